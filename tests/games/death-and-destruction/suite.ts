import { game, type View } from '@/lib/games/death-and-destruction'
import type { Event } from '@/lib/games/death-and-destruction/events'
import { ledger } from '@/lib/games/death-and-destruction/ledger'
import { oilHeld } from '@/lib/games/death-and-destruction/rules/03-caucasus'
import { pointsNow } from '@/lib/games/death-and-destruction/rules/04-victory'
import { type Order, on, orders, rules } from '@/lib/games/death-and-destruction/ruleset'
import { schemasUnder } from '@/lib/games/death-and-destruction/schemas'
import { dueStep, PILES, type Side, type State, WAYS } from '@/lib/games/death-and-destruction/state'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { SittingRule } from '../../support/game-suite/sittings'
import type { GameOf, GameSuite } from '../../support/game-suite/suite'
import { generatorsUnder } from '../proud-monster/generators'
import { faultsUnder } from '../proud-monster/invariants'
import { type Proud, sittingsUnder } from '../proud-monster/suite'

/** The types of this game, as the shared suites name them. */
export interface Late {
  side: Side
  state: State
  order: Order
  event: Event
  view: View
}

/** Fields that hold a number, drawn as one of some words is. */
const numbers = (...of: number[]) => ({ one: of as unknown as readonly string[] })

const asParent = game as unknown as GameOf<Proud>
type Generators = Pick<
  GameSuite<Late>,
  'completed' | 'surely' | 'varied' | 'mutated' | 'anyOrder' | 'isListed'
>
const generators = generatorsUnder(rules as never, asParent, orders, {
  air: { one: rules.aircraft },
  port: { one: [...rules.supplyPorts] },
  ...{ by: { one: WAYS }, face: { one: ['RD', 'CD'] } },
  ...{ range: numbers(0, 3, 4, 5), steps: numbers(1, 2, 3, 4), count: numbers(1, 2, 3) },
}) as unknown as Generators

/** An order of a domain that is lawful: not every choice of units is. */
const surely: NonNullable<Generators['surely']> = (state, entry, luck) => {
  const side = game.awaits(state)[0]!
  const isLawful = (order: Order) => game.check(state, side, order) === null
  for (let tries = 0; tries < 8; tries += 1) {
    const order = generators.surely!(state, entry, luck)
    if (isLawful(order)) return order
  }
  const { order, choose } = entry
  const sets = choose ? [choose.from, ...choose.from.map((one) => [one])] : []
  const all = sets.map((units) => ({ ...order, [choose!.field]: [...units] }) as unknown as Order)
  return all.find(isLawful) ?? { type: 'done' }
}

/** What a unit of a pile may be: of the German side, and never on the map. */
const pilesAreSound = ({ table }: State): string[] =>
  Object.entries(table.counters).flatMap(([unit, { at }]) =>
    (PILES as readonly string[]).includes(at) && rules.counters[unit]!.side !== 'german'
      ? [`${unit} is in ${at}`]
      : [],
  )
const faults = faultsUnder(rules as never, asParent, schemasUnder(rules).stepSchema as never) as unknown as (
  state: State,
) => string[]

const asParentSits = sittingsUnder(rules as never) as unknown as SittingRule<State>

/** Death & Destruction, before the suites for any game. */
export const late: GameSuite<Late> = {
  ...{ ...generators, surely, game },
  faults: (state) => [...faults(state), ...pilesAreSound(state)],
  due: ({ table }) => dueStep(table)?.step ?? 'over',
  refused: 0.8,
  finish: 'done',
  // The whole war takes days.
  played: ['uranus'],
  kindsOfPositions: 5,
  secretOrders: [],
  sittings: {
    ...asParentSits,
    isAside: (state) => asParentSits.isAside(state as never) || dueStep(state.table)?.step === 'deploy',
  },
  measures: ({ table }) => ({
    points: pointsNow(on(table)),
    ...{ german: onMapUnits(on(table), 'german').length, soviet: onMapUnits(on(table), 'soviet').length },
    oil: oilHeld(on(table)).length,
  }),
  book: { prefix: 'DD', rules: ledger },
}
