'use client'

import { Suspense, useEffect, useState } from 'react'
import { termsToldTo } from '@/components/challenge/terms'
import { gameOf } from '@/components/games'
import { useTellers } from '@/components/home/use-tellers'
import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { PeekAnswer } from '@/lib/play/api/seats'
import type { UiWord } from '@/lib/words/words'
import { type Reply, requestId } from './api'
import { enterWith } from './new-table'
import { pagesApi } from './pages-api'
import { troubleIn } from './trouble'

interface Props {
  id: string
  token: string
  onEntered: () => void
  /** For who plays here: he needs no link, unless it is to the seat of another account. */
  onPass?: (() => void) | undefined
}

/** A link is called dead only where the server says so; anything else may pass. */
const isDead = (reply: Reply<unknown>) => 'error' in reply && reply.error.error === 'gone'

/** What a link opens, before it is used; only the button uses it. */
export function EnterCard({ id, token, onEntered, onPass }: Props) {
  const words = useWords()
  const { ui, sideName } = words
  const [peek, setPeek] = useState<PeekAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const [busy, setBusy] = useState(false)
  const [declined, setDeclined] = useState(false)
  const terms = peek?.terms
  // Only where a turn is to be named.
  const teller = useTellers(terms?.here === undefined ? [] : [terms.kind])[terms?.kind ?? '']
  const [request] = useState(requestId)

  const look = async () => {
    setTrouble(null)
    const reply = await pagesApi.peek(id, { token })
    if ('ok' in reply && onPass && reply.ok.kind !== 'recover') onPass()
    else if ('ok' in reply) setPeek(reply.ok)
    // A part of a link is none.
    else if (!isDead(reply) && troubleIn(reply) !== 'trouble.bad-request') setTrouble(troubleIn(reply))
    else if (onPass) onPass()
    else setTrouble('enter.dead')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the card of another link is another card
  useEffect(() => void look(), [])

  const enter = async () => {
    if (!peek) return
    setBusy(true)
    const reply = await enterWith(id, token, peek, request)
    setBusy(false)
    if (!reply) return setTrouble('dice.changed')
    if ('ok' in reply) onEntered()
    else if (isDead(reply)) await tellWhy(peek)
    else setTrouble(troubleIn(reply))
  }
  /** The link has died since it was opened: nothing of it can be pressed any more. */
  const tellWhy = async (before: PeekAnswer) => {
    const reply = await pagesApi.peek(id, { token })
    if ('ok' in reply) return setPeek(reply.ok)
    setPeek(null)
    setTrouble(before.kind === 'invite' ? 'challenge.late' : 'enter.dead')
  }
  const decline = async () => {
    setBusy(true)
    const reply = await pagesApi.close(id, { id: requestId(), token })
    setBusy(false)
    if ('ok' in reply) setDeclined(true)
    else if (isDead(reply) && peek) await tellWhy(peek)
    else setTrouble(troubleIn(reply))
  }

  const params = { side: sideName(peek?.side ?? ''), title: peek?.title ?? '' }
  const drawn = peek?.drawn ? '.drawn' : ''
  const game = gameOf(peek?.terms?.kind ?? '')
  const about = game?.words.introduction
  const how = peek?.running ? '.running' : drawn
  return (
    <PlainPage figures={peek?.kind === 'watch' ? '?' : '3-4'}>
      {/* Its table is fetched meanwhile. */}
      <Suspense>{game ? <game.Scripts /> : null}</Suspense>
      <h1 className="font-display text-3xl">{peek?.title ?? ui('app.name')}</h1>
      {declined ? (
        <>
          <p role="status" className="text-lg font-bold">
            {ui('challenge.declined')}
          </p>
          <TextLink href="/">{ui('table.home')}</TextLink>
        </>
      ) : peek?.kind === 'closed' ? (
        <>
          <p role="status" className="text-lg font-bold">
            {ui(`closed.${peek.closed ?? 'withdrawn'}`)}
          </p>
          <TextLink href="/">{ui('table.home')}</TextLink>
        </>
      ) : peek?.across ? (
        <>
          <p role="status" className="text-lg font-bold">
            {ui('enter.across', params)}
          </p>
          {onPass ? <Button onClick={onPass}>{ui('enter.pass')}</Button> : null}
        </>
      ) : peek ? (
        <>
          {peek.kind === 'invite' ? (
            <p className="text-lg font-bold">
              {peek.from ? ui('enter.title.from', { name: peek.from }) : ui('enter.title')}
            </p>
          ) : null}
          <p>{ui(`enter.${peek.kind}.hint${peek.kind === 'invite' ? how : ''}` as UiWord, params)}</p>
          {peek.kind === 'invite' && about ? (
            <p className="text-[15px] leading-snug text-dim">{ui(about)}</p>
          ) : null}
          {peek.kind === 'invite' ? (
            <ul className="grid gap-1.5 text-[15px] leading-snug text-dim">
              {peek.terms
                ? termsToldTo(words, peek.terms, teller, 'pace.hint').map((term) => (
                    <li key={term}>{term}</li>
                  ))
                : null}
            </ul>
          ) : null}
          <Button look="primary" className="min-h-14 text-xl" onClick={enter} disabled={busy}>
            {ui(`enter.${peek.kind}${peek.kind === 'invite' ? drawn : ''}` as UiWord, params)}
          </Button>
          {peek.kind === 'invite' && !peek.running && !peek.open ? (
            <Button look="quiet" className="underline" onClick={decline} disabled={busy}>
              {ui('challenge.decline')}
            </Button>
          ) : null}
        </>
      ) : null}
      {trouble ? (
        <div role="alert" className="grid gap-1">
          <p className="font-bold">{ui(trouble)}</p>
          {trouble === 'enter.dead' ? <p className="text-dim">{ui('enter.dead.hint')}</p> : null}
        </div>
      ) : null}
      {peek || trouble ? null : <p role="status">{ui('table.loading')}</p>}
      {trouble && !peek && trouble !== 'enter.dead' && trouble !== 'challenge.late' ? (
        <Button onClick={look}>{ui('table.retry')}</Button>
      ) : null}
      {trouble ? <TextLink href="/">{ui('table.home')}</TextLink> : null}
    </PlainPage>
  )
}
