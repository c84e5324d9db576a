'use client'

import { useState } from 'react'
import { allWaiting } from '@/components/offline/kept-plans'
import type { Reply } from '@/components/table/api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { Door, Me } from '@/lib/play/api/me'
import { meApi } from './api'
import { FIELD } from './field'

/** Proper names, the same in every language. */
export const NAMES: Readonly<Record<Exclude<Door, 'email'>, string>> = {
  github: 'GitHub',
  google: 'Google',
  discord: 'Discord',
}
export const isNamed = (door: string): door is Exclude<Door, 'email'> => door in NAMES

/** Whoever should have been asked, or should have carried the letter, did not answer our server. */
const isAway = (reply: Reply<unknown>) => 'error' in reply && reply.status === 503

interface Props {
  doors: readonly Door[]
  identities: Me['identities']
  /** Where one is to be afterwards; else where each way usually ends. */
  back?: string
}

/** The ways to prove who one is: a letter, or somebody who knows one. */
export function SignInWays({ doors, identities, back }: Props) {
  const { ui, language } = useWords()
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [unsent] = useState(allWaiting)
  const [warned, setWarned] = useState(false)

  const others = doors.filter(isNamed).filter((door) => !identities.some(({ provider }) => provider === door))

  const write = async () => {
    setSent(null)
    const reply = await meApi.signIn({
      door: 'email',
      address: address.trim(),
      language,
      ...(back ? { back } : {}),
    })
    if ('ok' in reply) {
      setTrouble(null)
      setSent(address.trim())
    } else if ('error' in reply && reply.status === 400) setTrouble(ui('me.mail.bad'))
    else setTrouble(isAway(reply) ? ui('me.mail.away') : ui(troubleIn(reply)))
  }
  const go = async (door: keyof typeof NAMES) => {
    // The link of a letter leads to a page that says so; from elsewhere one comes back signed in.
    if (unsent > 0 && !warned) return setWarned(true)
    const reply = await meApi.signIn({ door, back: back ?? '/me' })
    if ('ok' in reply && reply.ok.url) window.location.assign(reply.ok.url)
    else if ('ok' in reply || isAway(reply)) setTrouble(ui('me.with.away', { name: NAMES[door] }))
    else setTrouble(ui(troubleIn(reply)))
  }

  return (
    <>
      {doors.includes('email') ? (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void write()
          }}
        >
          <label className="grid gap-1 text-[15px] font-extrabold">
            {ui(
              identities.some(({ provider }) => provider === 'email') ? 'me.mail.another' : 'me.mail.address',
            )}
            <input
              type="email"
              required
              autoComplete="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              className={FIELD}
            />
          </label>
          <Button look={identities.length > 0 ? 'second' : 'primary'} type="submit">
            {ui('me.mail.send')}
          </Button>
        </form>
      ) : null}
      <p role="status" className="font-bold empty:hidden">
        {sent ? ui('me.mail.sent', { address: sent }) : null}
      </p>
      {trouble ? (
        <p role="alert" className="font-bold text-warn">
          {trouble}
        </p>
      ) : null}
      {warned ? (
        <p role="alert" className="font-bold">
          {ui('me.signOut.unsent', { n: unsent })}
        </p>
      ) : null}
      {others.map((door) => (
        <Button key={door} onClick={() => go(door)}>
          {ui('me.with', { name: NAMES[door] })}
        </Button>
      ))}
    </>
  )
}
