'use client'

import { useEffect, useRef } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import type { GameControls } from '@/components/table/game-controls'
import { WIN } from '@/components/table/guide-due'
import { HintCard } from '@/components/table/hint-card'
import { useHints } from '@/components/table/use-hints'
import { Button } from '@/components/ui/button'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { hintIn, hintsNow } from './hints'
import type { Play } from './play'

interface Props {
  game: GameControls
  play: Play
  /** Something else is to be read first. */
  quiet: boolean
  /** Opens what tells how one wins. */
  onVictory: () => void
}

/** The guide through the first turn of a practice table: one thing at a time, above the prompt, gone when it has been followed. */
export function Coach({ game, play, quiet, onVictory }: Props) {
  const words = useTableWords()
  const { tell } = words
  const port = usePort()
  const { due, done, on, turn } = useHints()
  const { view, draft } = play
  const now = quiet || !on ? null : hintsNow(port, game.answer, view, draft.offer)
  const hint = now?.find(due) ?? null

  // Who has gone on to the next thing needs the last hint no more.
  const last = useRef<string | null>(null)
  useEffect(() => {
    const before = last.current
    if (before && now && !now.includes(before)) done(before)
    last.current = hint ?? (now ? null : before)
  }, [hint, now, done])
  // Whoever chooses something has done with how one wins.
  const begun = draft.order !== null || draft.set.length > 0
  useEffect(() => {
    if (hint === WIN && begun) done(WIN)
  }, [hint, begun, done])

  if (!hint) return null
  const link = 'shrink-0 px-1.5! text-[15px] underline'
  return (
    <HintCard
      title={tell('coach.title')}
      hint={hintIn(port, words, view, hint)}
      // A phone on its side has room for one or the other.
      className={draft.offer ? '[@media(max-height:30rem)]:hidden' : ''}
    >
      {/* How one wins is told with all its rules. */}
      {hint === WIN ? null : <RuleLink cite={port.guide[hint]!} className="mr-auto" />}
      <Button look="quiet" className={`${link} text-dim`} onClick={() => turn(false)}>
        {tell('coach.skip')}
      </Button>
      {hint === WIN ? (
        <Button look="quiet" className={link} onClick={onVictory}>
          {tell('coach.more')}
        </Button>
      ) : null}
      <Button look="quiet" className={link} onClick={() => done(hint)}>
        {tell('coach.done')}
      </Button>
    </HintCard>
  )
}
