import type { Point } from '@/lib/hex/layout'
import { emptyPath } from './empty-path'
import { jitter, pointKey } from './noise'
import type { Cell, World } from './world'

export interface OutlineStyle {
  /** How far corners are drawn in, 0 to 1. */
  relax: number
  /** Displacement of the corners, in hex widths; below .1 an area never seems to leave its hexes. */
  amount: number
  salt: string
  /** Draws a point of the curve toward a line that the outline stands for, such as a true coast. */
  pull?: (at: Point) => Point
}

/** A closed curve: from the `to` of the arc before, by way of `by`, to `to`. */
export type Curve = readonly { by: Point; to: Point }[]

/**
 * Outline of a set of cells as a quadratic B-spline: knots in the middle of the hexsides, controls at the
 * corners. The curve touches every hexside it belongs to, so the smooth picture stays true to the rules.
 */
export function outline(
  world: World,
  cells: Iterable<Cell>,
  has: (q: number, r: number) => boolean,
  style: OutlineStyle,
): Path2D {
  return pathOf(curvesAround(world, cells, has, style))
}

/** The curves of an outline, the area on the right of each. */
export function curvesAround(
  world: World,
  cells: Iterable<Cell>,
  has: (q: number, r: number) => boolean,
  style: OutlineStyle,
): Curve[] {
  const next = new Map<string, { from: Point; to: Point }>()
  for (const cell of cells) {
    for (let k = 0; k < 6; k += 1) {
      const step = world.across[k]!
      if (has(cell.q + step.q, cell.r + step.r)) continue
      const from = world.corner(cell, k)
      next.set(pointKey(from), { from, to: world.corner(cell, k + 1) })
    }
  }
  return loopsOf(next).map((loop) => curveOf(loop, style))
}

/** At each corner one side comes in and one leaves, for three hexes meet there: the sides link into loops. */
function loopsOf(next: Map<string, { from: Point; to: Point }>): Point[][] {
  const loops: Point[][] = []
  while (next.size > 0) {
    let side = next.values().next().value
    const loop: Point[] = []
    while (side) {
      loop.push(side.from)
      next.delete(pointKey(side.from))
      side = next.get(pointKey(side.to))
    }
    loops.push(loop)
  }
  return loops
}

function curveOf(loop: readonly Point[], { relax, amount, salt, pull }: OutlineStyle): Curve {
  const pulled = pull ?? ((at: Point) => at)
  const count = loop.length
  const knots = loop.map((a, i) => {
    const b = loop[(i + 1) % count]!
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const off = jitter(salt, middle, amount * 0.6)
    return pulled({ x: middle.x + off.x, y: middle.y + off.y })
  })
  return loop.map((corner, i) => {
    const before = knots[(i + count - 1) % count]!
    const after = knots[i]!
    const off = jitter(salt, corner, amount)
    const by = {
      x: corner.x * (1 - relax) + ((before.x + after.x) / 2) * relax + off.x,
      y: corner.y * (1 - relax) + ((before.y + after.y) / 2) * relax + off.y,
    }
    return { by: pulled(by), to: after }
  })
}

export function pathOf(curves: readonly Curve[]): Path2D {
  const path = emptyPath()
  for (const curve of curves) {
    const start = curve.at(-1)!.to
    path.moveTo(start.x, start.y)
    for (const { by, to } of curve) path.quadraticCurveTo(by.x, by.y, to.x, to.y)
    path.closePath()
  }
  return path
}
