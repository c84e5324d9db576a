import type { Refusal } from '@/lib/kernel/decision'
import { cached, once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { enemyAt, held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { LeastCosts } from '@/lib/wargame/search'
import type { Rules, Situation } from '../in-force'
import { type CounterId, counterOf, type Hex, opponent, type Side } from '../state'
import { no } from '../world'
import { isArmour } from './units'
import { allowanceOf, isFrozen, weatherOf } from './weather'

/** true: a road between the two that can be used in this weather (MOS-45, MOS-68). */
const byRoad = (at: Situation, from: Hex, to: Hex): boolean =>
  weatherOf(at) === 'mud' ? at.rules.highwayBetween(from, to) : at.rules.roadBetween(from, to)

/** true: an unfrozen lake lies between two hexes (MOS-48). */
export const overLake = (at: Situation, from: Hex, to: Hex): boolean =>
  !isFrozen(at) && at.rules.waterBetween(from, to) === 'lake'

/** Units of the acting side that may make their operational move (MOS-57, MOS-58). */
export const movers = (at: Situation): CounterId[] =>
  onMapUnits(at, at.open.acting).filter((unit) => mayMove(at, unit))

function mayMove({ open }: Situation, unit: CounterId): boolean {
  const { state, moved, fought } = counterOf(open, unit)
  return state === 'fresh' && !moved && !fought
}

/**
 * What is left, in halves of a movement factor, when a unit has gone this way; null: it is too far. A hex costs one
 * factor; on a road armour pays half. Who goes by road all the way on foot has one hex more (MOS-45).
 */
export function leftAfter(at: Situation, unit: CounterId, path: readonly Hex[]): number | null {
  const { parts } = at.rules
  const start = hexOf(at, unit)!
  const roads = path.map((hex, i) => byRoad(at, path[i - 1] ?? start, hex))
  const armour = isArmour(at, unit)
  const bonus = !armour && roads.every(Boolean) ? parts : 0
  const cost = roads.reduce((sum, road) => sum + (armour && road ? 1 : parts), 0)
  const left = allowanceOf(at, unit) * parts + bonus - cost
  return left < 0 ? null : left
}

/** Why a unit may not go this way; null if it may (MOS-25, 45, 48, 57, 58). */
export function judgeMove(at: Situation, side: Side, unit: CounterId, path: readonly Hex[]): Refusal | null {
  if (at.rules.counters[unit]?.side !== side) return no('MOS 57', 'not-your-unit', { unit })
  const start = hexOf(at, unit)
  if (start === null) return no('MOS 57', 'not-on-map', { unit })
  const { state, moved, fought } = counterOf(at.open, unit)
  if (state === 'dispersed') return no('MOS 13', 'is-dispersed', { unit })
  if (state === 'spent') return no(fought ? 'MOS 58' : 'MOS 12', 'is-spent', { unit })
  if (moved || fought) return no('MOS 57', 'moved-already', { unit })
  for (const [i, hex] of path.entries()) {
    const from = path[i - 1] ?? start
    if (!at.rules.board.has(hex) || !at.rules.board.areAdjacent(from, hex))
      return no('MOS 57', 'not-adjacent', { unit, hex }, [from])
    if (enemyAt(at, hex, side)) return no('MOS 60', 'hex-of-enemy', { hex }, [hex])
    if (overLake(at, from, hex) && path.length > 1) return no('MOS 48', 'lake-one-hex', { unit }, [from, hex])
  }
  return leftAfter(at, unit, path) === null
    ? no('MOS 45', 'too-far', { unit, factors: allowanceOf(at, unit) }, path)
    : null
}

const roomOf = once((rules: Rules) => new LeastCosts(mapOf(rules).hexes.length))

/** Every hex to which one order may bring a unit, with a cheapest way (MOS-45, MOS-48). */
export const reach = cached(
  ({ open }: Situation) => open.counters,
  (at, unit: CounterId): ReadonlyMap<Hex, readonly Hex[]> => {
    const found = new Map<Hex, readonly Hex[]>()
    const start = hexOf(at, unit)
    if (start === null || !mayMove(at, unit)) return found
    const map = mapOf(at.rules)
    const { parts } = at.rules
    const armour = isArmour(at, unit)
    const enemies = held(at, opponent(at.rules.counters[unit]!.side))
    const room = roomOf(at.rules)
    const most = allowanceOf(at, unit) * parts
    const search = (limit: number, costOf: (from: Hex, to: Hex) => number | null) => {
      room.run([[map.numberOf(start), 0]], limit, (from, spent) => {
        for (let slot = 0; slot < 6; slot += 1) {
          const to = map.around[6 * from + slot]!
          if (to < 0 || enemies[to] !== 0) continue
          const [a, b] = [map.hexes[from]!, map.hexes[to]!]
          const cost = overLake(at, a, b) ? null : costOf(a, b)
          if (cost !== null) room.offer(to, from, spent + cost)
        }
      })
      for (const node of new Set(room.touched)) {
        const path = room
          .pathTo(node)
          .slice(1)
          .map((i) => map.hexes[i]!)
        if (path.length > 0 && !found.has(path.at(-1)!)) found.set(path.at(-1)!, path)
      }
    }
    search(most, (from, to) => (armour && byRoad(at, from, to) ? 1 : parts))
    // On foot a march along roads alone goes one hex further.
    if (!armour) search(most + parts, (from, to) => (byRoad(at, from, to) ? parts : null))
    for (const hex of at.rules.board.neighbours(start))
      if (overLake(at, start, hex) && !found.has(hex) && !enemyAt(at, hex, at.rules.counters[unit]!.side))
        found.set(hex, [hex])
    return found
  },
  ({ open }) => [open.turn],
)
