import type { Box, CounterId } from '../state'
import { boxed, type Reducers, withCounters } from './change'

/** 10: what the Supply chit brings. */
export interface SupplyFacts {
  MarksCleared: object
  MarkedOutOfSupply: { unit: CounterId }
  IsolationJudged: { isolated: CounterId[]; freed: CounterId[] }
  Disbanded: { unit: CounterId; to: Box }
}

export const supply: Reducers<SupplyFacts> = {
  MarksCleared: (state) => {
    const marked = Object.keys(state.table.counters).filter((id) => state.table.counters[id]!.oos)
    return withCounters(state, marked, { oos: false })
  },
  MarkedOutOfSupply: (state, { unit }) => withCounters(state, [unit], { oos: true }),
  IsolationJudged: (state, { isolated, freed }) =>
    withCounters(withCounters(state, freed, { isolated: false }), isolated, { isolated: true }),
  Disbanded: (state, { unit, to }) => boxed(state, [unit], to),
}
