/**
 * As few of all who can attack as come to the same odds, the strongest: the others stay free for another attack. Where not all
 * may attack together, of those who may. `oddsOf`: as they are told; null: the attack may not be made.
 */
export function fewest(
  all: readonly string[],
  strengthOf: (unit: string) => number,
  oddsOf: (units: readonly string[]) => string | null,
): readonly string[] {
  const strongest = [...all].sort((a, b) => strengthOf(b) - strengthOf(a))
  const most = oddsOf(all) === null ? together(strongest, oddsOf) : strongest
  const whole = oddsOf(most)
  const n = most.findIndex((_, i) => oddsOf(most.slice(0, i + 1)) === whole)
  return most.slice(0, n + 1)
}

/**
 * Of some those who may attack together, the first named before others; who may only beside another comes after him. `asked`:
 * null: these may not.
 */
function together(all: readonly string[], asked: (units: readonly string[]) => unknown): readonly string[] {
  const joins = (some: readonly string[]) =>
    all.find((unit) => !some.includes(unit) && asked([...some, unit]) !== null)
  let some: readonly string[] = []
  for (let next = joins(some); next !== undefined; next = joins(some)) some = [...some, next]
  return some
}
