import type { StandingOrdersOf } from '@/lib/wargame/standing-rules'

// Names of what may be wished, as orders, schema and the table's editor know them.

/** Who loses a step first, in order of weight (14.35). */
export const LOSS_WISHES = ['foot', 'full', 'reduced', 'weakest', 'attackers'] as const

/** What may be wished of choices while the other side acts, by kind. */
export interface Wishes {
  losses: { order: (typeof LOSS_WISHES)[number][] }
}

export type StandingOrders = StandingOrdersOf<Wishes>
