import type { LegendEntry } from '@/components/wargame/port'
import { COUNTERS, type CounterFacts } from '@/lib/games/moscow-1941/data/units'
import { faceIn } from './faces'
import type { MoscowWords } from './table-words'

const first = (is: (facts: CounterFacts) => boolean): string =>
  Object.keys(COUNTERS).find((id) => is(COUNTERS[id]!))!

/** What counters show: figures, and the states of a unit. */
export function legend({ tell }: MoscowWords): LegendEntry[] {
  const army = first(({ type }) => type === 'infantry')
  const entry = (text: string, id: string, state: 'fresh' | 'spent' | 'dispersed' = 'fresh') => ({
    ...{ text, badge: null },
    face: faceIn(id, state),
  })
  return [
    entry(tell('legend.figures'), army),
    entry(
      tell('legend.armour'),
      first(({ type }) => type === 'armor'),
    ),
    entry(
      tell('legend.shock'),
      first(({ type }) => type === 'shock'),
    ),
    entry(tell('legend.unit-spent'), army, 'spent'),
    entry(tell('legend.dispersed'), army, 'dispersed'),
  ]
}
