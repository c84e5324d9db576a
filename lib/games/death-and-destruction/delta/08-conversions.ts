import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import { besides, withCounters, withPart } from '../events/change'
import { type CounterId, counterOf } from '../state'
import type { Chapter } from './difference'

/** 8.28, 16.6: Guards corps take the place of corps of their type. */
const takesPlace =
  (base: (guard: CounterFacts, unit: CounterFacts) => boolean) =>
  (guard: CounterFacts, unit: CounterFacts): boolean =>
    guard.size === 'corps' && unit.size === 'corps' && unit.turn !== guard.turn
      ? unit.type === guard.type && unit.side === guard.side && !unit.name.includes('Guards')
      : base(guard, unit)

/** Steps of a corps less those that it has not, as it comes in: it has no more than it may have by its turn (8.31). */
const missing = (facts: CounterFacts, most: number): number =>
  facts.size === 'corps' && (facts.type === 'tank' || facts.type === 'mechanized')
    ? Math.max(0, facts.steps - most)
    : 0

/** 8.28: a Guards corps has as many steps as the one whose place it takes, and what lies beneath that (8.20). */
const GuardsFormed = besides<{ guard: CounterId; unit: CounterId }>(
  (after, { guard, unit }, { rules, open }) => {
    if (rules.counters[guard]!.size !== 'corps') return after
    const beneath = open.upgrades.beneath.map((one) => (one === unit ? guard : one)).sort()
    const { lost } = counterOf(open, unit)
    return withPart(withCounters(after, [guard], { lost }), 'upgrades', { beneath })
  },
)

/** 8.31: tank and mechanized corps come with as many steps as they may have. */
const Arrived = besides<{ soviet: readonly CounterId[] }>((after, { soviet }, { rules }) =>
  soviet.reduce((now, unit) => {
    const lost = missing(rules.counters[unit]!, rules.corpsSteps(now.table.turn))
    return lost > 0 ? withCounters(now, [unit], { lost }) : now
  }, after),
)

/** 8.25: a Guards brigade, and each step of Guards cavalry, pays for a whole step. */
const isHalf =
  (base: (unit: CounterFacts) => boolean) =>
  (unit: CounterFacts): boolean =>
    unit.becomes === null && unit.size !== 'army' && base(unit)

/** DD 8.25, 8.28, 8.31: Guards and corps. */
export const conversionsAndCorps: Chapter = {
  'DD 8.25': { rules: { isHalf } },
  'DD 8.28': { rules: { takesPlace }, events: { replace: { GuardsFormed } } },
  'DD 8.31': { events: { replace: { Arrived } } },
}
