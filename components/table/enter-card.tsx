'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { PeekAnswer } from '@/lib/play/api'
import type { UiWord } from '@/lib/words/words'
import { api, randomHex, requestId } from './api'
import { zoneHere } from './clock'
import { troubleIn } from './trouble'

interface Props {
  id: string
  token: string
  onEntered: () => void
}

/** What a link opens, before it is used; only the button uses it. */
export function EnterCard({ id, token, onEntered }: Props) {
  const { ui, sideName } = useWords()
  const [peek, setPeek] = useState<PeekAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const [busy, setBusy] = useState(false)
  // One id for all tries, so that a lost answer does not use the link up for nothing.
  const [request] = useState(() => ({ id: requestId(), nonce: randomHex(32) }))

  useEffect(() => {
    let gone = false
    void api.peek(id, { token }).then((reply) => {
      if (gone) return
      if ('ok' in reply) setPeek(reply.ok)
      else setTrouble('error' in reply ? 'enter.dead' : 'table.offline')
    })
    return () => {
      gone = true
    }
  }, [id, token])

  const enter = async () => {
    if (!peek) return
    setBusy(true)
    const dice =
      peek.kind === 'invite' ? { commitment: peek.commitment, nonce: request.nonce, zone: zoneHere() } : {}
    const reply = await api.enter(id, { id: request.id, token, ...dice })
    setBusy(false)
    if ('ok' in reply) onEntered()
    else setTrouble(troubleIn(reply))
  }

  const params = { side: sideName(peek?.side ?? ''), title: peek?.title ?? '' }
  return (
    <PlainPage figures={peek?.kind === 'watch' ? '?' : '3-4'}>
      <h1 className="font-display text-3xl">{peek?.title ?? ui('app.name')}</h1>
      {peek ? (
        <>
          {peek.kind === 'invite' ? <p className="text-lg font-bold">{ui('enter.title')}</p> : null}
          <p>{ui(`enter.${peek.kind}.hint` as UiWord, params)}</p>
          <Button look="primary" className="min-h-14 text-xl" onClick={enter} disabled={busy}>
            {ui(`enter.${peek.kind}` as UiWord, params)}
          </Button>
        </>
      ) : null}
      {trouble ? (
        <div role="alert" className="grid gap-1">
          <p className="font-bold">{ui(trouble)}</p>
          {peek ? null : <p className="text-dim">{ui('enter.dead.hint')}</p>}
        </div>
      ) : null}
      {peek || trouble ? null : <p role="status">{ui('table.loading')}</p>}
      {trouble ? <TextLink href="/">{ui('table.home')}</TextLink> : null}
    </PlainPage>
  )
}
