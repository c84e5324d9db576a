import type { OrderBody } from '@/components/offline/plan'
import type { Offer } from '../port'

/** What its player may do himself in place of a proposed order: the offer that begins it most closely; null: nothing now. */
export function byHand(offers: readonly Offer[], order: OrderBody): Offer | null {
  const values = new Set(Object.values(order).flat())
  const [closest] = offers
    .filter((offer) => offer.order.type === order.type)
    .map((offer) => {
      // Fields that are open may be filled as proposed; those that stand are of this order or of another.
      const { type: _type, ...stands } = offer.order
      const given = Object.values(stands).filter((value) => typeof value === 'string')
      return { offer, alike: given.filter((value) => values.has(value)).length, given }
    })
    .filter(({ alike, given }) => alike === given.length)
    .sort((a, b) => b.alike - a.alike)
  return closest?.offer ?? null
}
