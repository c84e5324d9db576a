import { game } from '@/lib/games/proud-monster'
import type { Event } from '@/lib/games/proud-monster/events'
import { ledger } from '@/lib/games/proud-monster/ledger'
import { type Order, orders } from '@/lib/games/proud-monster/orders'
import { likely, stepsOf } from '@/lib/games/proud-monster/rules/02-units'
import { victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import { on, rules } from '@/lib/games/proud-monster/ruleset'
import { schemasUnder } from '@/lib/games/proud-monster/schemas'
import { dueStep, type Side, type State } from '@/lib/games/proud-monster/state'
import type { View } from '@/lib/games/proud-monster/view'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { SittingRule } from '../../support/game-suite/sittings'
import type { GameSuite } from '../../support/game-suite/suite'
import { generatorsUnder } from './generators'
import { faultsUnder } from './invariants'

/** The types of this game, as the shared suites name them. */
export interface Proud {
  side: Side
  state: State
  order: Order
  event: Event
  view: View
}

/**
 * Two hand-overs a couplet and no more, and one for a set-up of one's own: 47 in a campaign. What falls on a player in a
 * battle of the other is left to standing orders.
 */
export const sittingsUnder = (inForce: Pick<typeof rules, 'scenarios' | 'sequence'>): SittingRule<State> => ({
  isAside: ({ table }) => table.battle !== null,
  most: ({ table: { scenario, turn, couplet } }) => {
    const { firstTurn } = inForce.scenarios[scenario]
    const before = Array.from({ length: turn - firstTurn }, (_, n) =>
      inForce.sequence.couplets(firstTurn + n),
    )
    return 1 + 2 * before.reduce((sum, couplets) => sum + couplets, couplet)
  },
})

/** Proud Monster, before the suites for any game: they play its learning scenarios, as a campaign takes too long for them. */
export const proud: GameSuite<Proud> = {
  game,
  played: ['riga', 'smolensk-beginner', 'crimea-beginner'],
  faults: faultsUnder(rules, game, schemasUnder(rules).stepSchema),
  due: ({ table }) => dueStep(table)?.step ?? 'over',
  ...generatorsUnder(rules, game, orders),
  refused: 0.8,
  finish: 'done',
  kindsOfPositions: 5,
  secretOrders: [],
  measures: ({ table }) => {
    const at = on(table)
    const steps = (side: Side) => onMapUnits(at, side).reduce((sum, unit) => sum + stepsOf(at, unit), 0)
    const attack = (side: Side) =>
      onMapUnits(at, side).reduce((sum, unit) => sum + likely(at, unit).attack, 0)
    return {
      ...{ 'steps german': steps('german'), 'steps soviet': steps('soviet') },
      ...{ 'attack german': attack('german'), points: victoryPoints(at) },
    }
  },
  sittings: sittingsUnder(rules),
  book: { prefix: 'PM', rules: ledger },
}
