import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, enemyAt } from '@/lib/wargame/occupancy'
import { brokenLimit, type StackRule } from '@/lib/wargame/stacking'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import type { Word } from '../words.en'
import { no } from '../world'

/** A limit that these rules know, for one hex. */
export type Limit = (at: Situation, hex: Hex, side: Side) => StackRule<Word>

/** 6.1: five units, in whatever hex. */
export const units: Limit = ({ rules }) => ({
  cite: 'PM 6.1',
  key: 'stack-full',
  most: rules.unitsInAHex,
  weight: () => 1,
})

const limitsAt = (at: Situation, hex: Hex, side: Side) =>
  Object.values(at.rules.stacking as Readonly<Record<string, Limit>>).map((limit) => limit(at, hex, side))

/** Why some units may not come to stand in a hex beside others (6.1, 6.2); null if they may. */
export function crowdRefusal(
  at: Situation,
  coming: readonly CounterId[],
  others: readonly CounterId[],
  hex: Hex,
): Refusal | null {
  const [first] = coming
  if (first === undefined) return null
  const limits = limitsAt(at, hex, at.rules.counters[first]!.side)
  for (const [i, unit] of coming.entries()) {
    const broken = brokenLimit(limits, unit, [...others, ...coming.slice(0, i)])
    if (broken) return no(broken.cite, broken.key, { hex, most: broken.most }, [hex])
  }
  return null
}

/** Why some units may not end in a hex with those that stand there (6.1, 12.4). */
export function stackRefusal(at: Situation, coming: readonly CounterId[], hex: Hex): Refusal | null {
  const [first] = coming
  if (first === undefined) return null
  if (enemyAt(at, hex, at.rules.counters[first]!.side)) return no('PM 12.4', 'hex-of-enemy', { hex }, [hex])
  const others = countersAt(at, hex).filter((unit) => !coming.includes(unit))
  return crowdRefusal(at, coming, others, hex)
}

/** How many more units of a side could come to stand in a hex, if each counts as one. */
export function roomIn(at: Situation, hex: Hex, side: Side): number {
  const here = countersAt(at, hex)
  return Math.min(
    ...limitsAt(at, hex, side).map(({ most, weight }) =>
      Math.floor(most - here.reduce((sum, unit) => sum + weight(unit), 0)),
    ),
  )
}
