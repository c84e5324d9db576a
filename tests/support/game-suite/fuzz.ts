import { variedOptions } from './options'
import { mixedPlay, type Played, type Watching } from './play'
import type { GameSuite, Kinds } from './suite'
import { watched } from './watch'

/** The sides that think in the games of a series, from which to which: both, none, both, the first, none, the second. */
const THINKERS = [
  [0, 2],
  [0, 0],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 2],
] as const

export interface FuzzGame<Side extends string = string> {
  seed: string
  /** Sides that the computer plays; the others give random orders. */
  thinkers: readonly Side[]
  options: unknown
  scenario: string
  /** The last turn that is played. Absent: that of the game. */
  turns?: number | undefined
}

/**
 * The n-th game of a seed: who plays, which scenario, unless one is named, and by which options; each plays each in time.
 */
export function fuzzGame<G extends Kinds>(
  { game, played = game.scenarios.map(({ id }) => id) }: GameSuite<G>,
  seed: string,
  n: number,
  named?: { scenario?: string | undefined; turns?: number | undefined },
): FuzzGame<G['side']> {
  return {
    seed: `${seed}/${n}`,
    thinkers: game.sides.slice(...THINKERS[n % THINKERS.length]!),
    options: variedOptions(game.schemas.options, n),
    scenario: named?.scenario ?? played[(n + Math.floor(n / THINKERS.length)) % played.length]!,
    turns: named?.turns,
  }
}

/** Who plays, in words. */
export const kindOf = ({ thinkers }: FuzzGame): string =>
  thinkers.length === 0 ? 'wild' : thinkers.length === 1 ? `${thinkers[0]} thinks` : 'computer'

/** Plays it under watch; throws a GameFailed that tells how to see the fault again. */
export const playFuzzGame = <G extends Kinds>(suite: GameSuite<G>, plan: FuzzGame<G['side']>): Played<G> =>
  playBy(suite, plan, watched(suite, plan.seed))

/** Plays it and lets somebody look on. */
export const playBy = <G extends Kinds>(
  suite: GameSuite<G>,
  { seed, thinkers, options, scenario, turns }: FuzzGame<G['side']>,
  looking: Watching<G>,
): Played<G> => mixedPlay(suite, seed, thinkers, { ...looking, options, scenario, turns })
