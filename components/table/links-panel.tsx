'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { GameAnswer } from '@/lib/play/api'
import { sideName, type UiWord, ui } from '@/lib/words/en'
import { api, requestId } from './api'
import { knownTable, rememberTable } from './my-tables'
import { linkTo, ShareLink } from './share-link'

type Kind = 'invite' | 'watch' | 'recover'
const FRAGMENT = { invite: 'join', watch: 'watch', recover: 'recover' } as const

interface Props {
  answer: GameAnswer
  kinds: readonly Kind[]
  onChanged: () => void
}

/** The links this browser may give out: make, show, revoke. */
export function LinksPanel({ answer, kinds, onChanged }: Props) {
  const known = knownTable(answer.game)
  const [tokens, setTokens] = useState<Partial<Record<Kind, string>>>({
    invite: known?.invite,
    watch: known?.watch,
  })
  const [said, setSaid] = useState('')
  const keep = (kind: Kind, token: string | undefined) => {
    setTokens((before) => ({ ...before, [kind]: token }))
    if (kind !== 'recover') rememberTable({ id: answer.game, [kind]: token })
    onChanged()
  }
  const make = async (kind: Kind) => {
    setSaid('')
    const reply = await api.links(answer.game, { id: requestId(), make: kind })
    if ('ok' in reply) keep(kind, reply.ok.token)
    else setSaid('error' in reply ? reply.error.message : ui('table.offline'))
  }
  const revoke = async (kind: Kind) => {
    const reply = await api.links(answer.game, { id: requestId(), revoke: kind })
    if ('ok' in reply) {
      keep(kind, undefined)
      setSaid(ui('link.revoked'))
    } else setSaid('error' in reply ? reply.error.message : ui('table.offline'))
  }
  const open = Object.keys(answer.players).find((side) => answer.players[side] === 'open')
  const shown = kinds.filter((kind) => kind in answer.links && (kind !== 'invite' || open))
  return (
    <div className="grid gap-5">
      {shown.map((kind) => (
        <div key={kind} className="grid gap-2">
          {tokens[kind] && answer.links[kind] ? (
            <ShareLink
              label={ui(`link.${kind}` as UiWord, { side: sideName(open ?? '') })}
              href={linkTo(answer.game, FRAGMENT[kind], tokens[kind])}
            />
          ) : (
            <>
              <Button onClick={() => make(kind)}>{ui(`link.make.${kind}` as UiWord)}</Button>
              {answer.links[kind] ? <p className="text-[15px] text-dim">{ui('link.live')}</p> : null}
            </>
          )}
          {kind === 'recover' ? <p className="text-[15px] text-dim">{ui('link.recover.hint')}</p> : null}
          {answer.links[kind] ? (
            <Button look="quiet" className="text-[15px] underline" onClick={() => revoke(kind)}>
              {ui(`link.revoke.${kind}` as UiWord)}
            </Button>
          ) : null}
        </div>
      ))}
      <p role="status" className="text-[15px] text-dim">
        {said}
      </p>
    </div>
  )
}
