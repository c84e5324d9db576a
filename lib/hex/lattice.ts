import { type Axial, neighbours as around, distance as axialDistance } from './axial'
import { axialAt, centreOf, cornersAround, type Point, sideBetween } from './layout'
import { allNumbers, axialOf, type Numbering, numberOf } from './numbering'

/** A map sheet: all its hexes by printed number, and how they lie to each other. */
export interface Lattice {
  /** All hexes, in ascending order of their number. */
  readonly hexes: readonly string[]
  has(hex: string): boolean
  /** The hexes of the map around a hex; fewer than six at the edge. */
  neighbours(hex: string): readonly string[]
  /** In hexes. */
  distance(a: string, b: string): number
  areAdjacent(a: string, b: string): boolean
  /** In units of hex size (centre to corner); the top left of the whole map is 0, 0 and y runs down. */
  centre(hex: string): Point
  corners(hex: string): readonly Point[]
  /** The two ends of the hexside between two adjacent hexes. */
  side(a: string, b: string): readonly [Point, Point]
  /** The hex under a point, or null off the map. */
  hexAt(point: Point): string | null
  /** Width and height of the whole map in units of hex size. */
  readonly size: { readonly width: number; readonly height: number }
}

interface Cell {
  readonly axial: Axial
  readonly centre: Point
  /** Found when they are first asked for, because a page that only shows a map asks for few of them. */
  neighbours: readonly string[] | null
}

/** Builds the lattice of a map from the way its hexes are numbered. Asking about a hex off the map throws. */
export function makeLattice(numbering: Numbering): Lattice {
  const hexes = allNumbers(numbering)
  const { orientation } = numbering
  const raw = hexes.map((hex) => axialOf(numbering, hex)!)
  const centres = raw.map((axial) => centreOf(orientation, axial))
  const reach = cornersAround(orientation, { x: 0, y: 0 })
  const [left, right] = span(centres, reach, (p) => p.x)
  const [top, bottom] = span(centres, reach, (p) => p.y)

  const cells = new Map<string, Cell>()
  hexes.forEach((hex, i) => {
    const axial = raw[i]!
    const { x, y } = centres[i]!
    cells.set(hex, { axial, centre: { x: x - left, y: y - top }, neighbours: null })
  })
  const cell = (hex: string): Cell => {
    const found = cells.get(hex)
    if (!found) throw new Error(`no hex ${hex} on this map`)
    return found
  }

  return {
    hexes,
    size: { width: right - left, height: bottom - top },
    has: (hex) => cells.has(hex),
    neighbours(hex) {
      const one = cell(hex)
      one.neighbours ??= around(one.axial).flatMap((next) => numberOf(numbering, next) ?? [])
      return one.neighbours
    },
    distance: (a, b) => axialDistance(cell(a).axial, cell(b).axial),
    areAdjacent: (a, b) => axialDistance(cell(a).axial, cell(b).axial) === 1,
    centre: (hex) => cell(hex).centre,
    corners: (hex) => cornersAround(orientation, cell(hex).centre),
    side(a, b) {
      if (axialDistance(cell(a).axial, cell(b).axial) !== 1) throw new Error(`${a} and ${b} are not adjacent`)
      return sideBetween(cell(a).centre, cell(b).centre)
    },
    hexAt: ({ x, y }) => numberOf(numbering, axialAt(orientation, { x: x + left, y: y + top })),
  }
}

function span(
  centres: readonly Point[],
  reach: readonly Point[],
  along: (p: Point) => number,
): [number, number] {
  const inner = centres.map(along)
  const outer = reach.map(along)
  return [Math.min(...inner) + Math.min(...outer), Math.max(...inner) + Math.max(...outer)]
}
