import { type Axial, distance as axialDistance, DIRECTIONS } from './axial'
import { axialAt, centreOf, cornersAround, type Orientation, type Point, sideBetween } from './layout'
import { allHexes, type Numbering, numberOf } from './numbering'

/** A map sheet: all its hexes by printed number, and how they lie to each other. */
export interface Lattice {
  readonly orientation: Orientation
  /** All hexes, in ascending order of their number. */
  readonly hexes: readonly string[]
  /** Around them, to fill the paper up to its corners: they have a centre, and nothing else. */
  readonly beyond?: readonly string[]
  has(hex: string): boolean
  axial(hex: string): Axial
  /** The hexes of the map around a hex; fewer than six at the edge. */
  neighbours(hex: string): readonly string[]
  /**
   * The same for searches, all by place in `hexes`: the neighbours of hex `i` are the entries `6 * i` to `6 * i + 5`, in
   * the order of `neighbours`; -1 where there are no more.
   */
  around(): Int16Array
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
  /** Place in `hexes`. */
  readonly place: number
  /** Listed when they are first asked for. */
  neighbours: readonly string[] | null
}

/** Builds the lattice of a map from the way its hexes are numbered. Asking about a hex off the map throws. */
export function makeLattice(numbering: Numbering): Lattice {
  const all = allHexes(numbering)
  const hexes = all.map(({ hex }) => hex)
  const { orientation } = numbering
  const centres = all.map(({ axial }) => centreOf(orientation, axial))
  const reach = cornersAround(orientation, { x: 0, y: 0 })
  const [left, right] = span(centres, reach, (p) => p.x)
  const [top, bottom] = span(centres, reach, (p) => p.y)

  const cells = new Map<string, Cell>()
  for (const [i, { hex, axial }] of all.entries()) {
    const { x, y } = centres[i]!
    cells.set(hex, { axial, centre: { x: x - left, y: y - top }, place: i, neighbours: null })
  }
  const cell = (hex: string): Cell => {
    const found = cells.get(hex)
    if (!found) throw new Error(`no hex ${hex} on this map`)
    return found
  }

  // Found when it is first asked for, because a page that only shows a map never does.
  let found: Int16Array | null = null
  const around = () => {
    found ??= neighboursOf(all.map(({ axial }) => axial))
    return found
  }

  return {
    orientation,
    hexes,
    size: { width: right - left, height: bottom - top },
    has: (hex) => cells.has(hex),
    axial: (hex) => cell(hex).axial,
    neighbours(hex) {
      const one = cell(hex)
      const six = () => Array.from(around().subarray(6 * one.place, 6 * one.place + 6))
      one.neighbours ??= six().flatMap((next) => (next < 0 ? [] : hexes[next]!))
      return one.neighbours
    },
    around,
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

/** For each hex, the places of the hexes around it, as `around` tells them. */
function neighboursOf(hexes: readonly Axial[]): Int16Array {
  const [qs, rs] = [hexes.map(({ q }) => q), hexes.map(({ r }) => r)]
  // A margin of one on each side, so that no step leaves the grid.
  const [left, top] = [Math.min(...qs) - 1, Math.min(...rs) - 1]
  const wide = Math.max(...qs) - left + 2
  const grid = new Int16Array(wide * (Math.max(...rs) - top + 2)).fill(-1)
  const at = (q: number, r: number) => (r - top) * wide + q - left
  for (let i = 0; i < hexes.length; i += 1) grid[at(qs[i]!, rs[i]!)] = i
  const steps = DIRECTIONS.map(({ q, r }) => r * wide + q)
  const around = new Int16Array(6 * hexes.length).fill(-1)
  for (let i = 0; i < hexes.length; i += 1) {
    const here = at(qs[i]!, rs[i]!)
    let slot = 6 * i
    for (const step of steps) {
      const next = grid[here + step]!
      if (next >= 0) around[slot++] = next
    }
  }
  return around
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
