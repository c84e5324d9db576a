import type { StandingField } from '@/components/wargame/later-port'
import { standingPortOf } from '@/components/wargame/standing-port'
import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import { IN_PHASES, KINDS_OF, type Kind } from '@/lib/games/a-victory-denied/standing/kinds'
import { usualOrders, whole } from '@/lib/games/a-victory-denied/standing/orders'
import {
  HQ_WISHES,
  LOSS_WISHES,
  MARK_WISHES,
  PLACE_WISHES,
  RETREAT_WISHES,
  TRUMPED,
  WITHDRAW_WISHES,
  WORTH,
} from '@/lib/games/a-victory-denied/standing/wishes'
import { DIRECTIVES } from '@/lib/games/a-victory-denied/state'

const inOrder = (of: readonly string[]): StandingField => ({ field: 'order', type: 'wishes', of })

/** What can be wished of each kind of decision. */
const FIELDS: Readonly<Record<Kind, readonly StandingField[]>> = {
  trump: [
    { field: 'chits', type: 'ticks', of: TRUMPED },
    { field: 'fewerThan', type: 'select', of: [null, 2, 3, 4, 5, 6, 7, 8], among: 'chits' },
  ],
  stuka: [
    { field: 'from', type: 'select', of: COLUMNS },
    { field: 'worth', type: 'ticks', of: WORTH },
    { field: 'keep', type: 'choice', columns: 3, of: [0, 1, 2] },
  ],
  losses: [inOrder(LOSS_WISHES), { field: 'spareInVictoryHex', type: 'tick', adds: true }],
  airDefence: [{ field: 'pays', type: 'choice', of: ['full', 'reduced'] }],
  retreat: [inOrder(RETREAT_WISHES)],
  relocate: [inOrder(HQ_WISHES)],
  mark: [inOrder(MARK_WISHES)],
  hqs: [{ field: 'idle', type: 'tick' }],
  disband: [],
  arrivals: [
    { field: 'hqs', type: 'tick' },
    { field: 'chits', type: 'tick', when: 'hqs' },
    inOrder(PLACE_WISHES),
  ],
  release: [],
  directive: [{ field: 'choose', type: 'choice', of: DIRECTIVES }],
  withdraw: [inOrder(WITHDRAW_WISHES)],
}
/** The German has no air defence to lose. */
const GERMAN_LOSSES = [inOrder(LOSS_WISHES.filter((wish) => wish !== 'airDefenceLast')), FIELDS.losses[1]!]

/** Standing orders as the table edits them. */
export const standing = standingPortOf({
  ...{ kindsOf: KINDS_OF, phases: IN_PHASES, usualOrders, whole },
  fields: { german: { ...FIELDS, losses: GERMAN_LOSSES }, soviet: FIELDS },
})
