import type { z } from 'zod'
import { eventRule, type Side } from './ruleset'

/** Where a state keeps what each side has filed, and what counts in the battle that goes on. */
type Field = 'standing' | 'standingInBattle'
type Orders<Filed> = { [Whose in Side]?: Filed | undefined }
interface Keeping<Filed> {
  readonly hidden: { readonly [Kept in Field]?: Orders<Filed> | undefined }
}
interface Forms<Filed> {
  side: z.ZodType<Side>
  standingSchema: z.ZodType<Filed, Filed>
}

/** Facts about standing orders, for a game that keeps them in its hidden half. */
export function standingFacts<Filed, State extends Keeping<Filed>, Pieces extends Forms<Filed>>() {
  const event = eventRule<State, Pieces>()

  /** Where nothing was filed the state says nothing of it. */
  const withOrders = <S extends State>(state: S, field: Field, orders: Orders<Filed>): S => {
    const { [field]: _old, ...hidden } = state.hidden
    return { ...state, hidden: Object.keys(orders).length > 0 ? { ...hidden, [field]: orders } : hidden }
  }

  return {
    withOrders,

    /** Standing orders as they are when a battle begins hold until it ends. */
    frozen: <S extends State>(state: S): S =>
      withOrders(state, 'standingInBattle', state.hidden.standing ?? {}),

    /** What is to be decided for a side while it does not act. The table tells its owner, so that no log does. */
    standing: {
      OrdersFiled: event({
        about: 'standing orders, a secret of this side; null: none from now on',
        fields: ({ side, standingSchema }) => ({ side, orders: standingSchema.nullable() }),
        reduce: (state, { side, orders }) => {
          const { [side]: _old, ...others } = state.hidden.standing ?? {}
          return withOrders(state, 'standing', orders ? { ...others, [side]: orders } : others)
        },
      }),
      OrdersVoided: event({
        about: 'somebody else plays this side: its standing orders count no more, wherever they are in force',
        fields: ({ side }) => ({ side }),
        reduce: (state, { side }) => {
          const {
            standing: { [side]: _now, ...now } = {},
            standingInBattle: { [side]: _then, ...then } = {},
          } = state.hidden
          return withOrders(withOrders(state, 'standing', now), 'standingInBattle', then)
        },
      }),
    },
  }
}
