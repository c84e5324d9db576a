'use client'

import { useEffect, useState } from 'react'
import { fetchPlanner } from '@/components/offline/planner'
import type { GameControls } from '@/components/table/game-controls'
import { Button } from '@/components/ui/button'
import type { GameAnswer } from '@/lib/play/api/game'
import { useLaterPort, usePort } from '../game'
import { UnitCard } from '../panels/unit-card'
import { dotted } from '../text/dotted'
import { useTableWords } from '../text/words'
import { byUnit, type Loss, proposedLosses } from './losses'
import type { Play } from './play'

/** What is proposed at this moment; empty: no losses are asked for, or it is still being thought of. */
function useLosses(answer: GameAnswer | null, play: Play): readonly Loss[] {
  const port = usePort()
  const { view } = play
  const later = useLaterPort(view.prompt.mine)
  const isAsked = view.prompt.mine && later?.loss?.(view) != null
  const [thought, setThought] = useState<{ of: GameAnswer; losses: readonly Loss[] } | null>(null)
  useEffect(() => {
    if (!answer || !later || !isAsked) return
    let gone = false
    const propose = (plan: Parameters<typeof proposedLosses>[2]) => {
      if (!gone)
        setThought({ of: answer, losses: proposedLosses(port, later, plan, { view, legal: answer.legal }) })
    }
    fetchPlanner(answer.kind).then(propose, () => propose(null))
    return () => {
      gone = true
    }
  }, [answer, later, isAsked, port, view])
  return isAsked && thought?.of === answer ? thought.losses : []
}

/** Whose steps are to be lost: filled in already, to be accepted as one or changed unit by unit. */
export function LossesCard({ game, play }: { game: GameControls; play: Play }) {
  const words = useTableWords()
  const { tell, own } = words
  const port = usePort()
  const losses = useLosses(game.answer, play)
  if (losses.length === 0) return null
  return (
    <section
      aria-label={tell('losses.title')}
      data-testid="losses"
      className="mt-2 grid gap-2 rounded-xl border border-line px-3 pt-2 pb-3"
    >
      <p className="text-[15px] leading-snug text-dim">{tell('losses.title')}</p>
      <ul className="grid gap-1">
        {byUnit(losses).map(({ last: { view, offer, perils }, n }) => {
          const line = port.line(words, view, offer)
          return (
            <li key={offer.key} className="flex items-center gap-2 text-[15px] leading-tight">
              {offer.unit ? <UnitCard view={view} unit={offer.unit} size={36} /> : null}
              <span>
                {dotted([
                  n > 1 ? tell('losses.times', { n, line }) : line,
                  ...perils.slice(0, 1).map(({ key, params }) => own(key, params)),
                ])}
              </span>
            </li>
          )
        })}
      </ul>
      {/* However many lose steps, and whatever is told above: one need not look for it. */}
      <div className="sticky bottom-0 -mx-3 -mb-3 flex gap-2 rounded-b-xl bg-ground px-3 pt-1 pb-3">
        <Button className="flex-1" disabled={game.busy} onClick={() => play.next(1)}>
          {tell('losses.change')}
        </Button>
        <Button
          look="primary"
          className="flex-[1.7]"
          disabled={game.busy}
          data-testid="accept-losses"
          aria-keyshortcuts="Control+Enter"
          onClick={() => void game.send(losses.map(({ order }) => order))}
        >
          {tell('losses.accept')}
        </Button>
      </div>
    </section>
  )
}
