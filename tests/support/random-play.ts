import { game } from '@/lib/games/a-victory-denied'
import type { Event } from '@/lib/games/a-victory-denied/events'
import { type Order, orderSchema } from '@/lib/games/a-victory-denied/orders'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import type { StandingOrders } from '@/lib/games/a-victory-denied/standing/orders'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { refused } from '@/lib/kernel/decision'
import type { Throw } from '@/lib/kernel/dice'
import type { LegalEntry } from '@/lib/kernel/game'
import { pick, seeded, seededDice } from './seeded'

/** One order of a game that is being played, with all that came of it. */
export interface Step {
  number: number
  before: State
  side: Side
  legal: readonly LegalEntry[]
  order: Order
  dice: readonly Throw[]
  events: readonly Event[]
  after: State
}

/** Chooses an order from what a side sees and may do. */
export type Player = (view: View, legal: readonly LegalEntry[], luck: () => number, state: State) => Order

export interface Played {
  seed: string
  state: State
  orders: number
}

export interface Play {
  seed: string
  players: Readonly<Record<Side, Player>>
  options?: unknown
  /** Standing orders that are filed before the first order. */
  filed?: Partial<Record<Side, StandingOrders>>
  /** Hears of the bare table and the facts of set-up. */
  begin?: (start: State, events: readonly Event[], dice: readonly Throw[]) => void
  /** Looks at every step; what it throws is reported with the position. */
  watch?: (step: Step) => void
  /** Looks at the end of the game. */
  end?: (state: State) => void
  /** Orders after which a game counts as endless. */
  most?: number
}

/** A game that went wrong, with everything that is needed to see it again. */
export class GameFailed extends Error {
  constructor(
    readonly seed: string,
    why: unknown,
    /** What the referee is to be asked: the position and the order that failed. */
    readonly request: unknown,
  ) {
    const told = why instanceof Error ? `${why.message}\n${why.stack}` : String(why)
    super(`game with seed "${seed}": ${told}\nreplay by the referee:\n${JSON.stringify(request)}`)
  }
}

/** The request by which the referee carries out this order in this position once more. */
function requestOf(state: State, side?: Side, order?: Order, dice: readonly Throw[] = []): unknown {
  const orders = side && order ? [{ side, order }] : []
  return {
    game: game.id,
    position: game.writePosition(state),
    dice: dice.map(({ face }) => face),
    orders,
  }
}

const TOO_MANY = 20_000

