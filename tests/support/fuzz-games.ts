import { computerPlay, mixedPlay, type Play, type Played, wildPlay } from './random-play'
import { watched } from './watch'

export const KINDS = ['computer', 'wild', 'computer', 'german thinks', 'wild', 'soviet thinks'] as const
export type Kind = (typeof KINDS)[number]

export interface FuzzGame {
  seed: string
  kind: Kind
  options: unknown
}

/** The n-th game of a seed: who plays, and by which readings of the rules. */
export function fuzzGame(seed: string, n: number): FuzzGame {
  const mode = n % 4 === 3 ? 'auto' : 'ask'
  return {
    seed: `${seed}/${n}`,
    kind: KINDS[n % KINDS.length]!,
    options: {
      roadCost: n % 5 === 4 ? 'half' : 'third',
      boughtChitsCount: n % 7 !== 6,
      offTurn: { german: mode, soviet: mode },
    },
  }
}

/** Plays it under watch; throws a GameFailed that tells how to see the fault again. */
export const playFuzzGame = (plan: FuzzGame): Played => playBy(plan, watched(plan.seed))

/** Plays it and lets somebody look on. */
export function playBy(
  { seed, kind, options }: FuzzGame,
  looking: Pick<Play, 'begin' | 'watch' | 'end'>,
): Played {
  const more = { ...looking, options }
  switch (kind) {
    case 'computer':
      return computerPlay(seed, more)
    case 'wild':
      return wildPlay(seed, more)
    case 'german thinks':
      return mixedPlay(seed, 'german', more)
    case 'soviet thinks':
      return mixedPlay(seed, 'soviet', more)
  }
}
