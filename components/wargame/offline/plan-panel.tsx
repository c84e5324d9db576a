'use client'

import { PlanCard } from '@/components/offline/plan-card'
import type { PlanControls } from '@/components/table/game-controls'
import { usePort } from '../game'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { plannedLine } from './planned-line'

/** Orders of this game that wait to be sent. */
export function PlanPanel({ plan, busy }: { plan: PlanControls; busy: boolean }) {
  const words = useTableWords()
  const port = usePort()
  return (
    <PlanCard
      plan={plan}
      busy={busy}
      tell={(order) => plannedLine(port, words, plan.base as TableView, order)}
    />
  )
}
