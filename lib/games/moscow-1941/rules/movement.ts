import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { enemyAt, held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { waysFrom } from '@/lib/wargame/search'
import type { Situation } from '../situation'
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

/** What a way costs by its hexes, in halves of a movement factor: across country, by road, and what the road gives. */
interface WayCosts {
  readonly country: number
  readonly road: number
  readonly bonus: number
}

/**
 * A hex costs one factor; on a road armour pays half. Who goes by road all the way on foot has one hex more (MOS-45).
 */
export function wayCosts(at: Situation, unit: CounterId, path: readonly Hex[]): WayCosts {
  const { parts } = at.rules
  const start = hexOf(at, unit)!
  const roads = path.map((hex, i) => byRoad(at, path[i - 1] ?? start, hex))
  const armour = isArmour(at, unit)
  const onRoad = roads.filter(Boolean).length
  return {
    country: (roads.length - onRoad) * parts,
    road: onRoad * (armour ? 1 : parts),
    bonus: !armour && onRoad === roads.length ? parts : 0,
  }
}

/** What is left, in halves of a movement factor, when a unit has gone this way; null: it is too far (MOS-45). */
export function leftAfter(at: Situation, unit: CounterId, path: readonly Hex[]): number | null {
  const { country, road, bonus } = wayCosts(at, unit, path)
  const left = allowanceOf(at, unit) * at.rules.parts + bonus - country - road
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

const leftBy = (at: Situation, unit: CounterId) => (way: readonly Hex[]) => leftAfter(at, unit, way)!

/** Every hex to which a unit may march, with a cheapest way: it leaves most for an attack (MOS-26, 45). */
export const marches = cached(
  ({ open }: Situation) => open.counters,
  (at, unit: CounterId): ReadonlyMap<Hex, readonly Hex[]> => {
    const start = hexOf(at, unit)
    if (start === null || !mayMove(at, unit)) return new Map()
    const { counters, parts } = at.rules
    const { hexes } = mapOf(at.rules)
    const { side } = counters[unit]!
    const armour = isArmour(at, unit)
    const enemies = held(at, opponent(side))
    const most = allowanceOf(at, unit) * parts
    const ways = (limit: number, costOf: (isRoad: boolean) => number | null) =>
      waysFrom(at.rules, [start], limit, (from, to) => {
        const [a, b] = [hexes[from]!, hexes[to]!]
        return enemies[to] !== 0 || overLake(at, a, b) ? null : costOf(byRoad(at, a, b))
      })
    const found = new Map(ways(most, (isRoad) => (armour && isRoad ? 1 : parts)))
    // On foot a march along roads alone goes one hex further.
    const further = armour ? [] : ways(most + parts, (isRoad) => (isRoad ? parts : null))
    const left = (way: readonly Hex[]) => leftBy(at, unit)(way.slice(1))
    for (const [hex, way] of further) {
      const known = found.get(hex)
      if (!known || left(way) > left(known)) found.set(hex, way)
    }
    found.delete(start)
    return new Map([...found].map(([hex, way]) => [hex, way.slice(1)]))
  },
  ({ open }) => [open.turn],
)

/** Every hex to which one order may bring a unit: by a march, or one hex over a lake where that is cheaper (MOS-48). */
export const reach = cached(
  ({ open }: Situation) => open.counters,
  (at, unit: CounterId): ReadonlyMap<Hex, readonly Hex[]> => {
    const found = new Map(marches(at, unit))
    const start = hexOf(at, unit)
    if (start === null || !mayMove(at, unit)) return found
    const left = leftBy(at, unit)
    for (const hex of at.rules.board.neighbours(start)) {
      if (!overLake(at, start, hex) || enemyAt(at, hex, at.rules.counters[unit]!.side)) continue
      const known = found.get(hex)
      if (!known || left([hex]) > left(known)) found.set(hex, [hex])
    }
    return found
  },
  ({ open }) => [open.turn],
)
