import type { Line } from '@/lib/kernel/game'
import type { events as beginner } from '../events'
import { event, line, withCounters, withTable } from './change'
import { isSeen } from './fog'
import type { Rules } from './in-force'
import { keptSupply } from './movement-events'
import { sealed } from './mutual-events'
import { countedEntries, newEntries } from './reserve-events'
import type { CounterId, State, Viewer } from './state'

interface Told<Facts> {
  reduce?(state: State, facts: Facts, rules: Rules): State
  tell?(facts: Facts, viewer: Viewer, before: State, rules: Rules, after?: State): Line | null
}

/** A fact about units of one side, of which others are told no more than they see before or after it (14.7). */
export const ofSeen = <Rule extends object>(
  rule: Rule,
  unitsOf: 'units' | 'unit',
  when: readonly ('before' | 'after')[] = ['before', 'after'],
): Rule => {
  const { reduce, tell } = rule as Told<Record<string, unknown>>
  const told: Told<Record<string, unknown>> = {
    ...rule,
    tell: (facts, viewer, before, rules, after) => {
      const units = [facts[unitsOf]].flat() as CounterId[]
      if (rules.counters[units[0]!]!.side === viewer) return tell!(facts, viewer, before, rules)
      const states = { before, after: after ?? reduce!(before, facts, rules) }
      const seen = units.filter((unit) =>
        when.some((then) => isSeen(rules, states[then].table, unit, viewer)),
      )
      if (seen.length === 0) return null
      return tell!({ ...facts, [unitsOf]: unitsOf === 'units' ? seen : seen[0] }, viewer, before, rules)
    },
  }
  return told as Rule
}

/** How facts of a game are written of which that is so. */
export const unseen = <Event extends (rule: never) => object>(
  event: Event,
  ...how: Tail<Parameters<typeof ofSeen>>
): Event => ((rule: never) => ofSeen(event(rule), ...how)) as Event
type Tail<All extends unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never

/** A fact about units of one side that nobody else is told (3.3, 14.7). */
const ofOwner = <Rule extends object>(rule: Rule): Rule => {
  const { tell } = rule as Told<{
    units?: readonly CounterId[]
    places?: Readonly<Record<CounterId, unknown>>
  }>
  const told: typeof rule = {
    ...rule,
    tell: (...[facts, viewer, before, rules]: Parameters<NonNullable<typeof tell>>) => {
      const [unit = ''] = facts.units ?? Object.keys(facts.places!)
      return rules.counters[unit]?.side === viewer ? tell!(facts, viewer, before, rules) : null
    },
  }
  return told
}

/** Facts of the beginners of which the other side hears less (14.7, 8.1). */
export const replaced = {
  StackMoved: (base: typeof beginner.StackMoved) => ofSeen(keptSupply.StackMoved(base), 'units'),
  MovementEnded: keptSupply.MovementEnded,
  /** Others see how it stands in the end: what was laid over what on the way is nobody's but its owner's (3.3, 14.7). */
  ...{ UnitsStationed: ofOwner, UnitsTakenUp: ofOwner, RestPlaced: ofOwner },
  ReserveShifted: (base: typeof beginner.ReserveShifted) => ofSeen(base, 'units'),
  ReinforcementsPlaced: (base: typeof beginner.ReinforcementsPlaced) =>
    sealed(ofSeen(countedEntries(base), 'units', ['after']), ['units']),
  TurnBegan: newEntries,
  GuardsFormed: (base: typeof beginner.GuardsFormed) => sealed(ofSeen(base, 'unit'), ['guard', 'unit']),
  GuardsForfeited: (base: typeof beginner.GuardsForfeited) => sealed(base, ['units']),
  Reserved: (base: typeof beginner.Reserved) => sealed(ofSeen(base, 'units', ['after']), ['units']),
}

/** 14.7: what a stack shows. */
export const fogEvents = {
  NamesMixed: event({
    about:
      '3.2, 14.7: each untried unit of a kind stands where another of them was set up, which nobody is told',
    fields: ({ byCounter, counterId }) => ({ from: byCounter(counterId) }),
    reduce: (state, { from }) => {
      const { counters } = state.table
      const mixed = Object.entries(from).map(([unit, other]) => [unit, counters[other]!])
      return withTable(state, { counters: { ...counters, ...Object.fromEntries(mixed) } })
    },
  }),
  StackArranged: event({
    about: '14.7: this unit is put on top of its stack',
    fields: ({ counterId, count }) => ({ unit: counterId, above: count.describe('the highest is on top') }),
    reduce: (state, { unit, above }) => withCounters(state, [unit], { above }),
    tell: ({ unit }, viewer, _before, rules) =>
      rules.counters[unit]!.side === viewer ? line('PM 14.7', 'log-arranged', { unit }) : null,
  }),
}
