import { changesOf } from '@/lib/wargame/change'
import { type Activation, type Box, type Counter, type CounterId, counterOf, type State } from '../state'

export const { withTable, withHidden, withCounters, withBattle } = changesOf<State, Counter>(counterOf)

/** How every counter arrives (2.2.3). */
export const fresh = { reduced: false, oos: false, isolated: false }

/** A counter goes to a box: it comes back, if ever, at full strength and without marks (2.2.3). */
export const boxed = <S extends State>(state: S, ids: readonly CounterId[], at: Box): S =>
  withCounters(state, ids, { at, ...fresh })

export const withActivation = <S extends State>(state: S, change: Partial<Activation>): S =>
  state.table.activation ? withTable(state, { activation: { ...state.table.activation, ...change } }) : state
