import type { Mode } from '@/lib/wargame/standing'
import { makeStanding, usualOf } from '@/lib/wargame/standing-rules'
import type { Situation } from '../in-force'
import type { Order } from '../orders'
import type { Side, State } from '../state'
import type { Avd } from '../world'
import { battles } from './battles'
import { type Choice, kinds } from './kinds'
import { phases } from './phases'
import type { Filed, StandingOrders } from './wishes'

export const rules = { ...battles, ...phases }

/** What holds in phases where nothing was filed of them: everybody is asked. */
const PHASES = usualOf(phases, 'ask')

/** Orders with all that their player has not spoken of. */
export const whole = (filed: Filed): StandingOrders => ({ ...PHASES, ...filed })

/** What holds where nothing was filed, as the options of the game have it for this side. */
export const usualOrders = (mode: Mode): StandingOrders => ({
  version: 1,
  ...usualOf(battles, mode),
  ...PHASES,
})

/** The orders of a side that count now: in a battle those that stood when it began. */
export function ordersInForce({ table, hidden }: State, side: Side): StandingOrders {
  const filed = (table.battle ? hidden.standingInBattle : hidden.standing)?.[side]
  return filed ? whole(filed) : usualOrders(table.options.offTurn[side])
}

const USUAL = usualOrders('auto')

/** How they decide for the player who is not acting. */
export const standing = makeStanding<Avd>({
  rules,
  kinds,
  open: ({ table }) => table,
  inForce: ordersInForce,
  usual: USUAL,
})

/** What orders say of a due choice; a lawful order. */
export const standingOrder = (at: Situation, due: Choice, orders = USUAL) =>
  standing.orderOf(at, due, orders) as Order
