import { writes } from '@/lib/play/http/handle'
import { submitOrder } from '@/lib/play/games/submit-order'
import { orderRequest } from '@/lib/play/http/schemas'

/** A player gives an order: OrderRequest, GameAnswer. */
export const POST = writes(orderRequest, submitOrder)
