/**
 * As few of all who can attack as come to the same odds, the strongest: the others stay free for another attack.
 * `oddsOf`: as they are told; null: the attack may not be made.
 */
export function fewest(
  all: readonly string[],
  strengthOf: (unit: string) => number,
  oddsOf: (units: readonly string[]) => string | null,
): readonly string[] {
  const whole = oddsOf(all)
  const strongest = [...all].sort((a, b) => strengthOf(b) - strengthOf(a))
  const n = strongest.findIndex((_, i) => oddsOf(strongest.slice(0, i + 1)) === whole)
  return strongest.slice(0, n + 1)
}
