import type { Rules } from './in-force'
import type { ChitId, Side, State } from './state'

/** What a player alone knows of his own (7.1.3). */
export interface Own {
  /** Chits he has chosen in this chit selection phase; null: none yet, or both have. */
  readonly chosen: ChitId[] | null
  /** His chits in the cup. */
  readonly inCup: ChitId[]
}

/** A side's chits are its own; all else that lies face down is sealed. */
export const ownUnder =
  ({ chits }: Rules) =>
  ({ hidden }: State, side: Side): Own => ({
    chosen: hidden.chosen[side],
    inCup: hidden.cup.filter((chit) => chits[chit]!.side === side).sort(),
  })
