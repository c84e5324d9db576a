import { bestOf, finish, type Look as LookOf, lookOf, mayFinish } from '@/lib/wargame/computer/look'
import type { Rules } from '../in-force'
import type { Order } from '../orders'
import type { Table } from '../state'

export { best, entriesOf } from '@/lib/wargame/computer/choose'
export { finish, lookOf, mayFinish }

export type Look = LookOf<Rules, Table>
export const bestOrder = bestOf<Order>()
