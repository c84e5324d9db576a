import { isLakeSide, isSeaSide, straitBetween } from '@/lib/games/proud-monster/data/map'
import type { Hex } from '@/lib/games/proud-monster/names'
import { board } from '../../geometry'

// A front by the corners of its line: who holds which ground on either side of it. All of it is pure.

/** A stretch of a front, named for those who stand there, by its corners from north to south. */
export interface Stretch {
  readonly name: string
  readonly corners: readonly Hex[]
}

/** Hexes from one to another, each next to the one before and as near to the last as may be; the first of equals by name. */
export function wayBetween(from: Hex, to: Hex): Hex[] {
  const way = [from]
  for (let hex = from; hex !== to; way.push(hex)) {
    const far = (one: Hex) => board.distance(one, to)
    hex = [...board.neighbours(hex)].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0]!
  }
  return way
}

/** Land hexes of a stretch, in their order, each once. */
export const hexesOf = ({ corners }: Stretch, isLand: (hex: Hex) => boolean): Hex[] => [
  ...new Set(
    corners.flatMap((corner, i) => (i === 0 ? [corner] : wayBetween(corners[i - 1]!, corner))).filter(isLand),
  ),
]

const isWater = (a: Hex, b: Hex): boolean =>
  isSeaSide(a, b) || isLakeSide(a, b) || straitBetween(a, b) !== undefined

/** Hexes that one comes to from some others over land without entering a line. */
export function beyond(
  line: ReadonlySet<Hex>,
  seeds: readonly Hex[],
  isLand: (hex: Hex) => boolean,
): ReadonlySet<Hex> {
  const found = new Set(seeds.filter((hex) => isLand(hex) && !line.has(hex)))
  for (const hex of found)
    for (const near of board.neighbours(hex))
      if (isLand(near) && !line.has(near) && !isWater(hex, near)) found.add(near)
  return found
}

/** Hexes of some that lie next to any of others, in the order of the board. */
export const beside = (hexes: ReadonlySet<Hex>, others: ReadonlySet<Hex>): Hex[] =>
  board.hexes.filter((hex) => hexes.has(hex) && board.neighbours(hex).some((near) => others.has(near)))

/**
 * Units dealt evenly along places in their order: each to the place at its part of the whole, or the nearest after and before that
 * takes it. Throws for whom nobody has room.
 */
export function dealt<Unit>(
  units: readonly Unit[],
  places: readonly Hex[],
  takes: (unit: Unit, place: Hex) => boolean,
  put: (unit: Unit, place: Hex) => void,
): void {
  for (const [i, unit] of units.entries()) {
    const at = Math.floor((i * places.length) / units.length)
    const near = [...places.keys()].sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
    const place = near.map((n) => places[n]!).find((hex) => takes(unit, hex))
    if (place === undefined) throw new Error(`no room for ${String(unit)} in ${places.length} hexes`)
    put(unit, place)
  }
}
