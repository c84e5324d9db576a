import { grouped } from '@/lib/wargame/pools'
import type { Offer } from '../port'
import type { StaffPort } from './staff-port'

/** A stack that can attack on the move, with the offers by which it does. */
export interface Spearhead {
  readonly hex: string
  readonly offers: readonly Offer[]
}

/** Stacks that can attack while they move. */
export const spearheadsOf = (
  { isMobile }: Pick<StaffPort, 'isMobile'>,
  offers: readonly Offer[],
): readonly Spearhead[] =>
  [
    ...grouped(
      offers.filter((offer) => offer.hex !== null && isMobile(offer)),
      ({ hex }) => hex!,
    ),
  ].map(([hex, some]) => ({ hex, offers: some }))
