import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import type { events } from '@/lib/games/proud-monster/full/events'
import type { Rules as Ours } from '../in-force'
import { counterOf, type State } from '../state'
import type { Chapter } from './difference'

type Formed = (typeof events)['GuardsFormed']
type Arrived = (typeof events)['Arrived']

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
const GuardsFormed = (base: Formed): Formed => ({
  ...base,
  reduce: (state, facts, rules) => {
    const after = base.reduce!(state, facts, rules)
    const { guard, unit } = facts
    const guards = (rules as unknown as Ours).counters[guard]!
    if (guards.size !== 'corps') return after
    const { table } = state as unknown as State
    const { lost } = counterOf(table, unit)
    const counters = { ...after.table.counters, [guard]: { ...after.table.counters[guard]!, lost } }
    const beneath = table.upgrades.beneath.map((one) => (one === unit ? guard : one)).sort()
    return { ...after, table: { ...after.table, counters, upgrades: { ...table.upgrades, beneath } } }
  },
})

/** 8.31: tank and mechanized corps come with as many steps as they may have. */
const ArrivedByTurn = (base: Arrived): Arrived => ({
  ...base,
  reduce: (state, facts, rules) => {
    const after = base.reduce!(state, facts, rules)
    const { counters: printed, corpsSteps } = rules as unknown as Ours
    const counters = { ...after.table.counters }
    for (const unit of facts.soviet) {
      const lost = missing(printed[unit]!, corpsSteps(after.table.turn))
      if (lost > 0) counters[unit] = { ...counters[unit]!, lost }
    }
    return { ...after, table: { ...after.table, counters } }
  },
})

/** 8.25: a Guards brigade, and each step of Guards cavalry, pays for a whole step. */
const isHalf =
  (base: (unit: CounterFacts) => boolean) =>
  (unit: CounterFacts): boolean =>
    unit.becomes === null && unit.size !== 'army' && base(unit)

/** DD 8.25, 8.28, 8.31: Guards and corps. */
export const conversionsAndCorps: Chapter = {
  'DD 8.25': { rules: { replace: { isHalf } } },
  'DD 8.28': { rules: { replace: { takesPlace } }, events: { replace: { GuardsFormed } } },
  'DD 8.31': { events: { replace: { Arrived: ArrivedByTurn } } },
}
