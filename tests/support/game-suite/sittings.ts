import type { Step } from './play'
import type { GameSuite, Kinds } from './suite'

/** How often a game may go from one player to the other, where its book or its issue says so. */
export interface SittingRule<State> {
  /** true: what is decided in a position falls on a player within the turn of the other, who may have left it to orders. */
  isAside(state: State): boolean
  /** So many sittings at most up to a position: in each somebody decides, until the other has to. */
  most(state: State): number
}

/** Counts the sittings of a game, but for what falls on a player within the turn of the other. */
export function sittingsOf<G extends Kinds>({ sittings }: GameSuite<G>) {
  let [count, last] = [0, '']
  return {
    count: () => count,
    /** What is wrong with the game so far, in words; empty where nothing is. */
    watch({ side, before, after }: Pick<Step<G>, 'side' | 'before' | 'after'>): string[] {
      if (!sittings || sittings.isAside(before)) return []
      if (side !== last) count += 1
      last = side
      const most = sittings.most(after)
      return count > most ? [`${count} sittings where there are ${most}`] : []
    },
  }
}
