import { standingOf } from '@/lib/wargame/standing-rules'
import type { Proud } from '../world'
import { battles } from './battles'
import { kinds } from './kinds'

/** How standing orders decide for the player who is not acting. */
export const { standing, whole, usualOrders } = standingOf<Proud>()(kinds, battles)
