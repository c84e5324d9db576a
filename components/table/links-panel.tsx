'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import { requestId } from './api'
import { EmbedCode } from './embed-code'
import { knownTable, rememberTable } from './my-tables'
import { pagesApi } from './pages-api'
import { linkTo, ShareLink } from './share-link'
import { troubleIn } from './trouble'

type Kind = 'invite' | 'watch' | 'recover'
const FRAGMENT = { invite: 'join', watch: 'watch', recover: 'recover' } as const

interface Props {
  answer: GameAnswer
  kinds: readonly Kind[]
  /** Reads the table anew. */
  onChanged: () => Promise<void>
  /** They are made dead elsewhere. */
  keep?: boolean
}

/** The links this browser may give out: make, show, revoke. */
export function LinksPanel({ answer, kinds, onChanged, keep: stays = false }: Props) {
  const { ui, sideName } = useWords()
  const known = knownTable(answer.game)
  const [tokens, setTokens] = useState<Partial<Record<Kind, string>>>({
    invite: known?.invite,
    watch: known?.watch,
  })
  const [said, setSaid] = useState<UiWord | null>(null)
  /** What a link shows openly follows from the spectator link, so it is shown after the table was read anew. */
  const keep = async (kind: Kind, token: string | undefined) => {
    if (kind !== 'recover') rememberTable({ id: answer.game, [kind]: token })
    await onChanged()
    setTokens((before) => ({ ...before, [kind]: token }))
  }
  const make = async (kind: Kind) => {
    setSaid(null)
    const reply = await pagesApi.links(answer.game, { id: requestId(), make: kind })
    if ('ok' in reply) await keep(kind, reply.ok.token)
    else setSaid(troubleIn(reply))
  }
  const revoke = async (kind: Kind) => {
    const reply = await pagesApi.links(answer.game, { id: requestId(), revoke: kind })
    if ('ok' in reply) {
      await keep(kind, undefined)
      setSaid('link.revoked')
    } else setSaid(troubleIn(reply))
  }
  const open = answer.sought[0] ?? Object.keys(answer.players).find((side) => answer.players[side] === 'open')
  const shown = kinds.filter((kind) => kind in answer.links && (kind !== 'invite' || open))
  const labelOf = (kind: Kind) =>
    kind === 'invite' && answer.stage === 'join' && answer.challenge?.drawn
      ? ui('link.invite.drawn')
      : ui(`link.${kind}` as UiWord, { side: sideName(open ?? '') })
  return (
    <div className="grid gap-3">
      {answer.sought[0] ? (
        <p className="text-[15px]">{ui('affairs.sought', { side: sideName(answer.sought[0]) })}</p>
      ) : null}
      {shown.map((kind) => (
        <div key={kind} className="grid gap-2 rounded-2xl border border-line p-3">
          {tokens[kind] && answer.links[kind] ? (
            <ShareLink
              label={labelOf(kind)}
              main={kind === 'invite'}
              href={linkTo(answer, FRAGMENT[kind], tokens[kind])}
            />
          ) : (
            <>
              <Button onClick={() => make(kind)}>{ui(`link.make.${kind}` as UiWord)}</Button>
              {answer.links[kind] ? <p className="text-[15px] text-dim">{ui('link.live')}</p> : null}
            </>
          )}
          {kind === 'recover' ? <p className="text-[15px] text-dim">{ui('link.recover.hint')}</p> : null}
          {kind === 'watch' ? <EmbedCode answer={answer} /> : null}
          {answer.links[kind] && !stays ? (
            <Button look="quiet" className="text-[15px] underline" onClick={() => revoke(kind)}>
              {ui(`link.revoke.${kind}` as UiWord)}
            </Button>
          ) : null}
        </div>
      ))}
      <p role="status" className="text-[15px] text-dim">
        {said ? ui(said) : null}
      </p>
    </div>
  )
}
