'use client'

import { PlanCard } from '@/components/offline/plan-card'
import type { PlanControls } from '@/components/offline/use-plan'
import type { View } from '@/lib/games/a-victory-denied/view'
import { plannedLine } from './planned-line'
import { useTableWords } from './words'

/** Orders of this game that wait to be sent. */
export function PlanPanel({ plan, busy }: { plan: PlanControls; busy: boolean }) {
  const words = useTableWords()
  const { table } = plan.base as View
  return <PlanCard plan={plan} busy={busy} tell={(order) => plannedLine(words, table, order)} />
}
