import type { Order } from '../orders'
import { form, place } from './arrive'
import { type Look, lookOf } from './look'

/** What is asked of a player at a desk: the orders by which it is done, and the next of them; null: nothing more. */
export interface Chore {
  readonly orders: readonly string[]
  readonly next: (look: Look) => Order | null
}
/** Chores by the step that asks for them. */
export type Chores = Readonly<Record<string, Chore>>

const PLACE: Chore = { orders: ['placeUnits'], next: place }

/** What costs a victory point, as who is called up does, is no chore: it is asked of its player (8.21, 14.41). */
export const chores: Chores = {
  convert: { orders: ['formGuards'], next: form },
  ...{ reinforce: PLACE, release: PLACE },
  // What is in reserve comes in before anybody moves (8.1).
  move: PLACE,
}

/** Luck that is always the same: what a staff does is no matter of chance. */
export const STEADY = () => 0.5

/** The next order by which a chore is done that is asked of a viewer; null: there is nothing more to do, or no chore. */
export function choreOf(
  all: Chores,
  ...[rules, view, legal]: [Parameters<typeof lookOf>[0], LookAt, Parameters<typeof lookOf>[2]]
): Order | null {
  const chore = all[view.prompt.step]
  const order = chore?.next(lookOf(rules, view, legal, STEADY) as Look)
  return order && chore!.orders.includes(order.type) ? order : null
}
type LookAt = Parameters<typeof lookOf>[1] & { readonly prompt: { readonly step: string } }
