import type { StandingField, StandingPort } from '@/components/wargame/port'
import { KINDS_OF, type Kind } from '@/lib/games/moscow-1941/standing/kinds'
import { usualOrders } from '@/lib/games/moscow-1941/standing/orders'
import { DECLINES, LOSS_WISHES, PATROLS, STAND_IN, STANDS } from '@/lib/games/moscow-1941/standing/wishes'
import type { Side } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'

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

const usual = ({ table }: View, side: string) => usualOrders(table.options.offTurn[side as Side])

/** Standing orders as the table edits them. */
export const standing: StandingPort<View> = {
  kinds: (side) => ({ battles: KINDS_OF[side as Side], phases: [] }),
  usual,
  inForce: (view, side) => view.mine?.standing ?? usual(view, side),
  fields: (_side, kind) => FIELDS[kind as Kind],
}
