import type { Situation } from '../situation'
import type { CounterId, Face } from '../state'
import { unseen, untriedFace, type Values, valuesOf } from './02-units'
import { attackStrength, defenceStrength, type Fight, ratioOf, shiftsOf } from './14-odds'

/** So many hands are dealt: each share is right to within some hundredths. */
const HANDS = 500

/** Numbers below 1 that are the same for everybody: nothing follows from them but from what lies open. */
function* sameForAll(): Generator<number, never> {
  for (let seed = 1; ; ) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    yield seed / 2 ** 32
  }
}

/**
 * How likely each place on the scale of `ratioOf` is for a fight in which units take part that nobody knows (2.15), as parts
 * of 1, the worst for the attacker first: out of what is left in their pools, which everybody can count, hand after hand is
 * dealt to them. Whatever lies beneath a stack or is thrown for the odds is not in it.
 */
export function spreadOf(at: Situation, fight: Fight): ReadonlyMap<number, number> {
  const units = [...fight.attackers.map(({ unit }) => unit), ...fight.defenders]
  const blind = units.flatMap((unit) => {
    const face = untriedFace(at, unit)
    return face === null ? [] : [{ unit, face }]
  })
  const pools = new Map<Face, Values[]>(
    blind.map(({ face }) => {
      const left = unseen(at, face)
      const rows = at.rules.pools[face].rows
      return [face, rows.flatMap((row, n) => Array.from({ length: Math.max(0, left[n]!) }, () => row))]
    }),
  )
  const shift = shiftsOf(at, fight).reduce((sum, { by }) => sum + by, 0)
  const numbers = sameForAll()
  const found = new Map<number, number>()
  for (let hand = 0; hand < HANDS; hand += 1) {
    const dealt = deal(blind, pools, numbers)
    const values = (unit: CounterId) => dealt.get(unit) ?? valuesOf(at, unit)!
    const ratio = ratioOf(attackStrength(at, fight, values), defenceStrength(at, fight, values)) + shift
    found.set(ratio, (found.get(ratio) ?? 0) + 1 / HANDS)
  }
  return new Map([...found].sort(([a], [b]) => a - b))
}

/** A counter for each, none of them twice: the first so many of each pool are exchanged for any that lie behind. */
function deal(
  blind: readonly { unit: CounterId; face: Face }[],
  pools: ReadonlyMap<Face, Values[]>,
  numbers: Generator<number, never>,
): ReadonlyMap<CounterId, Values> {
  const taken = new Map<Face, number>()
  return new Map(
    blind.map(({ unit, face }) => {
      const [pool, n] = [pools.get(face)!, taken.get(face) ?? 0]
      taken.set(face, n + 1)
      const other = n + Math.floor(numbers.next().value * (pool.length - n))
      const [here, there] = [pool[n], pool[other]]
      if (here && there) [pool[n], pool[other]] = [there, here]
      return [unit, there ?? { attack: 0, defence: 0, move: 0 }]
    }),
  )
}
