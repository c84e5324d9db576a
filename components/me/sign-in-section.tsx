'use client'

import { useState } from 'react'
import { allWaiting } from '@/components/offline/kept-plans'
import type { Reply } from '@/components/table/api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { Door, Me } from '@/lib/play/me-api'
import { meApi } from './api'
import type { Act } from './me-page'
import { FIELD, Section } from './section'

/** Proper names, the same in every language. */
const NAMES: Readonly<Record<Exclude<Door, 'email'>, string>> = {
  github: 'GitHub',
  google: 'Google',
  discord: 'Discord',
}
const isNamed = (door: string): door is Exclude<Door, 'email'> => door in NAMES

/** Whoever should have been asked, or should have carried the letter, did not answer our server. */
const isAway = (reply: Reply<unknown>) => 'error' in reply && reply.status === 503

interface Props {
  doors: readonly Door[]
  identities: Me['identities']
  act: Act
}

/** The ways to come back on any device; nothing is said of ways that this server does not have. */
export function SignInSection({ doors, identities, act }: Props) {
  const { ui, language } = useWords()
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [unsent] = useState(allWaiting)
  const [warned, setWarned] = useState(false)
  if (doors.length === 0 && identities.length === 0) return null

  const others = doors.filter(isNamed).filter((door) => !identities.some(({ provider }) => provider === door))

  const write = async () => {
    setSent(null)
    const reply = await meApi.signIn({ door: 'email', address: address.trim(), language })
    if ('ok' in reply) {
      setTrouble(null)
      setSent(address.trim())
    } else if ('error' in reply && reply.status === 400) setTrouble(ui('me.mail.bad'))
    else setTrouble(isAway(reply) ? ui('me.mail.away') : ui(troubleIn(reply)))
  }
  const go = async (door: keyof typeof NAMES) => {
    // The link of a letter leads to a page that says so; from elsewhere one comes back signed in.
    if (unsent > 0 && !warned) return setWarned(true)
    const reply = await meApi.signIn({ door, back: '/me' })
    if ('ok' in reply && reply.ok.url) window.location.assign(reply.ok.url)
    else if ('ok' in reply || isAway(reply)) setTrouble(ui('me.with.away', { name: NAMES[door] }))
    else setTrouble(ui(troubleIn(reply)))
  }

  return (
    <Section title={ui(identities.length > 0 ? 'me.ways' : 'me.signIn')}>
      {identities.length > 0 ? (
        <ul className="grid gap-2">
          {identities.map((identity) => (
            <Identity key={identity.provider} identity={identity} act={act} />
          ))}
        </ul>
      ) : (
        <p>{ui('me.signIn.hint')}</p>
      )}
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
    </Section>
  )
}

/** One way to sign in. It takes a second tap to remove it, and before the last one goes it is said what that means. */
function Identity({ identity, act }: { identity: Me['identities'][number]; act: Act }) {
  const { ui } = useWords()
  const [asked, setAsked] = useState(false)
  const { provider, label, last } = identity
  const name = isNamed(provider) ? NAMES[provider] : ui('me.mail')
  const remove = () =>
    void act(meApi.removeIdentity({ provider: provider as Door, ...(last ? { sure: true } : {}) }))
  const what = ui(asked ? 'me.ways.remove.sure' : 'me.ways.remove')
  return (
    <li className="grid gap-2 rounded-xl border border-line px-3 py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-[14px] font-bold text-dim">{name}</p>
          <p className="font-bold break-all">{label}</p>
        </div>
        <Button
          look={asked ? 'warn' : 'second'}
          className="text-[15px]"
          aria-label={`${what}: ${name}`}
          onClick={() => (asked ? remove() : setAsked(true))}
        >
          {what}
        </Button>
      </div>
      {asked && last ? (
        <p role="alert" className="font-bold">
          {ui('me.ways.remove.last')}
        </p>
      ) : null}
    </li>
  )
}
