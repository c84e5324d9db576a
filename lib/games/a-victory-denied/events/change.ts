import {
  type Activation,
  type Battle,
  type Box,
  type Counter,
  type CounterId,
  counterOf,
  type Hidden,
  type State,
  type Table,
} from '../state'

/** Name of a fact -> what it changes. No rule is judged here. */
export type Reducers<Facts> = {
  [Type in keyof Facts]: (state: State, event: { type: Type } & Facts[Type]) => State
}

export const withTable = (state: State, change: Partial<Table>): State => ({
  ...state,
  table: { ...state.table, ...change },
})

export const withHidden = (state: State, change: Partial<Hidden>): State => ({
  ...state,
  hidden: { ...state.hidden, ...change },
})

export const withCounters = (state: State, ids: readonly CounterId[], change: Partial<Counter>): State => {
  const counters = { ...state.table.counters }
  for (const id of ids) counters[id] = { ...counterOf(state.table, id), ...change }
  return withTable(state, { counters })
}

/** How every counter arrives (2.2.3). */
export const fresh = { reduced: false, oos: false, isolated: false }

/** A counter goes to a box: it comes back, if ever, at full strength and without marks (2.2.3). */
export const boxed = (state: State, ids: readonly CounterId[], at: Box) =>
  withCounters(state, ids, { at, ...fresh })

export const withActivation = (state: State, change: Partial<Activation>): State =>
  state.table.activation ? withTable(state, { activation: { ...state.table.activation, ...change } }) : state

export const withBattle = (state: State, change: Partial<Battle>): State =>
  state.table.battle ? withTable(state, { battle: { ...state.table.battle, ...change } }) : state

export const without = <Item>(items: readonly Item[], item: Item): Item[] => {
  const at = items.indexOf(item)
  return at < 0 ? [...items] : [...items.slice(0, at), ...items.slice(at + 1)]
}
