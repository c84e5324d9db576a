import type { Battle, CounterId, Hex, Side } from '../state'
import { fresh, type Reducers, withActivation, withBattle, withCounters, withTable } from './change'
import { frozen, withOrders } from './standing'

/** 9.0 to 9.4: battles and their dice. */
export interface CombatFacts {
  BattleBegan: { battle: Battle }
  StukaFlown: { side: Side }
  DieThrown: {
    face: number
    sides: 6 | 10
    modifier: number
    /** Index of the column used; see data/charts COLUMNS. */
    column: number
    result: string
    suffers: Side | null
    steps: number
    retreat: number
  }
  EliteDrawn: { unit: CounterId }
  ElitePlaced: { unit: CounterId; at: Hex }
  /** 9.4.3: a 10, but nobody can be drawn or placed; row 9 counts. */
  EliteMissing: object
  BattleEnded: object
}

export const combat: Reducers<CombatFacts> = {
  BattleBegan: (state, { battle }) => {
    const fought = battle.attackers.map(({ unit }) => unit)
    const { activation } = state.table
    const next = withTable(frozen(state), { battle })
    return battle.kind === 'attack' && activation
      ? withActivation(next, {
          fought: [...activation.fought, ...fought],
          attacked: [...activation.attacked, battle.target],
        })
      : next
  },
  StukaFlown: (state) =>
    withTable(withBattle(state, { stuka: true }), {
      stukas: { ready: state.table.stukas.ready - 1, used: state.table.stukas.used + 1 },
    }),
  DieThrown: (state, { suffers, steps }) =>
    withBattle(state, { throws: (state.table.battle?.throws ?? 0) + 1, suffers, steps }),
  EliteDrawn: (state) => state,
  ElitePlaced: (state, { unit, at }) => {
    const { battle, activation } = state.table
    const next = withCounters(state, [unit], { at, ...fresh })
    return withActivation(
      withBattle(next, { attackers: [...(battle?.attackers ?? []), { unit, from: at }] }),
      activation ? { fought: [...activation.fought, unit], units: [...activation.units, unit] } : {},
    )
  },
  EliteMissing: (state) => state,
  BattleEnded: (state) => withTable(withOrders(state, 'standingInBattle', {}), { battle: null }),
}
