'use client'

import { useEffect, useRef } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import type { GameControls } from '@/components/table/game-controls'
import { useHints } from '@/components/table/use-hints'
import { Button } from '@/components/ui/button'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { WIN } from './guide'
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
export function Coach({ game, play, quiet: other, onVictory }: Props) {
  const { tell, own } = useTableWords()
  const port = usePort()
  const { due, done, on, turn } = useHints()
  const { answer } = game
  const quiet = !answer || !on || answer.computerToMove || other
  const asked = quiet ? [] : port.coach(play.view, play.draft.offer !== null, answer.mayTakeBack)
  const now = asked.length > 0 ? [WIN, ...asked] : []
  const hint = now.find(due) ?? null

  // Who has gone on to the next thing needs the last hint no more.
  const last = useRef<string | null>(null)
  useEffect(() => {
    const before = last.current
    if (before && !quiet && !now.includes(before)) done(before)
    last.current = hint ?? (quiet ? before : null)
  }, [hint, now, quiet, done])
  // Whoever chooses something has done with how one wins.
  const begun = play.draft.order !== null || play.draft.set.length > 0
  useEffect(() => {
    if (hint === WIN && begun) done(WIN)
  }, [hint, begun, done])

  if (!hint) return null
  const all = Object.keys(port.guide)
  const link = 'shrink-0 px-2 text-[15px] underline'
  return (
    <aside
      aria-label={tell('coach.title')}
      data-testid="coach"
      className={`mb-2 rounded-xl in-data-[stop=full]:hidden [@media(max-height:30rem)]:in-data-[stop=half]:hidden border border-mark bg-mark/12 pt-2 pl-3 text-[15px] leading-snug ${
        // A phone on its side has room for one or the other.
        play.draft.offer ? '[@media(max-height:30rem)]:hidden' : ''
      }`}
    >
      <p className="pr-3">
        <span className="text-dim">{tell('coach.step', { n: all.indexOf(hint) + 1, of: all.length })}</span>{' '}
        {own(`coach.${hint}.${play.view.viewer}`, {}, own(`coach.${hint}`))}
      </p>
      <div className="flex flex-wrap items-center justify-end">
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
      </div>
    </aside>
  )
}
