import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { countersAt, held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { opens, type Ring } from '@/lib/wargame/staff/facts'
import type { Situation } from './situation'
import { type Hex, opponent, type Side } from './state'
import { hasLine, linesOf, tracerOf } from './supply'

/** Enemies of a side, as far as it sees them, who have no line where they stand (9.2). */
const cutOffFrom = (at: Situation, side: Side): readonly string[] =>
  onMapUnits(at, opponent(side)).filter((unit) => !hasLine(at, unit, hexOf(at, unit)!))

/** Where they stand. */
export const pocketsOf = (at: Situation, side: Side): readonly Hex[] => [
  ...new Set(cutOffFrom(at, side).map((unit) => hexOf(at, unit)!)),
]

/**
 * Hexes that a side holds and by which, were they empty, lines of the enemy would come to units of his that have none (9.4), by
 * hex.
 */
export const ringsOf = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): ReadonlyMap<Hex, Ring> => {
    const map = mapOf(at.rules)
    const own = held(at, side)
    const found = new Map<Hex, Ring>()
    for (const [tracer, units] of grouped(cutOffFrom(at, side), (unit) => tracerOf(at, unit))) {
      const stands = new Set(units.map((unit) => map.numberOf(hexOf(at, unit)!)))
      for (const line of linesOf(at, tracer)) {
        const shut = line.shut()
        const ends = [...stands].filter((hex) => line.serves(map.hexes[hex]!) && shut[hex] === 0)
        const beside = (hex: number) =>
          [0, 1, 2, 3, 4, 5].flatMap((slot) => {
            const next = map.around[6 * hex + slot]!
            return next >= 0 && line.passes[6 * hex + slot] === 1 && shut[next] === 0 ? [next] : []
          })
        const seen = new Set<number>()
        for (const end of ends) {
          if (seen.has(end)) continue
          // All that hangs together with it, and whom of the side one meets there.
          const pocket = [end]
          const doors = new Set<number>()
          seen.add(end)
          for (const hex of pocket)
            for (const next of beside(hex)) {
              if (own[next] !== 0) doors.add(next)
              else if (!seen.has(next)) {
                seen.add(next)
                pocket.push(next)
              }
            }
          const named = (some: readonly number[]) => some.map((hex) => map.hexes[hex]!)
          const inside = new Set(pocket)
          for (const door of doors) {
            const outer = beside(door).filter((hex) => line.reached[hex] === 1)
            if (outer.length === 0) continue
            const hex = map.hexes[door]!
            found.set(hex, {
              ...{ hex, outer: named(outer), inner: named(beside(door).filter((one) => inside.has(one))) },
              enemies: named(ends.filter((one) => inside.has(one))),
            })
          }
        }
      }
    }
    return found
  },
  ({ open }) => [open.turn, open.forts, open.scenario, open.weather],
)

/** Where enemies stand to whom a move lets supply through again, as it leaves a hex of a ring empty; null: it does not (9.4). */
export function openedBy(
  at: Situation,
  {
    from,
    units,
    path,
  }: { readonly from: Hex; readonly units: readonly string[]; readonly path: readonly Hex[] },
): Hex | null {
  const ring = ringsOf(at, at.open.acting).get(from)
  const stays = countersAt(at, from).some((unit) => !units.includes(unit))
  return ring && !stays && opens(ring, path.at(-1)!) ? ring.enemies[0]! : null
}
