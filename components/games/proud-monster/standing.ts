import type { StandingField, StandingPort } from '@/components/wargame/later-port'
import { standingPortOf } from '@/components/wargame/standing-port'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import * as all from '@/lib/games/proud-monster/full/standing'
import { RETREATS } from '@/lib/games/proud-monster/full/wishes'
import { KINDS_OF } from '@/lib/games/proud-monster/standing/kinds'
import { usualOrders, whole } from '@/lib/games/proud-monster/standing/orders'
import { LOSS_WISHES } from '@/lib/games/proud-monster/standing/wishes'
import type { View } from '@/lib/games/proud-monster/view'
import { on } from './level'

/** What can be wished of each kind of decision; that Germans go back is a wish under all rules alone (14.32b). */
const LOSSES: readonly StandingField[] = [{ field: 'order', type: 'wishes', of: LOSS_WISHES }]
const GERMAN: readonly StandingField[] = [
  ...LOSSES,
  { field: 'retreat', type: 'choice', of: RETREATS, columns: 1 },
]

export const fields = { german: { losses: GERMAN }, soviet: { losses: LOSSES } }
const portWith = (orders: Pick<typeof all, 'usualOrders' | 'whole'>) =>
  standingPortOf({ ...{ kindsOf: KINDS_OF, phases: [], fields }, ...orders })
const [least, most] = [portWith({ usualOrders, whole } as never), portWith(all)]

const portAt = (view: View) => (wholeOf(on(view.table)) ? most : least)

/** Standing orders as the table edits them, at the level that is played. */
export const standing: StandingPort<View> = {
  ...most,
  usual: (view, side) => portAt(view).usual(view, side),
  inForce: (view, side) => portAt(view).inForce(view, side),
}
