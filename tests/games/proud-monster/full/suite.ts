import { full, type View } from '@/lib/games/proud-monster/full'
import type { Event } from '@/lib/games/proud-monster/full/events'
import { ledger } from '@/lib/games/proud-monster/full/ledger'
import { type Order, orders } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import { schemasUnder } from '@/lib/games/proud-monster/full/schemas'
import { dueStep, type Side, SOUTH_PORTS, type State } from '@/lib/games/proud-monster/full/state'
import type { GameOf, GameSuite } from '../../../support/game-suite/suite'
import { generatorsUnder } from '../generators'
import { faultsUnder } from '../invariants'
import { type Proud, sittingsUnder } from '../suite'

/** The types of the whole game, as the shared suites name them. */
export interface Whole {
  side: Side
  state: State
  order: Order
  event: Event
  view: View
}

// Its types are more special than those of the level that it extends.
const asBeginner = full as unknown as GameOf<Proud>

type Generators = Pick<
  GameSuite<Whole>,
  'completed' | 'surely' | 'varied' | 'mutated' | 'anyOrder' | 'isListed'
>
/** Aircraft of both sides. */
const AIR = [...rules.scenarios['campaign-full'].air.units, rules.sovietAir]
const generators = generatorsUnder(rules, asBeginner, orders, {
  air: { one: AIR },
  port: { one: [...rules.supplyPorts, SOUTH_PORTS] },
}) as unknown as Generators

/** Proud Monster by all of its rules, before the suites for any game: they play its learning scenarios. */
export const whole: GameSuite<Whole> = {
  ...generators,
  game: full,
  played: ['smolensk', 'crimea'],
  level: 'full',
  faults: faultsUnder(
    rules,
    asBeginner,
    schemasUnder(rules).stepSchema,
  ) as unknown as GameSuite<Whole>['faults'],
  due: ({ table }) => dueStep(table)?.step ?? 'over',
  refused: 0.8,
  finish: 'done',
  kindsOfPositions: 5,
  secretOrders: [],
  sittings: sittingsUnder(rules as never) as never,
  book: { prefix: 'PM', rules: ledger },
}
