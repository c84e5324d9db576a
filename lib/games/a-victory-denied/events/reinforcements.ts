import { COUNTERS } from '../data/counters'
import type { Box, CounterId, Hex } from '../state'
import { boxed, fresh, type Reducers, withCounters, withTable } from './change'

/** 11: who arrives. */
export interface ReinforcementFacts {
  ReinforcementBegan: object
  Reinforced: { unit: CounterId; at: Hex; from: Box; cost: number }
  /** A PVO, elite or escapee for which there is no lawful hex. */
  NotPlaced: { unit: CounterId; to: Box }
  EliteArrived: { unit: CounterId }
  StarsJoined: { face: number; units: CounterId[] }
  UnitsStaged: { units: CounterId[] }
}

export const reinforcements: Reducers<ReinforcementFacts> = {
  ReinforcementBegan: (state) => withTable(state, { escapeBonus: false, starHexes: [] }),
  Reinforced: (state, { unit, at }) => {
    const star = COUNTERS[unit]!.colour === 'star'
    const next = withCounters(state, [unit], { at, ...fresh })
    return star ? withTable(next, { starHexes: [...state.table.starHexes, at] }) : next
  },
  NotPlaced: (state, { unit, to }) => boxed(state, [unit], to),
  EliteArrived: (state) => state,
  StarsJoined: (state, { units }) => boxed(state, units, 'reserve'),
  UnitsStaged: (state, { units }) => boxed(state, units, 'staging'),
}
