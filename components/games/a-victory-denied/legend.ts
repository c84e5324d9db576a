import type { LegendEntry } from '@/components/wargame/later-port'
import { COUNTERS, type CounterFacts } from '@/lib/games/a-victory-denied/data/counters'
import { faceOf } from './faces'
import { ISOLATED, UNSUPPLIED } from './pieces'
import type { AvdWords } from './table-words'

const first = (is: (facts: CounterFacts) => boolean): string => Object.values(COUNTERS).find(is)!.id

/** What counters show: figures, steps, and what may lie on them. */
export function legend({ tell }: AvdWords): LegendEntry[] {
  const motorized = first(({ motorized, reduced }) => motorized && reduced !== null)
  const foot = first(({ hq, motorized, reduced }) => !hq && !motorized && reduced !== null)
  const face = (id: string, reduced = false) => faceOf(id, { reduced })
  return [
    { text: tell('legend.motorized'), face: face(motorized), badge: null },
    { text: tell('legend.foot'), face: face(foot), badge: null },
    { text: tell('legend.reduced'), face: face(motorized, true), badge: null },
    { text: tell('legend.hq'), face: face(first(({ hq }) => hq)), badge: null },
    { text: tell('legend.unsupplied'), face: face(motorized), badge: UNSUPPLIED },
    { text: tell('legend.isolated'), face: face(foot), badge: ISOLATED },
  ]
}
