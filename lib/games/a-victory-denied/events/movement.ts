import { type CounterId, counterOf, type Hex, type Place } from '../state'
import { type Reducers, withActivation, withCounters } from './change'

/** 8: units move. */
export interface MovementFacts {
  UnitMoved: {
    unit: CounterId
    from: Place
    path: Hex[]
    normal: number | null
    road: number | null
    halted: boolean
  }
}

export const movement: Reducers<MovementFacts> = {
  UnitMoved: (state, { unit, path, normal, road, halted }) => {
    const before = state.table.activation?.march
    const from = before?.unit === unit ? before.from : counterOf(state.table, unit).at
    const moved = state.table.activation?.moved ?? []
    return withActivation(withCounters(state, [unit], { at: path.at(-1)! }), {
      march: { unit, from, normal, road, halted },
      moved: moved.includes(unit) ? moved : [...moved, unit],
    })
  },
}
