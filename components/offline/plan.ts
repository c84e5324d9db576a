import { type Reply, requestId } from '@/components/table/api'
import type { GameAnswer } from '@/lib/play/api/game'

export type OrderBody = { type: string } & Record<string, unknown>

/** An order that was given without a connection. */
export interface Planned {
  /** Its command id: sent twice it is carried out once. */
  id: string
  order: OrderBody
  /** The version that it has been sent upon, if that has been tried; a repeat must be the same. */
  seen: number | null
}

/** Orders for one side of one table that wait to be sent, one after the other. */
export interface Plan {
  side: string
  /** The version of the table that the first of them was decided upon. */
  version: number
  orders: readonly Planned[]
  /** Why nothing more is sent until the player has decided again. */
  held: 'moved' | 'refused' | null
}

/** True if a plan is of whom this table is shown to: another account's, or the other side's at a hot seat, is not. */
export const isOwn = (plan: Plan, { viewer, seats }: Pick<GameAnswer, 'viewer' | 'seats'>): boolean =>
  plan.side === viewer && seats.includes(viewer)

/** A plan with one order more. `sent`: as it was sent, where nobody knows whether it has arrived. */
export function planWith(
  plan: Plan | null,
  { viewer, version }: Pick<GameAnswer, 'viewer' | 'version'>,
  order: OrderBody,
  sent: { id: string; seen: number } | null = null,
): Plan {
  const next: Planned = { id: sent?.id ?? requestId(), order, seen: sent?.seen ?? null }
  return plan
    ? { ...plan, orders: [...plan.orders, next] }
    : { side: viewer, version, orders: [next], held: null }
}

/** Whether an order may be taken out: one that was sent may have arrived, until the server has said that it did not. */
export const mayLeave = ({ held }: Pick<Plan, 'held'>, { seen }: Planned): boolean =>
  held !== null || seen === null

/** Without one order, or null where none is left; the same plan where that must stay. */
export function planWithout(plan: Plan, order: Planned): Plan | null {
  if (!mayLeave(plan, order)) return plan
  const orders = plan.orders.filter(({ id }) => id !== order.id)
  return orders.length > 0 ? { ...plan, orders } : null
}

/** The plan as its first order is about to be sent: from now on that is always sent upon the same version. */
export const planTried = (plan: Plan): Plan => ({
  ...plan,
  orders: plan.orders.map((one, i) => (i === 0 ? { ...one, seen: one.seen ?? plan.version } : one)),
})

/** Whether nothing was said of the order itself: it may or may not have been carried out, and is asked for once more. */
export const isPutOff = (reply: Reply<GameAnswer>): boolean =>
  'offline' in reply || ('error' in reply && [429, 502, 503, 504].includes(reply.status))

/** What is left when the server has answered to the order of this id; the same plan if it has not. */
export function planAfter(plan: Plan, id: string, reply: Reply<GameAnswer>): Plan | null {
  if ('offline' in reply || isPutOff(reply)) return plan
  if ('error' in reply) return { ...plan, held: reply.error.error === 'stale' ? 'moved' : 'refused' }
  const orders = plan.orders.filter((one) => one.id !== id)
  return orders.length > 0 ? { ...plan, orders, version: reply.ok.version } : null
}

/** The player has looked at the table as it is now, and wants the rest to be sent: as new orders, upon what he sees. */
export const planAnew = (plan: Plan, { version }: Pick<GameAnswer, 'version'>): Plan => ({
  ...plan,
  version,
  held: null,
  orders: plan.orders.map(({ order }) => ({ id: requestId(), order, seen: null })),
})
