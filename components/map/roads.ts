import { edgeKey } from '@/lib/hex/edge'
import type { Point } from '@/lib/hex/layout'
import { emptyPath } from './empty-path'
import { endsOf } from './rivers'
import type { MapSheet } from './sheet'
import type { World } from './world'

/** Roads or railways of a sheet. */
export interface RouteNet {
  path: Path2D
  /** Those that count for more than the others, which are not part of `path`. */
  highways: Path2D
  /** Where they cross a river, and their direction there in radians. */
  bridges: readonly Bridge[]
}

export type Bridge = Point & { angle: number }

type Exits = NonNullable<MapSheet['exits']>
/** So far, in hex widths along a hexside, a road and a railway that both cross it keep off its middle. */
const ASIDE = 0.11
/** How far beyond a hex at the edge a way is drawn that leads off the map: the paper cuts it off. */
const BEYOND = 1.2

interface Crossing {
  p: Point
  q: Point
  /** Place along the hexside, 0 to 1. */
  t: number
  a: string
  b: string
}

const at = ({ p, q, t }: Crossing): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })

/** The roads of a sheet, its railways, or its roads across mountains. */
export function routeNet(world: World, sheet: MapSheet, kind: 'road' | 'rail' | 'pass'): RouteNet {
  const { roads, rails = [], passes = [] } = sheet
  const own = { road: roads, rail: rails, pass: passes }[kind]
  const others = { road: rails, rail: roads, pass: [] }[kind]
  const exits = (sheet.exits ?? []).filter((exit) => exit.kind === kind)
  const aside = { shared: legsOf(others), by: kind === 'road' ? -ASIDE : ASIDE }
  const high = legsOf(kind === 'road' ? (sheet.highways ?? []) : [])
  return netOf(world, sheet, own, { exits, aside, high })
}

interface Ways {
  exits: Exits
  aside: { shared: ReadonlySet<string>; by: number }
  high: ReadonlySet<string>
}

const legsOf = (routes: MapSheet['roads']): ReadonlySet<string> =>
  new Set(routes.flatMap((hexes) => hexes.slice(1).map((hex, i) => edgeKey(hexes[i]!, hex))))

/** Routes pass exactly through towns and junctions; between these they are pulled taut and rounded. */
function netOf(world: World, sheet: MapSheet, routes: MapSheet['roads'], ways: Ways): RouteNet {
  const near = new Map<string, Set<string>>()
  for (const hexes of routes) {
    for (let i = 1; i < hexes.length; i += 1) {
      link(near, hexes[i - 1]!, hexes[i]!)
      link(near, hexes[i]!, hexes[i - 1]!)
    }
  }
  const fixed = new Set([...sheet.places, ...ways.exits].map(({ hex }) => hex))
  const pinned = (hex: string) => fixed.has(hex) || near.get(hex)!.size !== 2
  const wet = new Set(sheet.rivers.flatMap((river) => river.sides.map(({ a, b }) => edgeKey(a, b))))
  const [path, highways] = [emptyPath(), emptyPath()]
  const bridges: Bridge[] = []
  const runs = chains(near, pinned).map((hexes) => {
    const [first, last] = [world.centre(hexes[0]!), world.centre(hexes.at(-1)!)]
    const crossings = apartFrom(ways.aside, taut(world, hexes), first, last)
    return { hexes, crossings, points: [first, ...crossings.map(at), last] }
  })
  const onward = throughPoints(runs)
  for (const [i, { hexes, crossings, points }] of runs.entries()) {
    const line = ways.high.has(edgeKey(hexes[0]!, hexes[1]!)) ? highways : path
    smooth(line, [onward.get(`${i}a`) ?? points[0]!, ...points, onward.get(`${i}b`) ?? points.at(-1)!])
    for (const [n, crossing] of crossings.entries()) {
      if (!wet.has(edgeKey(crossing.a, crossing.b))) continue
      const [before, after] = [points[n]!, points[n + 2]!]
      bridges.push({ ...at(crossing), angle: Math.atan2(after.y - before.y, after.x - before.x) })
    }
  }
  for (const { hex, edge } of ways.exits) {
    const { x, y } = world.centre(hex)
    path.moveTo(x, y)
    path.lineTo(x + (edge === 'west' ? -BEYOND : BEYOND), y)
  }
  return { path, highways, bridges }
}

/** Where routes of the other kind run the same way, these keep to one side, seen from west to east. */
function apartFrom(
  { shared, by }: Ways['aside'],
  crossings: Crossing[],
  first: Point,
  last: Point,
): Crossing[] {
  const points = [first, ...crossings.map(at), last]
  return crossings.map((crossing, i) => {
    const { p, q, t, a, b } = crossing
    if (!shared.has(edgeKey(a, b))) return crossing
    const [from, to] = [points[i]!, points[i + 2]!]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const east = dx + 0.31 * dy > 0 ? 1 : -1
    const right = east * (dx * (q.y - p.y) - dy * (q.x - p.x)) > 0 ? 1 : -1
    return { ...crossing, t: Math.max(0.1, Math.min(0.9, t + right * by)) }
  })
}

/** Least distance between two bridges, in hex widths; of two that crowd only the first is drawn. */
const ROOM = 0.3
export const apart = (bridges: readonly Bridge[]): readonly Bridge[] =>
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