/** Plays one game to its end. */
export function play({
  seed,
  players,
  options,
  filed = {},
  begin,
  watch,
  end,
  most = TOO_MANY,
}: Play): Played {
  const luck = seeded(`luck/${seed}`)
  const faces = seeded(`dice/${seed}`)
  const setUpDice: Throw[] = []
  const parsed = game.schemas.options.parse(options ?? {})
  const ready = game.setUp(game.scenarios[0]!.id, parsed, seededDice(faces, setUpDice))
  let { state } = ready
  begin?.(ready.start, ready.events, setUpDice)
  for (const side of game.sides) {
    const orders = filed[side]
    if (orders) state = game.evolve(state, { type: 'OrdersFiled', side, orders })
  }
  for (let number = 0; ; number += 1) {
    const before = state
    const waiting = game.awaits(before)
    if (waiting.length === 0) {
      try {
        if (!game.result(before)) throw new Error('nobody is to move and there is no result')
        end?.(before)
      } catch (why) {
        throw new GameFailed(seed, why, requestOf(before))
      }
      return { seed, state, orders: number }
    }
    const side = pick(waiting, luck)
    const dice: Throw[] = []
    let order: Order | undefined
    try {
      if (number >= most) throw new Error(`no end after ${most} orders`)
      const legal = game.legal(before, side)
      if (legal.length === 0) throw new Error(`${side} is to move and has no legal order`)
      order = players[side](game.view(before, side), legal, luck, before)
      const decision = game.decide(before, { side, order, dice: seededDice(faces, dice) })
      if (refused(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`)
      state = decision.yes.reduce(game.evolve, before)
      watch?.({ number, before, side, legal, order, dice, events: decision.yes, after: state })
    } catch (why) {
      if (why instanceof GameFailed) throw why
      throw new GameFailed(seed, why, requestOf(before, side, order, dice))
    }
  }
}

const withField = (entry: LegalEntry, value: unknown): Order =>
  orderSchema.parse({ ...entry.order, [entry.choose!.field]: value })

/** Some of the items, between `min` and `max`, in random order; alike items may be drawn as often as they are there. */
function some(from: readonly string[], min: number, max: number, luck: () => number): string[] {
  const left = [...from]
  const count = min + Math.floor(luck() * (Math.min(max, left.length) - min + 1))
  return Array.from({ length: count }, () => left.splice(Math.floor(luck() * left.length), 1)[0]!)
}

/** Any order of a domain: a path for a unit that moves or goes, a set, or a single place. */
export function completed({ table }: Pick<State, 'table'>, entry: LegalEntry, luck: () => number): Order {
  const { order, choose } = entry
  if (!choose) return orderSchema.parse(order)
  const { field, from, min, max } = choose
  if (order.type === 'moveUnit') {
    const to = pick(from, luck)
    return withField(entry, reach(table, order.unit as string).get(to)!.path)
  }
  if (field === 'path') return withField(entry, pick(from, luck).split(' '))
  if (field === 'to') return withField(entry, pick(from, luck))
  return withField(entry, some(from, min, max, luck))
}

/** How often `wild` finishes a segment though it could go on. */
const GIVES_UP = 0.06

/** Random legal orders: every order that is offered will be given some day. */
export const wild: Player = (view, legal, luck, state) => {
  const finish = legal.find(({ order }) => order.type === 'done')
  const others = legal.filter((entry) => entry !== finish)
  if (finish && (others.length === 0 || luck() < GIVES_UP)) return { type: 'done' }
  // One kind of order first, so that kinds with few entries are not drowned.
  const kinds = [...new Set(others.map(({ order }) => order.type))]
  const kind = pick(kinds, luck)
  for (let tries = 0; tries < 40; tries += 1) {
    const entry = pick(
      others.filter(({ order }) => order.type === kind),
      luck,
    )
    const order = varied(completed(view, entry, luck), luck)
    // Not every set of a domain is lawful: some attacks are too weak (decisions of `check`).
    if (game.check(state, view.viewer as Side, order) === null) return order
  }
  if (finish) return { type: 'done' }
  return completed(view, pick(others, luck), luck)
}

/** The same order with what may be added to it: a Stuka, a chit bought with its HQ. */
function varied(order: Order, luck: () => number): Order {
  if (order.type === 'declareAttack' && luck() < 0.3) return { ...order, stuka: true }
  if ((order.type === 'reinforce' || order.type === 'releaseUnit') && luck() < 0.5)
    return { ...order, chit: true }
  return order
}

const thinking: Player = (view, legal, luck) => game.computer(view, legal, luck)

/** The computer player against itself. */
export const computerPlay = (seed: string, more: Partial<Omit<Play, 'seed'>> = {}): Played =>
  play({ seed, players: { german: thinking, soviet: thinking }, ...more })

/** Random legal orders for both sides. */
export const wildPlay = (seed: string, more: Partial<Omit<Play, 'seed'>> = {}): Played =>
  play({ seed, players: { german: wild, soviet: wild }, ...more })

/** One side thinks, the other gives random orders: positions that neither of the two reaches alone. */
export const mixedPlay = (seed: string, thinker: Side, more: Partial<Omit<Play, 'seed'>> = {}): Played =>
  play({ seed, players: { german: wild, soviet: wild, [thinker]: thinking }, ...more })
