import { refused } from '@/lib/kernel/decision'
import type { Throw } from '@/lib/kernel/dice/dice'
import type { LegalEntry } from '@/lib/kernel/game'
import { withDomains } from '@/lib/kernel/with-domains'
import { pick, seeded, seededDice } from '../seeded'
import type { GameSuite, Kinds } from './suite'

/** One order of a game that is being played, with all that came of it. */
export interface Step<G extends Kinds> {
  number: number
  before: G['state']
  side: G['side']
  legal: readonly LegalEntry[]
  order: G['order']
  dice: readonly Throw[]
  events: readonly G['event'][]
  after: G['state']
}

/** Chooses an order of this side from what it sees and may do. */
export type Player<G extends Kinds> = (
  seen: { view: G['view']; legal: readonly LegalEntry[]; state: G['state']; side: G['side'] },
  luck: () => number,
) => G['order']

export interface Played<G extends Kinds> {
  seed: string
  state: G['state']
  orders: number
}

export interface Watching<G extends Kinds> {
  /** Hears of the bare table and the facts of set-up. */
  begin?: (start: G['state'], events: readonly G['event'][], dice: readonly Throw[]) => void
  /** Looks at every step; what it throws is reported with the position. */
  watch?: (step: Step<G>) => void
  /** Looks at the end of the game. */
  end?: (state: G['state']) => void
}

export interface Play<G extends Kinds> extends Watching<G> {
  seed: string
  /** Who plays a side; everybody else gives random legal orders. */
  players?: Partial<Readonly<Record<G['side'], Player<G>>>>
  /** Absent: the first. */
  scenario?: string
  options?: unknown
  /** Facts before the first order, as standing orders that are filed. */
  first?: readonly G['event'][]
  /** The last turn that is played. Absent: that of the game. */
  turns?: number | undefined
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

/** A game of more orders counts as endless: of so many, or so many for each turn that it may last. */
const MOST = { whole: 20_000, turn: 1_500 } as const

/** Plays one game to its end. */
export function play<G extends Kinds>(
  suite: GameSuite<G>,
  { seed, players = {}, scenario, options, first = [], turns = Infinity, begin, watch, end }: Play<G>,
): Played<G> {
  const { game } = suite
  const most = Math.max(MOST.whole, MOST.turn * game.turns)
  /** The request by which the referee carries out this order in this position once more. */
  const request = (state: G['state'], orders: readonly object[], dice: readonly Throw[] = []) => ({
    ...{ game: game.id, position: game.writePosition(state), dice: dice.map(({ face }) => face), orders },
  })
  const luck = seeded(`luck/${seed}`)
  const faces = seeded(`dice/${seed}`)
  const setUpDice: Throw[] = []
  const parsed = game.schemas.options.parse(options ?? {})
  const chosen = scenario ?? game.scenarios[0]!.id
  const ready = game.setUp(chosen, parsed, seededDice(faces, setUpDice))
  begin?.(ready.start, ready.events, setUpDice)
  let state = first.reduce<G['state']>(game.evolve, ready.state)
  for (let number = 0; ; number += 1) {
    const before = state
    const waiting = game.awaits(before)
    const isOver = waiting.length === 0
    if (isOver || game.turn(before) > turns) {
      try {
        if (isOver && !game.result(before)) throw new Error('nobody is to move and there is no result')
        end?.(before)
      } catch (why) {
        throw new GameFailed(seed, why, request(before, []))
      }
      return { seed, state, orders: number }
    }
    const side: G['side'] = pick(waiting, luck)
    const dice: Throw[] = []
    let order: G['order'] | undefined
    try {
      if (number >= most) throw new Error(`no end after ${most} orders`)
      const legal = withDomains(game, before, side, game.legal(before, side))
      if (legal.length === 0) throw new Error(`${side} is to move and has no legal order`)
      const player: Player<G> = (players as Record<string, Player<G>>)[side] ?? wild(suite)
      order = player({ view: game.view(before, side), legal, state: before, side }, luck)
      const decision = game.decide(before, { side, order, dice: seededDice(faces, dice) })
      if (refused(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`)
      state = decision.yes.reduce<G['state']>(game.evolve, before)
      watch?.({ number, before, side, legal, order, dice, events: decision.yes, after: state })
    } catch (why) {
      throw new GameFailed(seed, why, request(before, order ? [{ side, order }] : [], dice))
    }
  }
}

/** How often `wild` finishes a segment though it could go on. */
const GIVES_UP = 0.06

/** Random legal orders: every order that is offered will be given some day. */
export const wild =
  <G extends Kinds>({ game, completed, varied, finish }: GameSuite<G>): Player<G> =>
  ({ legal, state, side }, luck) => {
    const last = legal.find(({ order }) => order.type === finish)
    const others = legal.filter((entry) => entry !== last)
    if (last && (others.length === 0 || luck() < GIVES_UP)) return completed(state, last, luck)
    // One kind of order first, so that kinds with few entries are not drowned.
    const kind = pick([...new Set(others.map(({ order }) => order.type))], luck)
    const ofKind = others.filter(({ order }) => order.type === kind)
    for (let tries = 0; tries < 40; tries += 1) {
      const order = completed(state, pick(ofKind, luck), luck)
      const more = varied ? varied(order, luck) : order
      // Not every set of a domain is lawful: some attacks are too weak (decisions of `check`).
      if (game.check(state, side, more) === null) return more
    }
    return completed(state, last ?? pick(others, luck), luck)
  }

/** The computer player. */
export const thinking =
  <G extends Kinds>({ game }: GameSuite<G>): Player<G> =>
  ({ view, legal }, luck) =>
    game.computer(view, legal, luck)

type More<G extends Kinds> = Omit<Play<G>, 'seed' | 'players'>

/** The computer player against itself. */
export const computerPlay = <G extends Kinds>(
  suite: GameSuite<G>,
  seed: string,
  more: More<G> = {},
): Played<G> => mixedPlay(suite, seed, suite.game.sides, more)

/** Some sides think, the others give random orders: positions that neither of the two reaches alone. */
export const mixedPlay = <G extends Kinds>(
  suite: GameSuite<G>,
  seed: string,
  thinkers: readonly G['side'][],
  more: More<G> = {},
): Played<G> => {
  const players = Object.fromEntries(thinkers.map((side) => [side, thinking(suite)]))
  return play(suite, { seed, players: players as Partial<Record<G['side'], Player<G>>>, ...more })
}
