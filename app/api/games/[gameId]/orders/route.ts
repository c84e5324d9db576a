import { writes } from '@/lib/play/handle'
import { orderRequest } from '@/lib/play/requests'
import { submitOrder } from '@/lib/play/submit-order'

/** A player gives an order: OrderRequest, GameAnswer. */
export const POST = writes(orderRequest, submitOrder)
