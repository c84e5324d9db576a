import type { Leg } from './columns'
import type { Elsewhere, StaffFacts } from './facts'

/** What those leave behind who go somewhere. */
export interface Left {
  /** Hexes of enemies who are out of supply as all stand, and have it again then. */
  readonly freed: readonly string[]
  /** Units that are supplied from elsewhere no more. */
  readonly unfed: readonly string[]
}
export const NOTHING_LEFT: Left = { freed: [], unfed: [] }

/** Hexes of enemies who are out of supply as some stand, and not as they stand otherwise. */
function freed({ pockets }: StaffFacts, before: Elsewhere, then: Elsewhere): readonly string[] {
  const shut = pockets(before)
  const still = shut.length > 0 ? new Set(pockets(then)) : new Set()
  return shut.filter((hex) => !still.has(hex))
}

/** What is left behind by units that go so, in this sequence. */
export function leftBy(facts: StaffFacts, legs: readonly Leg[]): Left {
  const moved = legs.flatMap(({ units, path }) => units.map((unit) => [unit, path.at(-1)!] as const))
  return {
    freed: freed(facts, new Map(), new Map(moved)),
    unfed: facts.unfed(legs.map(({ units }) => units)),
  }
}

/** Hexes of enemies who have their supply again since some have gone in this turn. */
export function freedIn(facts: StaffFacts): readonly string[] {
  const gone = facts.units.filter((unit) => facts.began(unit) !== facts.hexOf(unit))
  if (gone.length === 0) return []
  return freed(facts, new Map(gone.map((unit) => [unit, facts.began(unit)])), new Map())
}
