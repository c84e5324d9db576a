'use client'

import { useEffect, useRef } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { useHints } from '@/components/table/use-hints'
import { Button } from '@/components/ui/button'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import type { Play } from './play'

interface Props {
  game: GameControls
  play: Play
  /** Something else is to be read first. */
  quiet: boolean
}

/** A word of help for the first practice table: one at a time, above the prompt, gone when it has been followed. */
export function Coach({ game, play, quiet: other }: Props) {
  const { tell, own } = useTableWords()
  const port = usePort()
  const { due, done, on } = useHints()
  const { answer } = game
  const practice = answer?.mode === 'computer' || answer?.mode === 'hotseat'
  const quiet = !practice || !on || answer.computerToMove || other
  const now = quiet ? [] : port.coach(play.view, play.draft.offer !== null, answer.mayTakeBack)
  const hint = now.find(due) ?? null

  // Who has gone on to the next thing needs the last hint no more.
  const last = useRef<string | null>(null)
  useEffect(() => {
    const before = last.current
    if (before && !quiet && !now.includes(before)) done(before)
    last.current = hint ?? (quiet ? before : null)
  }, [hint, now, quiet, done])

  if (!hint) return null
  return (
    <aside
      aria-label={tell('coach.title')}
      data-testid="coach"
      className="mb-2 flex items-center gap-1 rounded-xl in-data-[stop=full]:hidden [@media(max-height:30rem)]:in-data-[stop=half]:hidden border border-mark bg-mark/12 py-1 pl-3 text-[15px] leading-snug"
    >
      <p className="grow">{own(`coach.${hint}`)}</p>
      <Button look="quiet" className="shrink-0 px-3 text-[15px] underline" onClick={() => done(hint)}>
        {tell('coach.done')}
      </Button>
    </aside>
  )
}
