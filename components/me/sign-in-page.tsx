'use client'

import { useEffect, useState } from 'react'
import { allWaiting } from '@/components/offline/kept-plans'
import { noteWho } from '@/components/offline/wipe'
import { requestId } from '@/components/table/api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { SignInPeekAnswer } from '@/lib/play/me-api'
import type { UiWord } from '@/lib/words/words'
import { meApi } from './api'

const DEAD = 'signIn.dead'
/** A dead link is the end of it; with any other trouble the button stays. */
const troubleWith = (reply: Parameters<typeof troubleIn>[0]): UiWord =>
  'error' in reply && (reply.status === 400 || reply.status === 410) ? DEAD : troubleIn(reply)

/** What a link to sign in opens, before it is used; only the button uses it. */
export function SignInPage() {
  const { ui } = useWords()
  const [token, setToken] = useState<string | null>(null)
  const [peek, setPeek] = useState<SignInPeekAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const [busy, setBusy] = useState(false)
  // One id for all tries, so that a lost answer does not use the link up for nothing.
  const [id] = useState(requestId)

  useEffect(() => {
    const found = window.location.hash.slice(1)
    setToken(found)
    void meApi.peek(found).then((reply) => {
      if ('ok' in reply) setPeek(reply.ok)
      else setTrouble(troubleWith(reply))
    })
  }, [])

  const confirm = async () => {
    if (!token) return
    setBusy(true)
    setTrouble(null)
    const reply = await meApi.confirm({ id, token })
    if ('ok' in reply) {
      await noteWho(reply.ok, true)
      window.location.replace('/')
    } else {
      setBusy(false)
      setTrouble(troubleWith(reply))
    }
  }

  const who = peek?.kind === 'mail' ? peek.address : peek?.name
  // Whatever this device keeps goes with whom it was.
  const unsent = peek ? allWaiting() : 0
  return (
    <PlainPage figures="3-4">
      <h1 className="font-display text-3xl">{ui('signIn.title')}</h1>
      {peek && trouble !== DEAD ? (
        <>
          <p className="text-lg break-words">{who ? ui('signIn.as', { name: who }) : ui('signIn.guest')}</p>
          {peek.brings > 0 ? (
            <p>{ui(peek.brings === 1 ? 'signIn.brings.one' : 'signIn.brings', { n: peek.brings })}</p>
          ) : null}
          {peek.leaves > 0 ? <p>{ui('signIn.leaves', { n: peek.leaves })}</p> : null}
          {unsent > 0 ? (
            <p role="alert" className="font-bold">
              {ui('me.signOut.unsent', { n: unsent })}
            </p>
          ) : null}
          <Button look="primary" className="min-h-14 text-xl" disabled={busy} onClick={confirm}>
            {ui('signIn.confirm')}
          </Button>
          <p className="text-[15px] text-dim">{ui('signIn.hint')}</p>
        </>
      ) : null}
      {trouble ? (
        <p role="alert" className="font-bold">
          {ui(trouble)}
        </p>
      ) : null}
      {peek || trouble ? null : <p role="status">{ui('me.loading')}</p>}
      {trouble ? <TextLink href="/me">{ui(trouble === DEAD ? 'signIn.again' : 'me.title')}</TextLink> : null}
    </PlainPage>
  )
}
