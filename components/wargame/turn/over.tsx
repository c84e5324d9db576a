'use client'

import { Suspense } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import type { GameControls } from '@/components/table/game-controls'
import { sayLine } from '@/components/table/log-line'
import { BalancePanel } from '../panels/balance-panel'
import type { Result, TableView } from '../port'
import { useTableWords } from '../text/words'

interface Props {
  game: GameControls
  view: TableView
  result: Result
  /** Opens what tells how the score is counted. */
  onVictory: () => void
}

/** How it ended; to who has won that he has, unless he played both sides; and how both stand. */
export function Over({ game, view, result, onVictory }: Props) {
  const { seats, result: ended } = game.answer!
  const words = useTableWords()
  const { own, say } = words
  const { winner, cite } = result
  const isMine = seats.length === 1 && seats[0] === winner
  const why = ended?.why
  const settled = why?.key.startsWith('table.') ? sayLine(words, why, say) : null
  return (
    <>
      <div className="mb-1">
        <p className="font-display text-2xl">{own(isMine ? 'over.mine' : `over.${winner}`)}</p>
        <p className="text-[15px]">
          {settled ?? say(result.why)} {settled ? null : <RuleLink cite={cite} className="text-dim" />}
        </p>
      </div>
      <Suspense fallback={<div className="min-h-12" />}>
        <BalancePanel {...{ game, view, onVictory }} />
      </Suspense>
    </>
  )
}
