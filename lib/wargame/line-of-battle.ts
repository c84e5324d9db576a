import type { Lattice } from '@/lib/hex/lattice'

// A beginning on a front, told by the corners of its line: who holds which ground on either side of it, and who stands where.

/** A stretch of a front, named for those who stand there, by its corners from one end to the other. */
export interface Stretch {
  readonly name: string
  readonly corners: readonly string[]
}

type Board = Pick<Lattice, 'hexes' | 'neighbours' | 'distance'>

/** Hexes from one to another, each next to the one before and as near to the last as may be; the first of equals by name. */
export function wayBetween(board: Board, from: string, to: string): string[] {
  const way = [from]
  for (let hex = from; hex !== to; way.push(hex)) {
    const far = (one: string) => board.distance(one, to)
    hex = [...board.neighbours(hex)].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0]!
  }
  return way
}

/** Hexes of a stretch on which somebody may stand, in their order, each once. */
export const hexesAlong = (
  board: Board,
  { corners }: Stretch,
  isGround: (hex: string) => boolean,
): string[] => [
  ...new Set(
    corners
      .flatMap((corner, i) => (i === 0 ? [corner] : wayBetween(board, corners[i - 1]!, corner)))
      .filter(isGround),
  ),
]

/** Hexes that one comes to from some others without entering a line; `leads`: one may go from a hex into the next, if not by a line. */
export function beyond(
  board: Board,
  line: ReadonlySet<string>,
  seeds: readonly string[],
  leads: (from: string | null, to: string) => boolean,
): ReadonlySet<string> {
  const found = new Set(seeds.filter((hex) => !line.has(hex) && leads(null, hex)))
  for (const hex of found)
    for (const near of board.neighbours(hex)) if (!line.has(near) && leads(hex, near)) found.add(near)
  return found
}

/** Hexes of some that lie next to any of others, in the order of the board. */
export const beside = (board: Board, hexes: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  board.hexes.filter((hex) => hexes.has(hex) && board.neighbours(hex).some((near) => others.has(near)))

/**
 * Units dealt evenly along places in their order: each to the place at its part of the whole, or the nearest after and before that
 * takes it. Throws for whom nobody has room.
 */
export function dealt<Unit>(
  units: readonly Unit[],
  places: readonly string[],
  takes: (unit: Unit, place: string) => boolean,
  put: (unit: Unit, place: string) => void,
): void {
  for (const [i, unit] of units.entries()) {
    const at = Math.floor((i * places.length) / units.length)
    const near = [...places.keys()].sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
    const place = near.map((n) => places[n]!).find((hex) => takes(unit, hex))
    if (place === undefined)
      throw new Error(`no room for ${i + 1} of ${units.length} in ${places.length} hexes`)
    put(unit, place)
  }
}
