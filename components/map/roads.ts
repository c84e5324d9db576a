import { edgeKey } from '@/lib/hex/edge'
import type { Point } from '@/lib/hex/layout'
import { endsOf } from './rivers'
import type { MapSheet } from './scene'
import type { World } from './world'

export interface RoadNet {
  path: Path2D
  /** Where a road crosses a river, and the direction of the road there in radians. */
  bridges: readonly (Point & { angle: number })[]
}

interface Crossing {
  p: Point
  q: Point
  /** Place along the hexside, 0 to 1. */
  t: number
  a: string
  b: string
}

const at = ({ p, q, t }: Crossing): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })

/** Roads pass exactly through towns and junctions; between these they are pulled taut and rounded. */
export function roadNet(world: World, sheet: MapSheet): RoadNet {
  const near = new Map<string, Set<string>>()
  for (const hexes of sheet.roads) {
    for (let i = 1; i < hexes.length; i += 1) {
      link(near, hexes[i - 1]!, hexes[i]!)
      link(near, hexes[i]!, hexes[i - 1]!)
    }
  }
  const towns = new Set(sheet.places.map((place) => place.hex))
  const pinned = (hex: string) => towns.has(hex) || near.get(hex)!.size !== 2
  const wet = new Set(sheet.rivers.flatMap((river) => river.sides.map(({ a, b }) => edgeKey(a, b))))
  const path = new Path2D()
  const bridges: (Point & { angle: number })[] = []
  for (const chain of chains(near, pinned)) {
    const crossings = taut(world, chain)
    smooth(path, [world.centre(chain[0]!), ...crossings.map(at), world.centre(chain.at(-1)!)])
    for (const crossing of crossings) {
      if (!wet.has(edgeKey(crossing.a, crossing.b))) continue
      const from = world.centre(crossing.a)
      const to = world.centre(crossing.b)
      bridges.push({ ...at(crossing), angle: Math.atan2(to.y - from.y, to.x - from.x) })
    }
  }
  return { path, bridges }
}

function link(near: Map<string, Set<string>>, a: string, b: string): void {
  const known = near.get(a)
  if (known) known.add(b)
  else near.set(a, new Set([b]))
}

/** Runs of hexes between two pinned ones. */
function chains(near: Map<string, Set<string>>, pinned: (hex: string) => boolean): string[][] {
  const used = new Set<string>()
  const found: string[][] = []
  for (const [start, around] of near) {
    if (!pinned(start)) continue
    for (const first of around) {
      if (used.has(edgeKey(start, first))) continue
      used.add(edgeKey(start, first))
      const chain = [start, first]
      while (!pinned(chain.at(-1)!)) {
        const here = chain.at(-1)!
        const next = [...near.get(here)!].find((hex) => hex !== chain.at(-2))!
        used.add(edgeKey(here, next))
        chain.push(next)
      }
      found.push(chain)
    }
  }
  return found
}

function taut(world: World, chain: readonly string[]): Crossing[] {
  const crossings = chain.slice(1).map((b, i): Crossing => {
    const a = chain[i]!
    const [p, q] = endsOf(world, a, b)
    return { p, q, t: 0.5, a, b }
  })
  const first = world.centre(chain[0]!)
  const last = world.centre(chain.at(-1)!)
  for (let round = 0; round < 40; round += 1) {
    for (const [i, side] of crossings.entries()) {
      const from = i > 0 ? at(crossings[i - 1]!) : first
      const to = i < crossings.length - 1 ? at(crossings[i + 1]!) : last
      const d = { x: to.x - from.x, y: to.y - from.y }
      const e = { x: side.q.x - side.p.x, y: side.q.y - side.p.y }
      const cross = e.x * d.y - e.y * d.x
      if (Math.abs(cross) < 1e-6) continue
      const t = ((from.x - side.p.x) * d.y - (from.y - side.p.y) * d.x) / cross
      side.t = side.t * 0.45 + 0.55 * Math.max(0.22, Math.min(0.78, t))
    }
  }
  return crossings
}

/** A Catmull-Rom curve through the points. */
function smooth(path: Path2D, points: readonly Point[]): void {
  path.moveTo(points[0]!.x, points[0]!.y)
  for (let i = 0; i < points.length - 1; i += 1) {
    const before = points[Math.max(0, i - 1)]!
    const from = points[i]!
    const to = points[i + 1]!
    const after = points[Math.min(points.length - 1, i + 2)]!
    path.bezierCurveTo(
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    )
  }
}
