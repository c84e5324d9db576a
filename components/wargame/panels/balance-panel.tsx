'use client'

import { use, useEffect } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { firstOf } from '@/components/table/log'
import { Button } from '@/components/ui/button'
import { useTableGame } from '../game'
import { lossesOf } from '../past/losses'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'

interface Props {
  game: GameControls
  view: TableView
  /** Opens what tells how the score is counted. */
  onVictory: () => void
}

/** How both sides stand when a game is over: their score, and what each has lost in the whole of it. */
export function BalancePanel({ game, view, onVictory }: Props) {
  const { tell, sideName } = useTableWords()
  const { port, later } = useTableGame()
  const { lost } = use(later())
  const { log, readBack } = game
  const isWhole = firstOf(log) === 0
  useEffect(() => {
    if (!isWhole) void readBack({ from: 0 })
  }, [isWhole, readBack])
  const losses = lossesOf(log, lost, port.sideOf)
  return (
    // Who reads on has seen it, and wants the room.
    <div className="in-data-[stop=full]:hidden in-data-[stop=half]:hidden">
      <dl
        className="mb-1 grid grid-cols-[auto_auto_1fr] items-baseline gap-x-4 text-[15px]"
        data-testid="balance"
      >
        {Object.entries(port.score(view)).map(([side, score]) => (
          <div key={side} className="contents">
            <dt className="font-bold">{sideName(side)}</dt>
            <dd className="font-figures text-[17px] font-bold">
              <span aria-hidden className="text-mark">
                ★
              </span>{' '}
              {score}
            </dd>
            <dd className="text-dim">{isWhole ? tell('over.lost', { n: losses.get(side) ?? 0 }) : ''}</dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" className="-ml-4 text-[15px] underline" onClick={onVictory}>
        {tell('victory.title')}
      </Button>
    </div>
  )
}
