import { best } from './choose'

/** How a line is formed; `Ground` is what tells how good places are. */
export interface LineRules<Ground> {
  readonly luck: () => number
  hexOf(unit: string): string | null
  /** Hexes to which a unit may go. */
  reach(unit: string): Iterable<string>
  worth(ground: Ground, unit: string, hex: string): number
  /** What a better place must be worth more than the present one. */
  leastGain(unit: string): number
  /** The ground once a unit stays where it is. */
  placed?(ground: Ground, unit: string): Ground
}

/**
 * The first of these units that should go somewhere, and where: each goes to the place that is best for it when those
 * before it have theirs. Null if all stay.
 */
export function nextInLine<Ground>(
  { luck, hexOf, reach, worth, leastGain, placed }: LineRules<Ground>,
  units: readonly string[],
  begin: Ground,
): { unit: string; to: string } | null {
  let ground = begin
  for (const unit of units) {
    const here = hexOf(unit)
    const found = best({ luck }, [...reach(unit)], (to) => worth(ground, unit, to))
    if (found && (here === null || found.worth > worth(ground, unit, here) + leastGain(unit)))
      return { unit, to: found.choice }
    ground = placed?.(ground, unit) ?? ground
  }
  return null
}
