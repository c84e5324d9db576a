import type { StandingField } from '@/components/wargame/later-port'
import { standingPortOf } from '@/components/wargame/standing-port'
import { KINDS_OF, type Kind } from '@/lib/games/proud-monster/standing/kinds'
import { usualOrders, whole } from '@/lib/games/proud-monster/standing/orders'
import { LOSS_WISHES } from '@/lib/games/proud-monster/standing/wishes'

/** What can be wished of each kind of decision. */
const FIELDS: Readonly<Record<Kind, readonly StandingField[]>> = {
  losses: [{ field: 'order', type: 'wishes', of: LOSS_WISHES }],
}

/** Standing orders as the table edits them. */
export const standing = standingPortOf({
  ...{ kindsOf: KINDS_OF, phases: [], usualOrders, whole },
  fields: { german: FIELDS, soviet: FIELDS },
})
