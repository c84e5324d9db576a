import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { countersAt, enemyAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { brokenLimit, type StackRule } from '@/lib/wargame/stacking'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import type { Word } from '../words.en'
import { no } from '../world'
import { valuesOf } from './02-units'
import { firstOf, listed } from './limits'

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
  listed<Limit>(at.rules.stacking).map((limit) => limit(at, hex, side))

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
  const all = [...others, ...coming]
  // Only where all of them are too many it is asked which of them is.
  const isTooMany = limits.some(({ most, weight }) => all.reduce((sum, unit) => sum + weight(unit), 0) > most)
  for (const [i, unit] of isTooMany ? coming.entries() : []) {
    const broken = brokenLimit(limits, unit, [...others, ...coming.slice(0, i)])
    if (broken) return no(broken.cite, broken.key, { hex, most: broken.most }, [hex])
  }
  return firstOf(at.rules.company, at, all, hex)
}

/** Why some units may not end in a hex with those that stand there (6.1, 12.4). */
export function stackRefusal(at: Situation, coming: readonly CounterId[], hex: Hex): Refusal | null {
  const [first] = coming
  if (first === undefined) return null
  if (enemyAt(at, hex, at.rules.counters[first]!.side)) return no('PM 12.4', 'hex-of-enemy', { hex }, [hex])
  const others = countersAt(at, hex).filter((unit) => !coming.includes(unit))
  return crowdRefusal(at, coming, others, hex)
}

/** Hexes in which more units of a side stand than may: on the way of a movement phase, never after it (6.2). */
export const overfull = cached(
  ({ open }: Situation) => open,
  (at, side: Side): readonly Hex[] =>
    [...grouped(onMapUnits(at, side), (unit) => hexOf(at, unit)!)]
      .flatMap(([hex, units]) => (crowdRefusal(at, units, [], hex) ? [hex] : []))
      .sort(),
)

/** Why a side cannot finish its movement; null if it can (6.2). */
export function crowdedRefusal(at: Situation, side: Side): Refusal | null {
  const [hex] = overfull(at, side)
  return hex === undefined
    ? null
    : no('PM 6.2', 'too-many', { hex, count: countersAt(at, hex).length }, [hex])
}

/**
 * Whom a hex that is too full loses: as few as bring it within its limits, those first who are seen to attack with most,
 * and last those whom nobody knows (6.2). The enemy would choose, who may not look either.
 */
export function excess(at: Situation, hex: Hex): CounterId[] {
  const attack = (unit: CounterId) => valuesOf(at, unit)?.attack ?? -1
  const stack = [...countersAt(at, hex)].sort((a, b) => attack(b) - attack(a) || a.localeCompare(b))
  const within = stack.findIndex((_, i) => crowdRefusal(at, stack.slice(i), [], hex) === null)
  return stack.slice(0, within < 0 ? stack.length : within)
}

/**
 * Of some units of a side those for which there is room in a hex, by the limits that count them: first those that find it
 * together, one after the other, and `max`: how many these are.
 */
export function fitting(
  at: Situation,
  hex: Hex,
  units: readonly CounterId[],
): { from: CounterId[]; max: number } {
  const [first] = units
  if (first === undefined) return { from: [], max: 0 }
  const others = countersAt(at, hex)
  const limits = limitsAt(at, hex, at.rules.counters[first]!.side).map(({ most, weight }) => ({
    weight,
    left: most - others.reduce((sum, unit) => sum + weight(unit), 0),
  }))
  const hasRoom = (unit: CounterId) =>
    limits.every(({ weight, left }) => weight(unit) === 0 || weight(unit) <= left)
  const all = units.filter(hasRoom)
  const together = all.filter((unit) => {
    if (!hasRoom(unit)) return false
    for (const limit of limits) limit.left -= limit.weight(unit)
    return true
  })
  const from = [...together, ...all.filter((unit) => !together.includes(unit))]
  return { from, max: Math.min(together.length, at.rules.countersInAHex) }
}
