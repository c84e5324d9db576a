import type { Cite } from '@/lib/kernel/decision'

/** How much of one sort may stand in a hex together. */
export interface StackLimit {
  readonly most: number
  /** What a unit counts against this limit; 0: nothing. */
  readonly weight: (unit: string) => number
}

/** The same as a rule of a game. */
export interface StackRule<Word extends string> extends StackLimit {
  readonly cite: Cite
  readonly key: Word
}

/** The first limit that a unit would break that joins others in a hex; null if it breaks none. */
export function brokenLimit<Limit extends StackLimit>(
  limits: readonly Limit[],
  unit: string,
  others: readonly string[],
): Limit | null {
  for (const limit of limits) {
    let sum = limit.weight(unit)
    if (sum === 0) continue
    for (const other of others) sum += limit.weight(other)
    if (sum > limit.most) return limit
  }
  return null
}
