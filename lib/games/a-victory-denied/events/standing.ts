import type { Filed } from '../standing/orders'
import type { Side, State } from '../state'
import type { Reducers } from './change'

/** What is to be decided for a side while it does not act. */
export interface StandingFacts {
  /** What is to be decided for this side while it does not act; null: as the options of the game say. */
  OrdersFiled: { side: Side; orders: Filed | null }
  /** Somebody else plays this side: its standing orders count no more, in a battle that goes on neither. */
  OrdersVoided: { side: Side }
}

/** Where nothing was filed the state says nothing of it. */
export const withOrders = (
  state: State,
  field: 'standing' | 'standingInBattle',
  orders: Partial<Record<Side, Filed>>,
): State => {
  const { [field]: _old, ...hidden } = state.hidden
  return { ...state, hidden: Object.keys(orders).length > 0 ? { ...hidden, [field]: orders } : hidden }
}

/** Standing orders as they are when a battle begins hold until it ends. */
export const frozen = (state: State): State =>
  withOrders(state, 'standingInBattle', state.hidden.standing ?? {})

export const standing: Reducers<StandingFacts> = {
  OrdersFiled: (state, { side, orders }) => {
    const { [side]: _old, ...others } = state.hidden.standing ?? {}
    return withOrders(state, 'standing', orders ? { ...others, [side]: orders } : others)
  },
  OrdersVoided: (state, { side }) => {
    const { standing: { [side]: _now, ...now } = {}, standingInBattle: { [side]: _then, ...then } = {} } =
      state.hidden
    return withOrders(withOrders(state, 'standing', now), 'standingInBattle', then)
  },
}
