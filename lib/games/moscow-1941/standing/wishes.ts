import type { StandingOrdersOf } from '@/lib/wargame/standing-rules'

// Names of what may be wished, as orders, schema and the table's editor know them.

/** Where defenders stay who need not (MOS-5, 7, 8), and that they do where it alone would disperse them. */
export const STAND_IN = ['place', 'line', 'forest', 'spent'] as const
/** Who is exchanged first, in order of weight (MOS-16). */
export const LOSS_WISHES = ['division', 'weakest', 'strongest', 'dispersed'] as const
/** When "No Retreat!" is ordered (MOS-15), or an exchange declined (MOS-17, MOS-18). */
export const STANDS = ['never', 'decisive', 'place', 'always'] as const
export const DECLINES = ['never', 'valuable', 'always'] as const
/** What is worth an interception (MOS-43). */
export const PATROLS = ['moscow', 'armour', 'city', 'other', 'supply'] as const

type OneOf<Names extends readonly string[]> = Names[number]

/** What may be wished of choices while the other side acts, by kind. */
export interface Wishes {
  stand: { when: OneOf<typeof STANDS> }
  giveWay: { pressed: boolean; stand: OneOf<typeof STAND_IN>[] }
  decline: { when: OneOf<typeof DECLINES> }
  exchange: { order: OneOf<typeof LOSS_WISHES>[] }
  patrol: { against: OneOf<typeof PATROLS>[]; keep: number }
}

export type StandingOrders = StandingOrdersOf<Wishes>
