import { game } from '@/lib/games/moscow-1941'
import type { Event } from '@/lib/games/moscow-1941/events'
import { ledger } from '@/lib/games/moscow-1941/ledger'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { dueStep, type Side, type State } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import type { GameSuite } from '../../support/game-suite/suite'
import { anyOrder, completed, isListed, mutated, surely } from './generators'
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
  completed,
  surely,
  mutated,
  anyOrder,
  isListed,
  refused: 0.85,
  finish: 'done',
  kindsOfPositions: 8,
  secretOrders: [],
  book: { prefix: 'MOS', rules: ledger },
}
