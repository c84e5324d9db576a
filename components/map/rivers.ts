import type { Point } from '@/lib/hex/layout'
import { jitter, pointKey } from './noise'
import { once } from './once'
import type { MapSheet } from './sheet'
import type { World } from './world'

export interface Stream {
  name: string
  /** Has a major stretch. */
  wide: boolean
  /** The corners of hexes that it runs by, none of them far from it. */
  corners: readonly Point[]
  /** Along the curve from source to mouth; `width` in hex widths. Worked out when first asked for. */
  readonly points: readonly (Point & { width: number })[]
}

interface Reach {
  corners: Point[]
  wide: boolean[]
}

const RELAX = 0.42
/** How far a river runs into open water, in parts of its last half hexside. */
const INTO = 0.55
/** Widths in hexes: minor rivers grow from source to mouth, major ones lie clearly above. */
const MINOR = [0.034, 0.078] as const
const MAJOR = [0.125, 0.175] as const

/** Where the river passes that runs by a corner; null: none does, but one may begin or end there. */
type Passing = (corner: Point) => Point | null

/** Rivers as calm curves along their hexsides; a tributary ends on the curve of the river it joins. `isWet`: open water. */
export function streams(
  world: World,
  rivers: MapSheet['rivers'],
  isWet: (corner: Point) => boolean = () => false,
): Stream[] {
  const chains = rivers.map((river) => ({ name: river.name, reaches: reachesOf(world, river.sides) }))
  const within = once(() => {
    const found = new Map<string, { corners: readonly Point[]; i: number }>()
    for (const { corners } of chains.flatMap(({ reaches }) => reaches)) {
      for (let i = 1; i < corners.length - 1; i += 1) {
        const key = pointKey(corners[i]!)
        if (!found.has(key)) found.set(key, { corners, i })
      }
    }
    return found
  })
  const passing: Passing = (corner) => {
    const by = within().get(pointKey(corner))
    return by ? onCurve(by.corners, by.i) : null
  }
  return chains.flatMap(({ name, reaches }) =>
    reaches.map(({ corners, wide }) => {
      const points = once(() => curve(corners, wide, passing, isWet))
      return {
        ...{ name, corners, wide: wide.includes(true) },
        get points() {
          return points()
        },
      }
    }),
  )
}

/** Corners in order along the hexsides; a gap in the data begins a new reach. */
function reachesOf(world: World, sides: MapSheet['rivers'][number]['sides']): Reach[] {
  const ends = sides.map(({ a, b }) => endsOf(world, a, b))
  const found: Reach[] = []
  let open: Reach | null = null
  for (const [i, [p, q]] of ends.entries()) {
    const wide = sides[i]!.wide
    const tip: Point | undefined = open?.corners.at(-1)
    if (open && tip && (near(tip, p) || near(tip, q))) {
      open.corners.push(near(tip, p) ? q : p)
      open.wide.push(wide)
      continue
    }
    const after = ends[i + 1]
    const turn = after && (near(p, after[0]) || near(p, after[1]))
    open = { corners: turn ? [q, p] : [p, q], wide: [wide] }
    found.push(open)
  }
  return found
}

const near = (a: Point, b: Point) => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01

/** The two ends of a hexside in hex widths. */
export function endsOf(world: World, a: string, b: string): [Point, Point] {
  const p = world.centre(a)
  const q = world.centre(b)
  const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
  const dx = (q.y - p.y) / (2 * Math.sqrt(3))
  const dy = (p.x - q.x) / (2 * Math.sqrt(3))
  return [
    { x: middle.x + dx, y: middle.y + dy },
    { x: middle.x - dx, y: middle.y - dy },
  ]
}

function knot(a: Point, b: Point): Point {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const off = jitter('r', middle, 0.045)
  return { x: middle.x + off.x, y: middle.y + off.y }
}

function control(corners: readonly Point[], i: number): Point {
  const corner = corners[i]!
  const before = knot(corners[i - 1]!, corner)
  const after = knot(corner, corners[i + 1]!)
  const off = jitter('c', corner, 0.05)
  return {
    x: corner.x * (1 - RELAX) + ((before.x + after.x) / 2) * RELAX + off.x,
    y: corner.y * (1 - RELAX) + ((before.y + after.y) / 2) * RELAX + off.y,
  }
}

function onCurve(corners: readonly Point[], i: number): Point {
  const before = knot(corners[i - 1]!, corners[i]!)
  const after = knot(corners[i]!, corners[i + 1]!)
  const c = control(corners, i)
  return { x: (before.x + after.x) / 4 + c.x / 2, y: (before.y + after.y) / 4 + c.y / 2 }
}

function curve(
  corners: readonly Point[],
  wide: readonly boolean[],
  passing: Passing,
  isWet: (corner: Point) => boolean,
): Stream['points'] {
  const sides = wide.length
  const joined = (corner: Point) => passing(corner) ?? corner
  const widthAt = (side: number) => {
    const [least, most] = wide[Math.min(side, sides - 1)] ? MAJOR : MINOR
    return least + (most - least) * Math.sqrt(side / Math.max(1, sides))
  }
  const first = corners[0]!
  const points: (Point & { width: number })[] = [{ ...joined(first), width: widthAt(0) }]
  for (let i = 0; i < sides; i += 1) {
    const middle = knot(corners[i]!, corners[i + 1]!)
    points.push({ ...middle, width: widthAt(i) })
    if (i === sides - 1) break
    const c = control(corners, i + 1)
    const after = knot(corners[i + 1]!, corners[i + 2]!)
    for (let step = 1; step < 6; step += 1) {
      const t = step / 6
      const [u, v, w] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      points.push({
        x: u * middle.x + v * c.x + w * after.x,
        y: u * middle.y + v * c.y + w * after.y,
        width: widthAt(i) * (1 - t) + widthAt(i + 1) * t,
      })
    }
  }
  const mouth = corners[sides]!
  const last = points.at(-1)!
  // Into open water it runs on for a while, so that its mouth is open.
  const end =
    passing(mouth) ??
    (isWet(mouth)
      ? { x: mouth.x + (mouth.x - last.x) * INTO, y: mouth.y + (mouth.y - last.y) * INTO }
      : mouth)
  points.push({ ...end, width: widthAt(sides - 1) })
  return points
}
