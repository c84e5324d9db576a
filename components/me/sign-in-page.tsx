'use client'

import { useCallback, useEffect, useState } from 'react'
import { allWaiting } from '@/components/offline/kept-plans'
import { noteWho } from '@/components/offline/wipe'
import { requestId } from '@/components/table/api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { SignInPeekAnswer } from '@/lib/play/api/me'
import type { UiWord } from '@/lib/words/words'
import { meApi } from './api'

const DEAD = 'signIn.dead'
/** A dead link is the end of it; with any other trouble the button stays. */
const troubleWith = (reply: Parameters<typeof troubleIn>[0]): UiWord =>
  'error' in reply && (reply.status === 400 || reply.status === 410) ? DEAD : troubleIn(reply)

const isBarred = ({ lost, against }: SignInPeekAnswer): boolean => Boolean(lost || against)

/** What will follow in this browser, or why nothing can. */
function whatFollows(peek: SignInPeekAnswer): [UiWord, Record<string, string | number>?][] {
  const { brings, leaves, adds, stays, elsewhere, lost, against } = peek
  if (lost) return [['signIn.lost', { n: lost }]]
  if (against) return [['signIn.against', { n: against }]]
  const follows: [unknown, UiWord, Record<string, string | number>?][] = [
    [brings, brings === 1 ? 'signIn.brings.one' : 'signIn.brings', { n: brings }],
    [leaves, 'signIn.leaves', { n: leaves }],
    [adds, 'signIn.adds'],
    [stays, 'signIn.stays', { name: stays ?? '' }],
    [elsewhere, 'signIn.elsewhere'],
  ]
  return follows.flatMap(([holds, ...words]) => (holds ? [words] : []))
}

/** What a link to sign in opens, before it is used; only the button uses it. */
export function SignInPage() {
  const { ui } = useWords()
  const [token, setToken] = useState<string | null>(null)
  const [peek, setPeek] = useState<SignInPeekAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const [busy, setBusy] = useState(false)
  // One id for all tries, so that a lost answer does not use the link up for nothing.
  const [id] = useState(requestId)

  const look = useCallback(async (link: string) => {
    const reply = await meApi.peek(link)
    if ('ok' in reply) setPeek(reply.ok)
    else setTrouble(troubleWith(reply))
  }, [])
  useEffect(() => {
    const found = window.location.hash.slice(1)
    setToken(found)
    void look(found)
  }, [look])

  const confirm = async () => {
    if (!token) return
    setBusy(true)
    setTrouble(null)
    const reply = await meApi.confirm({ id, token })
    if ('ok' in reply) {
      await noteWho(reply.ok, true)
      window.location.replace(peek?.back ?? '/')
    } else {
      setBusy(false)
      // Something has come in between: what the link is for now says why it cannot be used here.
      if ('error' in reply && reply.error.error === 'refused') await look(token)
      else setTrouble(troubleWith(reply))
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
          {whatFollows(peek).map(([word, params]) => (
            <p key={word} className="break-words">
              {ui(word, params)}
            </p>
          ))}
          {isBarred(peek) ? (
            <TextLink href={peek.lost ? '/me' : '/'}>
              {ui(peek.lost ? 'signIn.again' : 'table.home')}
            </TextLink>
          ) : (
            <>
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
          )}
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
