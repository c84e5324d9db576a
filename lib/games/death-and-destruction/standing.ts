import { battles } from '@/lib/games/proud-monster/full/standing'
import { standingOf } from '@/lib/wargame/standing-rules'
import { kinds } from './kinds'
import { deployment } from './rules/03-calling'
import type { Situation } from './situation'
import type { Late } from './world'

/** Who comes onto Map C next; `done` where nobody can (3.2). */
export function deploymentOrder(at: Situation): { type: string } {
  const comers = deployment(at)
  return comers ? { type: 'deployUnits', ...comers } : { type: 'done' }
}

/** What the German asks of the Soviet in his own turn by calling Map C. */
const called = {
  deploy: {
    about: 'where Soviet units come onto Map C as the German joins it (3.2)',
    fields: () => ({}),
    usual: {},
    // Nothing is given up by it, and the oil is what the German comes for (4.7).
    safe: { mode: 'auto' as const },
    choose: deploymentOrder,
  },
}

/** How standing orders decide for the player who is not acting: as in the parent, and as Map C is called. */
export const { standing, whole, usualOrders } = standingOf<Late>()(kinds as never, battles, called)
