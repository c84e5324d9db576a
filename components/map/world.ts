import type { Lattice } from '@/lib/hex/lattice'
import type { Point } from '@/lib/hex/layout'

const ROOT3 = Math.sqrt(3)
/** The map is drawn in hex widths: 1 from flat to flat, so 1 from centre to centre. */
export const RADIUS = 1 / ROOT3
/** From one row of hexes to the next, or from one column where they lie flat. */
export const ROW = ROOT3 / 2

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** true: a rectangle has all of another within it. */
export const holds = (one: Rect, other: Rect): boolean =>
  one.x <= other.x &&
  one.y <= other.y &&
  one.x + one.width >= other.x + other.width &&
  one.y + one.height >= other.y + other.height

/** A cell of the endless hex plane; cells beyond the sheet let terrain run off its edge as in print. */
export interface Cell {
  q: number
  r: number
}
export const cellKey = (q: number, r: number): string => `${q},${r}`

/** What differs between hexes that stand on a corner and hexes that stand on a side. */
interface Shape {
  /** Steps across side k of a cell, which joins corners k and k + 1, clockwise. */
  across: readonly Cell[]
  corners: readonly Point[]
}

/** Corner 0 is the upper one, side 0 the north-eastern. */
const POINTY: Shape = {
  across: [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
  ],
  corners: cornersFrom(-Math.PI / 2),
}

/** Corner 0 is the eastern one, side 0 the south-eastern. */
const FLAT: Shape = {
  across: [
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
  corners: cornersFrom(0),
}

function cornersFrom(first: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = first + (i * Math.PI) / 3
    return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) }
  })
}

/** Lattice of a map in hex widths, with the endless plane of cells around it. */
export interface World {
  lattice: Lattice
  width: number
  height: number
  centre: (hex: string) => Point
  hexAt: (point: Point) => string | null
  cellOf: (hex: string) => Cell
  cellCentre: (cell: Cell) => Point
  /** Steps across side k of a cell, which joins its corners k and k + 1, clockwise. */
  across: readonly Cell[]
  corner: (cell: Cell, i: number) => Point
  /** Cells whose centre lies in the rectangle, a margin of one included. */
  cellsIn: (rect: Rect) => Cell[]
  hexOf: (key: string) => string | undefined
}

/** How far the paper reaches beyond the outermost hexes, in hex widths; below 0: it is cut so far inside of them. */
export interface Edge {
  left: number
  top: number
  right: number
  bottom: number
}
const WHOLE: Edge = { left: 0, top: 0, right: 0, bottom: 0 }

export function makeWorld(lattice: Lattice, edge: Edge = WHOLE): World {
  const centres = new Map<string, Point>()
  for (const hex of [...lattice.hexes, ...(lattice.beyond ?? [])]) {
    const { x, y } = lattice.centre(hex)
    centres.set(hex, { x: x / ROOT3 + edge.left, y: y / ROOT3 + edge.top })
  }
  const origin = centres.get(lattice.hexes[0]!)!
  const pointy = lattice.orientation === 'pointy'
  const { across, corners } = pointy ? POINTY : FLAT
  /** Cells lie in rows, or in columns where hexes lie flat: `line` counts those, `place` along them, from the origin. */
  const cell = (line: number, place: number): Cell => (pointy ? { q: place, r: line } : { q: line, r: place })
  const cellAt = ({ x, y }: Point): Cell => {
    const [over, along] = pointy ? [y - origin.y, x - origin.x] : [x - origin.x, y - origin.y]
    const line = Math.round(over / ROW)
    return cell(line, Math.round(along - line / 2))
  }
  const cellCentre = ({ q, r }: Cell): Point =>
    pointy
      ? { x: origin.x + q + r / 2, y: origin.y + r * ROW }
      : { x: origin.x + q * ROW, y: origin.y + r + q / 2 }
  // Only who paints the ground asks for it.
  let byCell: Map<string, string> | null = null
  const hexesByCell = () => {
    const found = new Map<string, string>()
    for (const hex of lattice.hexes) {
      const { q, r } = cellAt(centres.get(hex)!)
      found.set(cellKey(q, r), hex)
    }
    return found
  }
  return {
    lattice,
    width: lattice.size.width / ROOT3 + edge.left + edge.right,
    height: lattice.size.height / ROOT3 + edge.top + edge.bottom,
    centre: (hex) => centres.get(hex) ?? origin,
    hexAt: ({ x, y }) => lattice.hexAt({ x: (x - edge.left) * ROOT3, y: (y - edge.top) * ROOT3 }),
    cellOf: (hex) => cellAt(centres.get(hex) ?? origin),
    cellCentre,
    across,
    corner(cell, i) {
      const at = cellCentre(cell)
      const off = corners[(i + 6) % 6]!
      return { x: at.x + off.x, y: at.y + off.y }
    },
    cellsIn({ x, y, width, height }) {
      const found: Cell[] = []
      const [over, along] = pointy ? [y - origin.y, x - origin.x] : [x - origin.x, y - origin.y]
      const [deep, long] = pointy ? [height, width] : [width, height]
      const last = Math.ceil((over + deep) / ROW) + 1
      for (let line = Math.floor(over / ROW) - 1; line <= last; line += 1) {
        const end = Math.ceil(along + long - line / 2) + 1
        for (let place = Math.floor(along - line / 2) - 1; place <= end; place += 1)
          found.push(cell(line, place))
      }
      return found
    },
    hexOf(key) {
      byCell ??= hexesByCell()
      return byCell.get(key)
    },
  }
}
