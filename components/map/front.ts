import { type Curve, curvesAround, pathOf } from './outline'
import { ACROSS, type Cell, cellKey, type World } from './world'
import { emptyPath } from './written-path'

/** The line between the two sides, worked out once for each picture of control. */
export interface Front {
  /** The ground of the west side; all else is the east's. */
  west: Path2D
  /** The line itself, and beside it a line for each side. */
  line: Path2D
  lines: Readonly<Record<'west' | 'east', Path2D>>
}

/** How far the line of each side lies beside the middle, in hex widths. */
const APART = 0.0325
/** Parts into which each arc is cut to lay a line beside it. */
const PARTS = 4

let last: { world: World; west: ReadonlySet<string>; front: Front } | null = null

/** The front around the hexes of the west side. The same set gives the same front, so it may be asked each time. */
export function frontOf(world: World, west: ReadonlySet<string>): Front {
  if (last?.world !== world || last.west !== west) last = { world, west, front: made(world, west) }
  return last.front
}

function made(world: World, west: ReadonlySet<string>): Front {
  const cells = withMargin(world, west)
  const has = (q: number, r: number) => cells.has(cellKey(q, r))
  const curves = curvesAround(world, cells.values(), has, { relax: 0.45, amount: 0, salt: '' })
  const line = pathOf(curves)
  return { west: line, line, lines: { west: beside(curves, APART), east: beside(curves, -APART) } }
}

/** The cells of the hexes, and beyond the sheet the two rings next to them: the line runs off the edge as in print. */
function withMargin(world: World, west: ReadonlySet<string>): Map<string, Cell> {
  const owner = new Map<string, boolean>()
  const cells = new Map<string, Cell>()
  let ring: Cell[] = world.lattice.hexes.map((hex) => {
    const cell = world.cellOf(hex)
    owner.set(cellKey(cell.q, cell.r), west.has(hex))
    return cell
  })
  for (let n = 0; n <= 2; n += 1) {
    const beyond: Cell[] = []
    for (const cell of ring) {
      const own = owner.get(cellKey(cell.q, cell.r))!
      if (own) cells.set(cellKey(cell.q, cell.r), cell)
      for (const step of ACROSS) {
        const next = { q: cell.q + step.q, r: cell.r + step.r }
        if (n === 2 || owner.has(cellKey(next.q, next.r))) continue
        owner.set(cellKey(next.q, next.r), own)
        beyond.push(next)
      }
    }
    ring = beyond
  }
  return cells
}

/** The curves moved sideways, to the right of their direction. */
function beside(curves: readonly Curve[], far: number): Path2D {
  const path = emptyPath()
  for (const curve of curves) {
    let from = curve.at(-1)!.to
    let first = true
    for (const { by, to } of curve) {
      for (let part = 1; part <= PARTS; part += 1) {
        const t = part / PARTS
        const x = (1 - t) ** 2 * from.x + 2 * t * (1 - t) * by.x + t * t * to.x
        const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * by.y + t * t * to.y
        const dx = (1 - t) * (by.x - from.x) + t * (to.x - by.x)
        const dy = (1 - t) * (by.y - from.y) + t * (to.y - by.y)
        const long = Math.hypot(dx, dy) || 1
        const [px, py] = [x - (dy / long) * far, y + (dx / long) * far]
        if (first) path.moveTo(px, py)
        else path.lineTo(px, py)
        first = false
      }
      from = to
    }
    path.closePath()
  }
  return path
}
