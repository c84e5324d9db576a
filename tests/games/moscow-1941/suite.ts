import { game } from '@/lib/games/moscow-1941'
import type { Event } from '@/lib/games/moscow-1941/events'
import { ledger } from '@/lib/games/moscow-1941/ledger'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { cityPoints } from '@/lib/games/moscow-1941/rules/places'
import { factorsOf } from '@/lib/games/moscow-1941/rules/units'
import { on } from '@/lib/games/moscow-1941/situation'
import { dueStep, type Side, type State } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { GameSuite } from '../../support/game-suite/suite'
import { generators } from './generators'
import { faults } from './invariants'

/** The types of this game, as the shared suites name them. */
export interface Moscow {
  side: Side
  state: State
  order: Order
  event: Event
  view: View
}

/** Moscow 1941, before the suites for any game. */
export const moscow: GameSuite<Moscow> = {
  game,
  faults,
  due: ({ table }) => dueStep(table)?.step ?? 'over',
  ...generators,
  refused: 0.85,
  finish: 'done',
  kindsOfPositions: 8,
  secretOrders: [],
  sudden: ['final-hexes-german', 'final-hexes-soviet'],
  measures: ({ table }) => {
    const at = on(table)
    const strength = (side: Side) => factorsOf(at, onMapUnits(at, side))
    return {
      ...{ 'factors german': strength('german'), 'factors soviet': strength('soviet') },
      'cities german': cityPoints(at, 'german'),
    }
  },
  book: { prefix: 'MOS', rules: ledger },
}
