import { beside, type Chain, chainsAlong, type FacedSide, pathAlong } from './chains'
import { outline } from './outline'
import { printTerrain } from './print-terrain'
import type { SideTone } from './sheet'
import type { Terrain } from './terrain'
import { type Cell, cellKey, type Rect } from './world'

/** The line between the two sides over land, in and around a part of the sheet. */
export interface Front {
  /** The ground of the west side; all else is the east's. */
  west: Path2D
  line: Path2D
  /** A line on one side of the middle, so many hex widths off. */
  beside: (side: SideTone, off: number) => Path2D
}

const RELAX = 0.45
/** The tint of a line that lies so many hex widths beyond the part reaches into it. */
const MARGIN = 3

export function frontOf(terrain: Terrain, west: ReadonlySet<string>, part: Rect): Front {
  const { world } = terrain
  const { ground } = printTerrain(terrain)
  const { x, y, width, height } = part
  const around = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  }
  const owners = new Map<string, boolean>()
  const own: Cell[] = []
  for (const cell of world.cellsIn(around)) {
    const hex = hexNear(world, cell)
    if (hex === undefined) continue
    owners.set(cellKey(cell.q, cell.r), west.has(hex))
    if (west.has(hex)) own.push(cell)
  }
  const isLand = ({ q, r }: Cell) => !['sea', 'lake'].includes(ground(cellKey(q, r)) ?? '')
  const sides = own.filter(isLand).flatMap((inner) =>
    world.across.flatMap((step): FacedSide[] => {
      const outer = { q: inner.q + step.q, r: inner.r + step.r }
      return owners.get(cellKey(outer.q, outer.r)) === false && isLand(outer) ? [{ inner, outer }] : []
    }),
  )
  const chains = chainsAlong(world, sides, RELAX)
  const isWest = (q: number, r: number) => owners.get(cellKey(q, r)) === true
  return {
    west: outline(world, own, isWest, { relax: RELAX, amount: 0, salt: '' }),
    line: pathAlong(chains),
    beside: (side, off) =>
      pathAlong(chains.map((chain): Chain => beside(chain, side === 'east' ? off : -off))),
  }
}

/** The hex of a cell; of one right beyond the edge the hex next to it, so that the line runs off the edge as in print. */
function hexNear({ hexOf, across }: Terrain['world'], { q, r }: Cell): string | undefined {
  const hex = hexOf(cellKey(q, r))
  if (hex !== undefined) return hex
  for (const step of across) {
    const next = hexOf(cellKey(q + step.q, r + step.r))
    if (next !== undefined) return next
  }
  return undefined
}
