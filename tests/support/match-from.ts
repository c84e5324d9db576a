import { commitSeed, fairDealer } from '@/lib/kernel/dice/fair-dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import {
  addNonce,
  commitTurns,
  create,
  decideOrder,
  mixFor,
  setUp,
  takeBack,
} from '@/lib/kernel/log/commands'

const SEED = '5eed'.repeat(16)
const NAME = 'g'.repeat(22)
const stamp = { time: '2026-01-01T00:00:00.000Z', salt: '5a17'.repeat(8) }

/** A match between two people that begins from a position, with what can be done in it; null: it was done. */
export function matchFrom(of: unknown, state: unknown) {
  const game = { ...(of as Game), setUp: () => ({ start: state, events: [], state }) } as Game
  const facts = {
    ...{ game: NAME, play: game.id, version: game.version, mode: 'invite' },
    ...{ scenario: game.scenarios[0]!.id, options: game.schemas.options.parse({}) },
    players: Object.fromEntries(game.sides.map((side) => [side, 'person'] as const)),
    commitment: commitSeed(NAME, SEED),
  } as const
  let appended = create(game, facts, stamp)
  for (const side of game.sides) appended = addNonce(game, appended, side, '0b'.repeat(32), stamp)
  const dealer = fairDealer(NAME, SEED, mixFor(game, appended.match)!)
  appended = setUp(game, commitTurns(game, appended, dealer, stamp), dealer, stamp)
  const done = (next: ReturnType<typeof takeBack>) => {
    if ('no' in next) return next
    appended = next
    return null
  }
  return {
    order: (side: string, order: AnyOrder) => done(decideOrder(game, appended, side, order, dealer, stamp)),
    takeBack: (side: string) => done(takeBack(game, appended, side, stamp)),
  }
}
