import { gathered, type Post } from './gathered'
import type { OnMap } from './occupancy'

/** What a game says of units that could attack. */
export interface StrikeRules<At> {
  /** Hexes out of which a unit could attack, as it stands or, if it goes, after its next move. */
  strikesFrom(at: At, unit: string, goes: boolean): Iterable<string>
  /** What it counts out of a hex against another. */
  counts(at: At, unit: string, from: string, target: string): number
  /** true: it may attack out of a hex together with these. */
  mayJoin(at: At, unit: string, others: readonly string[], from: string): boolean
  /** true: a hex is taken only where no other counts as much; absent: none is. */
  isLast?(at: At, from: string, target: string): boolean
  /** true: they come from as many sides as they can. */
  readonly isSpread?: boolean
}

/** Those of some units who could attack a hex together, the strongest first, and from where. */
export function strikers<At extends OnMap>(
  { strikesFrom, counts, mayJoin, isLast = () => false, isSpread = false }: StrikeRules<At>,
  at: At,
  { units, target, goes }: { units: readonly string[]; target: string; goes: boolean },
): readonly Post[] {
  const all = at.rules.board.neighbours(target)
  const beside = [false, true].flatMap((last) => all.filter((hex) => isLast(at, hex, target) === last))
  return gathered(units, {
    placesOf: (unit) => {
      const places = new Set(strikesFrom(at, unit, goes))
      return beside.filter((hex) => places.has(hex))
    },
    counts: (unit, from) => counts(at, unit, from, target),
    mayJoin: (unit, others, from) => mayJoin(at, unit, others, from),
    isSpread,
  })
}
