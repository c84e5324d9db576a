import { standingOf } from '@/lib/wargame/standing-rules'
import type { Avd } from '../world'
import { battles } from './battles'
import { kinds } from './kinds'
import { phases } from './phases'

/** How standing orders decide for the player who is not acting. */
export const { standing, whole, usualOrders, ordersInForce } = standingOf<Avd>()(kinds, battles, phases)
