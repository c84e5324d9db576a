import type { Mode } from '@/lib/wargame/standing'
import { makeStanding, usualOf } from '@/lib/wargame/standing-rules'
import type { Situation } from '../in-force'
import type { Order } from '../orders'
import type { Side, State } from '../state'
import type { Moscow } from '../world'
import { patrol } from './air'
import { battles } from './battles'
import { type Choice, kinds } from './kinds'
import type { StandingOrders } from './wishes'

export const rules = { ...battles, patrol }

/** What holds where nothing was filed, as the options of the game have it for this side. */
export const usualOrders = (mode: Mode): StandingOrders => ({ version: 1, ...usualOf(rules, mode) })

/** The orders of a side that count now: in a battle those that stood when it began. */
export const ordersInForce = ({ table, hidden }: State, side: Side): StandingOrders =>
  (table.battle ? hidden.standingInBattle : hidden.standing)?.[side] ??
  usualOrders(table.options.offTurn[side])

const USUAL = usualOrders('auto')

/** How they decide for the player who is not acting. */
export const standing = makeStanding<Moscow>({
  rules,
  kinds,
  open: ({ table }) => table,
  inForce: ordersInForce,
  usual: USUAL,
})

/** What orders say of a due choice; a lawful order. */
export const standingOrder = (at: Situation, due: Choice, orders = USUAL) =>
  standing.orderOf(at, due, orders) as Order
