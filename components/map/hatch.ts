import type { Point } from '@/lib/hex/layout'
import type { World } from './world'

/** From one line of a hatch to the next, along a row of hexes, in hex widths. */
const APART = 0.14

/**
 * Slanting lines within the hexes, the same wherever the window lies; 1: falling to the right, -1: to the left. Lines that
 * end where their hex does need no clip, which is what costs most where a processor draws.
 */
export function hatchOf(world: World, hexes: Iterable<string>, lean: 1 | -1): [from: Point, to: Point][] {
  const lines: [Point, Point][] = []
  for (const hex of hexes) {
    const cell = world.cellOf(hex)
    const corners = Array.from({ length: 6 }, (_, i) => {
      const { x, y } = world.corner(cell, i)
      return { x, y, across: x - lean * y }
    })
    const places = corners.map(({ across }) => across)
    const last = Math.max(...places)
    for (let n = Math.ceil(Math.min(...places) / APART); n * APART < last; n += 1) {
      const line = n * APART
      const ends: Point[] = []
      for (const [i, a] of corners.entries()) {
        const b = corners[(i + 1) % 6]!
        if (a.across < line === b.across < line) continue
        const part = (line - a.across) / (b.across - a.across)
        ends.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
      }
      const [from, to] = ends
      if (from && to) lines.push([from, to])
    }
  }
  return lines
}
