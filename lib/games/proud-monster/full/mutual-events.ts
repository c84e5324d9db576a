import { event, line, list, withTable } from './change'
import { isSeen } from './fog'
import type { Rules } from './in-force'
import { keptBefore } from './mutual'
import type { CounterId, State, Viewer } from './state'

interface Sealed {
  reduce?(state: State, facts: object, rules: object): State
  tell?(facts: object, viewer: Viewer, before: State, rules: Rules, after?: State): unknown
}

/** 8.1: a fact of the Mutual Reinforcement Phase, of which others hear nothing before it is opened. */
export const sealed = <Rule extends object>(rule: Rule, unitsOf: readonly string[]): Rule => {
  const base = rule as Sealed
  const wrapped: Sealed = {
    ...rule,
    reduce: (state, facts, rules) => {
      const after = base.reduce!(state, facts, rules)
      const units = unitsOf.flatMap((field) => (facts as Record<string, string | string[]>)[field]!)
      return { ...after, table: keptBefore(state.table, after.table, units) }
    },
    tell: (facts, viewer, before, rules, after) =>
      before.table.phase === 'reinforcement' && viewer !== 'soviet'
        ? null
        : base.tell!(facts, viewer, before, rules, after),
  }
  return wrapped as Rule
}

/** 8.1: what both sides did in the Mutual Reinforcement Phase lies open. */
export const mutualEvents = {
  MutualOpened: event({
    about: '8.1: what the Soviet has placed and formed in this phase is seen',
    reduce: (state) => withTable(state, { mutual: null }),
    tell: (_facts, viewer, before, rules) => {
      if (viewer === 'soviet') return null
      const after = withTable(before, { mutual: null })
      const units = seenSince(before, rules as Rules, (unit) =>
        isSeen(rules as Rules, after.table, unit, viewer),
      )
      const hexes = [...new Set(units.map((unit) => before.table.counters[unit]!.at))]
      return units.length > 0 ? line('PM 8.1', 'log-opened', { units: list(units) }, hexes) : null
    },
  }),
}

/** Units that have come onto the map in the phase, of those that somebody sees. */
const seenSince = ({ table }: State, { board }: Rules, isThere: (unit: CounterId) => boolean): CounterId[] =>
  Object.keys(table.mutual?.counters ?? {})
    .filter((unit) => board.has(table.counters[unit]!.at) && isThere(unit))
    .sort()
