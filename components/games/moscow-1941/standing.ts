import type { StandingField } from '@/components/wargame/later-port'
import { standingPortOf } from '@/components/wargame/standing-port'
import { KINDS_OF, type Kind } from '@/lib/games/moscow-1941/standing/kinds'
import { usualOrders, whole } from '@/lib/games/moscow-1941/standing/orders'
import { DECLINES, LOSS_WISHES, PATROLS, STAND_IN, STANDS } from '@/lib/games/moscow-1941/standing/wishes'

/** What can be wished of each kind of decision. */
const FIELDS: Readonly<Record<Kind, readonly StandingField[]>> = {
  stand: [{ field: 'when', type: 'choice', columns: 1, of: STANDS }],
  giveWay: [
    { field: 'stand', type: 'ticks', of: STAND_IN },
    { field: 'pressed', type: 'tick', adds: true },
  ],
  decline: [{ field: 'when', type: 'choice', columns: 1, of: DECLINES }],
  exchange: [{ field: 'order', type: 'wishes', of: LOSS_WISHES }],
  patrol: [
    { field: 'against', type: 'wishes', of: PATROLS },
    { field: 'keep', type: 'choice', columns: 3, of: [0, 1, 2, 3] },
  ],
}

/** Standing orders as the table edits them. */
export const standing = standingPortOf({
  ...{ kindsOf: KINDS_OF, phases: [], usualOrders, whole },
  fields: { german: FIELDS, soviet: FIELDS },
})
