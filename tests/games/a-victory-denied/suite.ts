import { game } from '@/lib/games/a-victory-denied'
import type { Event } from '@/lib/games/a-victory-denied/events'
import { ledger } from '@/lib/games/a-victory-denied/ledger'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { dueStep, type Side, type State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import type { GameSuite } from '../../support/game-suite/suite'
import { generators } from './generators'
import { faults } from './invariants'

/** The types of this game, as the shared suites name them. */
export interface Avd {
  side: Side
  state: State
  order: Order
  event: Event
  view: View
}

/** A Victory Denied, before the suites for any game. */
export const avd: GameSuite<Avd> = {
  game,
  faults,
  // Counters out of play are not written; not to be named and to be gone is the same.
  read: ({ table, hidden }) => {
    const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
    return { hidden, table: { ...table, counters } }
  },
  due: ({ table }) => dueStep(table)?.step ?? 'over',
  ...generators,
  refused: 0.85,
  finish: 'done',
  kindsOfPositions: 16,
  secretOrders: ['chooseChits'],
  sudden: ['won-moscow', 'won-pocket'],
  book: { prefix: 'AVD', rules: ledger },
}
