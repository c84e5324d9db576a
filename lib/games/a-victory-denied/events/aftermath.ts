import type { Box, CounterId, Hex } from '../state'
import { boxed, type Reducers, withBattle, withCounters } from './change'

/** 9.4.2, 9.5, 9.6: losses, retreats and advances. */
export interface AftermathFacts {
  StepLost: { unit: CounterId; to: Box | null; why: 'result' | 'zoc' | 'pvo' | 'no-retreat' }
  RetreatBegan: { hexes: Record<CounterId, number> }
  UnitRetreated: { unit: CounterId; path: Hex[] }
  UnitAdvanced: { unit: CounterId; path: Hex[] }
}

export const aftermath: Reducers<AftermathFacts> = {
  StepLost: (state, { unit, to, why }) => {
    const { battle } = state.table
    const { [unit]: _lost, ...retreat } = battle?.retreat ?? {}
    const next = to
      ? withBattle(boxed(state, [unit], to), { retreat })
      : withCounters(state, [unit], { reduced: true })
    return why === 'result' ? withBattle(next, { steps: (battle?.steps ?? 1) - 1 }) : next
  },
  RetreatBegan: (state, { hexes }) => withBattle(state, { retreat: hexes }),
  UnitRetreated: (state, { unit, path }) => {
    const { [unit]: _done, ...retreat } = state.table.battle?.retreat ?? {}
    const went = { ...state.table.battle?.went, [unit]: path }
    const last = path.at(-1)
    return withBattle(last ? withCounters(state, [unit], { at: last }) : state, { retreat, went })
  },
  UnitAdvanced: (state, { unit, path }) =>
    withBattle(withCounters(state, [unit], { at: path.at(-1)! }), {
      went: { ...state.table.battle?.went, [unit]: path },
    }),
}
