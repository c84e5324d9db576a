import type { Refusal } from '@/lib/kernel/decision'
import { commitSeed, type Dealer, fairDealer } from '@/lib/kernel/dice/fair-dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import {
  type Appended,
  addNonce,
  type BundleDone,
  commitTurns,
  create,
  decideBundle,
  decideOrder,
  fileStandingOrders,
  mixFor,
  settle,
  setUp,
  takeBack,
} from '@/lib/kernel/log/commands'
import { draftsOf } from '@/lib/kernel/log/drafts'
import type { CreatedBody } from '@/lib/kernel/log/entry'
import type { Match } from '@/lib/kernel/log/match'
import { decideInstead, decideLed } from '@/lib/kernel/log/on-behalf'
import { dueIn, isLed, legalFor } from '@/lib/kernel/log/projection'
import type { Affair } from '@/lib/kernel/negotiation/affair'
import type { Span } from '@/lib/kernel/time/calendar'
import { toyGame } from './toy-game'

export const SEED = '5e'.repeat(32)
const GAME = 'g_toy'

/** Salts and times that are the same in every run. */
export function stamps() {
  let n = 0
  return () => {
    n++
    return {
      time: `2026-01-01T00:00:${String(n % 60).padStart(2, '0')}.000Z`,
      salt: n.toString(16).padStart(32, '0'),
    }
  }
}

/** A match of the toy game with every entry so far, and verbs to play it on. */
export class ToyMatch {
  appended: Appended
  dealer: Dealer
  constructor(
    readonly stamp = stamps(),
    readonly seed = SEED,
    more: Partial<CreatedBody> = {},
    readonly game: Game = toyGame as unknown as Game,
    /** Dice that are thrown in place of fair ones. */
    dealt: (fair: Dealer) => Dealer = (fair) => fair,
  ) {
    const facts = {
      play: 'toy',
      version: '1.0.0',
      scenario: 'short',
      options: { deep: false },
      mode: 'hotseat',
      ...more,
    }
    const players = Object.fromEntries(game.sides.map((side) => [side, 'person' as const]))
    let appended = create(
      this.game,
      { game: GAME, ...facts, players, commitment: commitSeed(GAME, seed) },
      stamp(),
    )
    for (const [n, side] of game.sides.entries())
      appended = addNonce(this.game, appended, side, `0${n + 1}`.repeat(32), stamp())
    this.dealer = dealt(fairDealer(GAME, seed, mixFor(this.game, appended.match)!))
    appended = commitTurns(this.game, appended, this.dealer, stamp())
    this.appended = setUp(this.game, appended, this.dealer, stamp())
  }

  get match(): Match {
    return this.appended.match
  }

  get texts(): readonly string[] {
    return this.appended.written.map(({ text }) => text)
  }

  try(side: string, order: AnyOrder): Refusal | null {
    const done = decideOrder(this.game, this.appended, side, order, this.dealer, this.stamp())
    if ('no' in done) return done
    this.appended = done
    return null
  }

  order<Order extends AnyOrder>(side: string, order: Order): this {
    const refusal = this.try(side, order)
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
    return this
  }

  /** Gives orders in one bundle. */
  bundle(side: string, orders: readonly AnyOrder[]): Omit<BundleDone, 'appended'> {
    const { appended, ...done } = decideBundle(
      this.game,
      this.appended,
      side,
      orders,
      this.dealer,
      this.stamp,
    )
    this.appended = appended
    return done
  }

  file(side: string, orders: object | null): this {
    const done = fileStandingOrders(this.game, this.appended, side, orders, this.stamp())
    if ('no' in done) throw new Error(`refused: ${JSON.stringify(done)}`)
    this.appended = done
    return this
  }

  /** Gives the order that is overdue by standing orders; false if none is. */
  lapse(outages: readonly Span[] = []): boolean {
    const done = decideInstead(this.game, this.appended, { outages }, this.dealer, this.stamp())
    if (done) this.appended = done
    return done !== null
  }

  /** Lets the staff of a side lead on, up to so many times. */
  lead(side: string, most = 9): this {
    for (
      let n = 0;
      n < most && isLed(this.game, this.match, side) && dueIn(this.game, this.match)[0] === side;
      n += 1
    )
      this.appended = decideLed(this.game, this.appended, side, {
        ...{ dealer: this.dealer, stamp: this.stamp },
        isOver: () => false,
      })
    return this
  }

  takeBack(side: string, whole = false): Refusal | null {
    const done = takeBack(this.game, this.appended, side, this.stamp(), whole)
    if ('no' in done) return done
    this.appended = done
    return null
  }

  settle(by: string, affair: Affair): Refusal | null {
    const done = settle(this.game, this.appended, by, affair, this.seed, this.stamp)
    if ('no' in done) return done
    this.appended = done
    const { mix, settled } = this.match
    this.dealer = fairDealer(GAME, this.seed, mix!, settled.epoch)
    return null
  }

  /** Both choose; red goes first. */
  choices(): this {
    return this.order('red', { type: 'choose', number: 9 }).order('blue', { type: 'choose', number: 1 })
  }

  /** Plays legal orders of whoever is to move, chosen by `luck`, until the game is over. */
  toEnd(luck: () => number): this {
    for (let i = 0; i < 5_000; i++) {
      const sides = this.game.sides.filter((one) => legalFor(this.game, this.match, one).length > 0)
      const side =
        sides.length > 1 && this.game.isSealed ? sides[Math.floor(luck() * sides.length)] : sides[0]
      if (!side) return this
      const legal = legalFor(this.game, this.match, side)
      if (draftsOf(this.match, side).length > 0 && luck() < 0.2) this.takeBack(side)
      else this.order(side, this.game.computer(null, legal, luck))
    }
    throw new Error('the toy game does not end')
  }
}

/** Small repeatable luck for tests (mulberry32). */
export function seededLuck(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const MONDAY = Date.parse('2026-01-05T00:00:00Z')

/** A toy game with a clock, and the hour in the test's hand. */
export function timedToy(more: ConstructorParameters<typeof ToyMatch>[2] = { pace: '1d' }, game?: Game) {
  const hour = { now: MONDAY }
  let n = 0
  const stamp = () => ({ time: new Date(hour.now).toISOString(), salt: (++n).toString(16).padStart(32, '0') })
  return { toy: new ToyMatch(stamp, undefined, more, game), hour }
}
