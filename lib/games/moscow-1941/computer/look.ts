import { bestOf, type Look as LookAt, ordersIn } from '@/lib/wargame/computer/look'
import type { Rules } from '../in-force'
import type { Order } from '../orders'
import type { Table } from '../state'

export { best, entriesOf } from '@/lib/wargame/computer/choose'
export { finish, lookOf, mayFinish, pathsOf, unitOf } from '@/lib/wargame/computer/look'

export type Look = LookAt<Rules, Table>

/** The legal order of this kind that is worth most; null if none is worth more than `least`. */
export const bestOrder = bestOf<Order>()

/** Every legal order of this kind. */
export const ordersOf = ordersIn<Order>()

/** What the faces of the die are worth on average. */
export const meanOf = (worth: (face: number) => number): number =>
  [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + worth(face), 0) / 6
