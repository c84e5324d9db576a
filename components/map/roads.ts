import { edgeKey } from '@/lib/hex/edge'
import type { Point } from '@/lib/hex/layout'
import { endsOf } from './rivers'
import type { MapSheet } from './scene'
import type { World } from './world'
import { emptyPath } from './written-path'

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
  const path = emptyPath()
  const bridges: (Point & { angle: number })[] = []
  const runs = chains(near, pinned).map((hexes) => {
    const crossings = taut(world, hexes)
    return {
      hexes,
      crossings,
      points: [world.centre(hexes[0]!), ...crossings.map(at), world.centre(hexes.at(-1)!)],
    }
  })
  const onward = throughPoints(runs)
  for (const [i, { crossings, points }] of runs.entries()) {
    smooth(path, [onward.get(`${i}a`) ?? points[0]!, ...points, onward.get(`${i}b`) ?? points.at(-1)!])
    for (const [n, crossing] of crossings.entries()) {
      if (!wet.has(edgeKey(crossing.a, crossing.b))) continue
      const [before, after] = [points[n]!, points[n + 2]!]
      bridges.push({ ...at(crossing), angle: Math.atan2(after.y - before.y, after.x - before.x) })
    }
  }
  return { path, bridges: apart(bridges) }
}

/** Least distance between two bridges, in hex widths; of two that crowd only the first is drawn. */
const ROOM = 0.3
const apart = (bridges: readonly (Point & { angle: number })[]) =>
  bridges.filter((one, i) =>
    bridges.slice(0, i).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= ROOM),
  )

/**
 * Where roads meet, the two that lie straightest to each other are one road that goes through: each is bent as if
 * it went on into the other. Names an end (number of the run, a or b) -> the point beyond it.
 */
function throughPoints(runs: readonly { hexes: readonly string[]; points: readonly Point[] }[]) {
  const ends = new Map<string, { end: string; at: Point; next: Point }[]>()
  for (const [i, { hexes, points }] of runs.entries()) {
    for (const [end, hex, at, next] of [
      [`${i}a`, hexes[0]!, points[0]!, points[1]!],
      [`${i}b`, hexes.at(-1)!, points.at(-1)!, points.at(-2)!],
    ] as const) {
      const known = ends.get(hex)
      if (known) known.push({ end, at, next })
      else ends.set(hex, [{ end, at, next }])
    }
  }
  const onward = new Map<string, Point>()
  for (const here of ends.values()) {
    const pairs = here
      .flatMap((one, i) =>
        here.slice(i + 1).map((other) => ({ one, other, straight: straightness(one, other) })),
      )
      .sort((a, b) => a.straight - b.straight)
    for (const { one, other, straight } of pairs) {
      if (straight > -0.2 || onward.has(one.end) || onward.has(other.end)) continue
      onward.set(one.end, other.next)
      onward.set(other.end, one.next)
    }
  }
  return onward
}

/** The cosine of the angle between two roads that leave one point: -1 if they lie in line. */
function straightness(a: { at: Point; next: Point }, b: { at: Point; next: Point }): number {
  const [ax, ay] = [a.next.x - a.at.x, a.next.y - a.at.y]
  const [bx, by] = [b.next.x - b.at.x, b.next.y - b.at.y]
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by))
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

/** A Catmull-Rom curve through the points but the first and the last, which only say whence and whither it goes. */
function smooth(path: Path2D, points: readonly Point[]): void {
  path.moveTo(points[1]!.x, points[1]!.y)
  for (let i = 1; i < points.length - 2; i += 1) {
    const [before, from, to, after] = points.slice(i - 1, i + 3) as [Point, Point, Point, Point]
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
