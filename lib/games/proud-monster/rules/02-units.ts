import { cached } from '@/lib/wargame/cached'
import { idsOf } from '@/lib/wargame/counters'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Face, type Side } from '../state'

/** What is printed on the side of a unit that is up. */
export interface Values {
  readonly attack: number
  readonly defence: number
  readonly move: number
}

/** Steps that a unit still has (2.14). */
export const stepsOf = ({ rules, open }: Situation, unit: CounterId): number =>
  rules.counters[unit]!.steps - counterOf(open, unit).lost

/** The pool of a Soviet unit whose strength nobody knows yet; null: its values lie open (2.15). */
export function untriedFace({ rules, open }: Situation, unit: CounterId): Face | null {
  const { face } = rules.counters[unit]!
  return face !== null && counterOf(open, unit).tried === null ? face : null
}
/** true: nobody knows the values of a unit yet (2.15). */
export const isUntried = (at: Situation, unit: CounterId): boolean => untriedFace(at, unit) !== null

/** What is printed on a unit now, once it is known; null: it is untried (2.12, 2.16). */
export function valuesOf({ rules, open }: Situation, unit: CounterId): Values | null {
  const { face, values } = rules.counters[unit]!
  const { lost, tried } = counterOf(open, unit)
  if (face !== null) return tried === null ? null : rules.pools[face].rows[tried]!
  return values[Math.min(lost, values.length - 1)]!
}

/** The movement factor: untried units show it (2.13, 2.15). */
export function moveOf(at: Situation, unit: CounterId): number {
  const { face } = at.rules.counters[unit]!
  return valuesOf(at, unit)?.move ?? at.rules.pools[face!].move
}

/** The printed type of a unit (2.11). */
export const typeOf = ({ rules }: Situation, unit: CounterId) => rules.counters[unit]!.type
/** true: mechanized (2.11). */
export const isMech = ({ rules }: Situation, unit: CounterId): boolean => rules.counters[unit]!.mech
/** true: tanks, assault guns or armoured reconnaissance, whom marshes and straits hinder (14.18, 14.20). */
export const isArmour = (at: Situation, unit: CounterId): boolean =>
  at.rules.armour.includes(typeOf(at, unit))

/**
 * How many of each row of a pool nobody has seen yet: printed ones less those that battles have shown. Everybody can count
 * them, and nobody knows more.
 */
export function unseen({ rules, open }: Situation, face: Face): number[] {
  const left = rules.pools[face].rows.map(({ count }) => count)
  for (const id of idsOf(open.counters)) {
    const { tried } = open.counters[id]!
    if (tried !== null && rules.counters[id]!.face === face) left[tried]! -= 1
  }
  return left
}

/** A number of every unit, when some are not known. */
export type Valuation = (unit: CounterId) => Values

/** As much is known of all of them: none is untried. */
export const known =
  (at: Situation): Valuation =>
  (unit) =>
    valuesOf(at, unit)!

/**
 * The least or the most that some units can be: those that nobody knows are taken to be the worst, or the best, that are
 * left in their pool, the first named one before the others.
 */
export function bound(
  at: Situation,
  units: readonly CounterId[],
  which: 'least' | 'most',
  factor: 'attack' | 'defence',
): Valuation {
  const assumed = new Map<CounterId, Values>()
  const taken = new Map<Face, number>()
  for (const unit of units) {
    const face = untriedFace(at, unit)
    if (face === null) continue
    const n = taken.get(face) ?? 0
    taken.set(face, n + 1)
    assumed.set(unit, inOrder(at, `${face} ${which} ${factor}`)[n] ?? { attack: 0, defence: 0, move: 0 })
  }
  return (unit) => assumed.get(unit) ?? valuesOf(at, unit)!
}

/** Every counter left in a pool, the least or the most first. */
const inOrder = cached(
  ({ open }: Situation) => open.counters,
  (at, asked: `${Face} ${'least' | 'most'} ${'attack' | 'defence'}`): readonly Values[] => {
    const [face, which, factor] = asked.split(' ') as [Face, 'least' | 'most', 'attack' | 'defence']
    const left = unseen(at, face)
    const sign = which === 'least' ? 1 : -1
    return at.rules.pools[face].rows
      .flatMap((row, i) => Array.from({ length: Math.max(0, left[i]!) }, (): Values => row))
      .sort((a, b) => sign * (a[factor] - b[factor]))
  },
)

/** What an untried unit of a pool may be taken for: the mean of what is left in it. */
export const meanOf = cached(
  ({ open }: Situation) => open.counters,
  (at, face: Face): Values => {
    const left = unseen(at, face)
    const { rows, move } = at.rules.pools[face]
    const count = left.reduce((sum, one) => sum + one, 0)
    const mean = (factor: 'attack' | 'defence') =>
      rows.reduce((sum, row, i) => sum + row[factor] * left[i]!, 0) / Math.max(1, count)
    return { attack: mean('attack'), defence: mean('defence'), move }
  },
)

/** What everybody may reckon with: a unit as it is printed, or the mean of its pool. */
export const likely = (at: Situation, unit: CounterId): Values =>
  valuesOf(at, unit) ?? meanOf(at, untriedFace(at, unit)!)

/** The side of a unit (2.8). */
export const sideOf = ({ rules }: Situation, unit: CounterId): Side => rules.counters[unit]!.side
