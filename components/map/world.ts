import type { Lattice } from '@/lib/hex/lattice'
import type { Point } from '@/lib/hex/layout'

const ROOT3 = Math.sqrt(3)
/** The map is drawn in hex widths: 1 from flat to flat, so 1 from centre to centre. */
export const RADIUS = 1 / ROOT3
/** From one row of hexes to the next. */
export const ROW = ROOT3 / 2

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** A cell of the endless hex plane; cells beyond the sheet let terrain run off its edge as in print. */
export interface Cell {
  q: number
  r: number
}
export const cellKey = (q: number, r: number): string => `${q},${r}`

/** Steps across side k of a cell, which joins corners k and k + 1 (0 north-east, then clockwise). */
export const ACROSS: readonly Cell[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
]

const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) => {
  const angle = -Math.PI / 2 + (i * Math.PI) / 3
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) }
})

/** Lattice of a map in hex widths, with the endless plane of cells around it. */
export interface World {
  lattice: Lattice
  width: number
  height: number
  centre: (hex: string) => Point
  hexAt: (point: Point) => string | null
  cellOf: (hex: string) => Cell
  cellCentre: (cell: Cell) => Point
  corner: (cell: Cell, i: number) => Point
  /** Cells whose centre lies in the rectangle, a margin of one included. */
  cellsIn: (rect: Rect) => Cell[]
  hexOf: (key: string) => string | undefined
}

export function makeWorld(lattice: Lattice): World {
  const centres = new Map<string, Point>()
  for (const hex of lattice.hexes) {
    const { x, y } = lattice.centre(hex)
    centres.set(hex, { x: x / ROOT3, y: y / ROOT3 })
  }
  const origin = centres.get(lattice.hexes[0]!)!
  const cellAt = ({ x, y }: Point): Cell => {
    const r = Math.round((y - origin.y) / ROW)
    return { q: Math.round(x - origin.x - r / 2), r }
  }
  const cellCentre = ({ q, r }: Cell): Point => ({ x: origin.x + q + r / 2, y: origin.y + r * ROW })
  // Only who paints the ground asks for it.
  let byCell: Map<string, string> | null = null
  const hexesByCell = () => {
    const found = new Map<string, string>()
    for (const [hex, at] of centres) {
      const { q, r } = cellAt(at)
      found.set(cellKey(q, r), hex)
    }
    return found
  }
  return {
    lattice,
    width: lattice.size.width / ROOT3,
    height: lattice.size.height / ROOT3,
    centre: (hex) => centres.get(hex) ?? origin,
    hexAt: ({ x, y }) => lattice.hexAt({ x: x * ROOT3, y: y * ROOT3 }),
    cellOf: (hex) => cellAt(centres.get(hex) ?? origin),
    cellCentre,
    corner(cell, i) {
      const at = cellCentre(cell)
      const off = CORNERS[(i + 6) % 6]!
      return { x: at.x + off.x, y: at.y + off.y }
    },
    cellsIn({ x, y, width, height }) {
      const found: Cell[] = []
      const top = Math.floor((y - origin.y) / ROW) - 1
      const bottom = Math.ceil((y + height - origin.y) / ROW) + 1
      for (let r = top; r <= bottom; r += 1) {
        const left = Math.floor(x - origin.x - r / 2) - 1
        const right = Math.ceil(x + width - origin.x - r / 2) + 1
        for (let q = left; q <= right; q += 1) found.push({ q, r })
      }
      return found
    },
    hexOf(key) {
      byCell ??= hexesByCell()
      return byCell.get(key)
    },
  }
}
