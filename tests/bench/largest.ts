import { gzipSync } from 'node:zlib'
import { game as late } from '@/lib/games/death-and-destruction'
import { on as onLate } from '@/lib/games/death-and-destruction/ruleset'
import { full } from '@/lib/games/proud-monster/full'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { on as onFull } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { supplyOf } from '@/lib/games/proud-monster/full/supply'
import { movableStacks, waysOf } from '@/lib/games/proud-monster/rules/12-movement'
import { refused } from '@/lib/kernel/decision'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { seeded, seededDice } from '../support/seeded'
import { atMost, type Figure, median } from './figure'

const REACH_MS = 2
const SUPPLY_MS = 5
const ORDER_MS = 10
const VIEW_KB = 25
const STACKS = 60
const ORDERS = 40
const SUPPLIES = 15

/** The largest games, each with its fullest map. */
const LARGEST = [
  { name: `${full.title}, all rules:`, game: full, on: onFull, scenario: 'campaign-full' },
  {
    name: `${late.title}:`,
    ...{ game: late as unknown as typeof full, on: onLate as unknown as typeof onFull, scenario: 'december' },
  },
] as const
type Largest = (typeof LARGEST)[number]

const dice = () => seededDice(seeded('largest'), [])
const timed = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

function carriedOut({ game }: Largest, state: State, side: Side, order: Order): State {
  const decision = game.decide(state, { side, order, dice: dice() })
  if (refused(decision)) throw new Error(`${JSON.stringify(order)} is refused: ${decision.no}`)
  return decision.yes.reduce(game.evolve, state)
}

/** The whole map as the first German movement phase begins. */
function begun(of: Largest): State {
  const { game, scenario } = of
  let { state } = game.setUp(scenario, game.schemas.options.parse({}), dice())
  for (let n = 0; n < 40; n += 1) {
    const { side, step } = state.table.agenda.at(-1) as { side: Side; step: string }
    if (side === 'german' && step === 'move') return state
    state = carriedOut(of, state, side, { type: 'done' })
  }
  throw new Error('no German movement phase')
}

/** The same with nothing worked out about it yet. */
const fresh = (state: State): State => ({
  ...state,
  table: { ...state.table, counters: { ...state.table.counters } },
})

/** An order, all that comes of it, what its player sees then and what he may do next. */
function orderIn(of: Largest, state: State): { ms: number; after: State } {
  const { game, on } = of
  const at = on(state.table) as never
  const { from, units } = movableStacks(at).find(({ units }) => waysOf(at, units).size > 0)!
  const [path] = [...waysOf(at, units).values()].map((way) => [...way])
  const before = fresh(state)
  let after = before
  const ms = timed(() => {
    after = carriedOut(of, before, 'german', { type: 'moveStack', from, units, path: path! } as Order)
    game.view(after, 'german')
    game.legal(after, 'german')
  })
  return { ms, after }
}

/** The campaign under all rules, as its first German movement phase begins. */
export const campaignBegun = (): State => begun(LARGEST[0])

/** What the largest games take of the machine under all of their rules. */
export const largestFigures = (): Figure[] => LARGEST.flatMap(figuresOf)

function figuresOf(of: Largest): Figure[] {
  const { name, game, on } = of
  const start = begun(of)
  const stacks = movableStacks(on(start.table) as never).slice(0, STACKS)
  const reach = () =>
    stacks.map(({ units }) => {
      const at = on(fresh(start).table) as never
      return timed(() => waysOf(at, units))
    })
  const supply = () => {
    // Other forts: no line is known from before.
    const at = on({ ...fresh(start).table, forts: { ...start.table.forts } })
    const units = [...onMapUnits(at, 'german'), ...onMapUnits(at, 'soviet')]
    return timed(() => units.map((unit) => supplyOf(at, unit)))
  }
  const orders = () => {
    let state = start
    return Array.from({ length: ORDERS }, () => {
      const { ms, after } = orderIn(of, state)
      state = after
      return ms
    })
  }
  // Before, so that what is measured is warm.
  reach()
  orders()
  for (let n = 0; n < SUPPLIES; n += 1) supply()
  const view = gzipSync(JSON.stringify(game.view(start, 'german'))).length
  return [
    atMost(`${name} where a stack may go`, median(reach()), 'ms', REACH_MS),
    atMost(
      `${name} supply of the whole map`,
      median(Array.from({ length: SUPPLIES }, supply)),
      'ms',
      SUPPLY_MS,
    ),
    atMost(`${name} an order, its view and the next list`, median(orders()), 'ms', ORDER_MS),
    atMost(`${name} a view`, view / 1000, 'kB', VIEW_KB),
  ]
}
