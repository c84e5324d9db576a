import { grouped } from '@/lib/wargame/pools'
import type { Offer } from '../port'
import type { StaffPort } from './staff-port'

/** A stack that can attack on the move, by the hex where it stands, with the offers by which it does. */
export interface Spearhead {
  readonly hex: string
  readonly offers: readonly Offer[]
}

/** Stacks that can attack while they move. */
export const spearheadsOf = (
  { isMobile }: Pick<StaffPort, 'isMobile'>,
  offers: readonly Offer[],
): readonly Spearhead[] => {
  const mobile = offers.flatMap((offer) => {
    // An attack that is made again names its target alone.
    const { from = offer.hex } = offer.order
    return isMobile(offer) && typeof from === 'string' ? [{ from, offer }] : []
  })
  return [...grouped(mobile, ({ from }) => from)].map(([hex, some]) => ({
    hex,
    offers: some.map(({ offer }) => offer),
  }))
}
