import type { StandingOrdersOf } from '@/lib/wargame/standing-rules'
import type { Wishes as BeginnerWishes } from '../standing/wishes'

/** Whether German defenders go back in place of the last step that is due (14.32b). */
export const RETREATS = ['never', 'wise', 'always'] as const

export interface Wishes {
  losses: BeginnerWishes['losses'] & { retreat: (typeof RETREATS)[number] }
}
export type StandingOrders = StandingOrdersOf<Wishes>
