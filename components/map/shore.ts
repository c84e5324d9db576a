import type { Point } from '@/lib/hex/layout'
import { emptyPath } from './empty-path'
import { hashOf, noiseFrom, pointKey } from './noise'
import { type Curve, curvesAround } from './outline'
import type { Cell, World } from './world'

/** The shore of a sea or of lakes, the water on the right. */
export interface Shore {
  path: Path2D
  /** A line in the water that keeps so many hex widths off the shore; bays that are too narrow have none. */
  waterLine: (off: number) => Path2D
}

export interface ShoreStyle {
  relax: number
  salt: string
  /** How far the true shore may draw the painted one, in hex widths: every hex keeps its centre on its own side. */
  most: number
  /** How rough it is, in parts of the way between two of its points. */
  rough: number
}

/** A true shore farther off than this is another one, in hex widths. */
const FAR = 0.6
/** Points of a true shore lie so near to each other, and are kept in squares of this side. */
const [CLOSE, SQUARE] = [0.07, 0.5]
/** Parts of an arc, and how often the middle between two points is moved aside, each time half as far. */
const [PARTS, TIMES] = [4, 2]
/** Hex widths between two points of a water line at most. */
const STEP = 0.12

/** The nearest point of the true shores, if one is near. */
type Nearest = (at: Point) => Point | null

/** The shore around cells of water, drawn toward the true one. */
export function shoreOf(
  world: World,
  cells: Iterable<Cell>,
  has: (q: number, r: number) => boolean,
  nearest: Nearest,
  { relax, salt, most, rough }: ShoreStyle,
): Shore {
  const pull = (at: Point): Point => {
    const to = nearest(at)
    if (!to) return at
    const [dx, dy] = [to.x - at.x, to.y - at.y]
    const far = Math.hypot(dx, dy) || 1
    const by = Math.min(most, far * 0.8) / far
    return { x: at.x + dx * by, y: at.y + dy * by }
  }
  const curves = curvesAround(world, cells, has, { relax, amount: 0.05, salt, pull })
  const rings = curves.map((curve) => roughened(pointsOf(curve), rough, salt))
  const path = emptyPath()
  for (const ring of rings) trace(path, ring)
  return {
    path,
    waterLine(off) {
      const line = emptyPath()
      for (const ring of rings) layBeside(line, ring, off)
      return line
    },
  }
}

function trace(path: Path2D, ring: readonly Point[]): void {
  for (const [i, { x, y }] of ring.entries()) {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  path.closePath()
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

/** Finds the nearest point of lines, up to FAR. */
export function nearestOn(lines: readonly (readonly Point[])[]): Nearest {
  const squares = new Map<number, Point[]>()
  const keyOf = (i: number, j: number) => i * 65536 + j
  for (const line of lines) {
    for (const [i, b] of line.entries()) {
      const a = line[i - 1]
      if (!a) continue
      const parts = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / CLOSE))
      for (let n = 0; n < parts; n += 1) {
        const at = between(a, b, n / parts)
        const key = keyOf(Math.floor(at.x / SQUARE), Math.floor(at.y / SQUARE))
        const known = squares.get(key)
        if (known) known.push(at)
        else squares.set(key, [at])
      }
    }
  }
  return ({ x, y }) => {
    const [i, j] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)]
    let [found, least]: [Point | null, number] = [null, FAR]
    for (let across = -1; across <= 1; across += 1) {
      for (let down = -1; down <= 1; down += 1) {
        for (const at of squares.get(keyOf(i + across, j + down)) ?? []) {
          const far = Math.hypot(at.x - x, at.y - y)
          if (far < least) [found, least] = [at, far]
        }
      }
    }
    return found
  }
}

function pointsOf(curve: Curve): Point[] {
  return curve.flatMap(({ by, to }, i) => {
    const from = curve.at(i - 1)!.to
    return Array.from({ length: PARTS }, (_, part) => {
      const t = part / PARTS
      return between(between(from, by, t), between(by, to, t), t)
    })
  })
}

function roughened(ring: Point[], rough: number, salt: string): Point[] {
  let points = ring
  for (let time = 0; time < TIMES; time += 1) {
    const far = rough / 2 ** time
    points = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length]!
      const aside = (noiseFrom(hashOf(`${salt}${time}${pointKey({ x: a.x * 3, y: a.y * 3 })}`))() - 0.5) * far
      const middle = between(a, b, 0.5)
      return [a, { x: middle.x - (b.y - a.y) * aside, y: middle.y + (b.x - a.x) * aside }]
    })
  }
  return points
}

/** The points of a ring at even steps. */
function evenly(ring: readonly Point[], step: number): Point[] {
  const found: Point[] = []
  let way = 0
  for (const [i, b] of ring.entries()) {
    const a = ring.at(i - 1)!
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    for (; way < long; way += step) found.push(between(a, b, way / long))
    way -= long
  }
  return found
}

/** Lays a calmed copy of the ring beside it, on its right, and leaves out what would come too near to the shore. */
function layBeside(path: Path2D, ring: readonly Point[], off: number): void {
  if (ring.length < 12) return
  const even = evenly(ring, Math.min(STEP, off * 0.6))
  const count = even.length
  const reach = Math.round(1 + off * 4)
  const calm = even.map((_, i) => {
    let [x, y] = [0, 0]
    for (let d = -reach; d <= reach; d += 1) {
      const at = even[(i + d + reach * count) % count]!
      x += at.x
      y += at.y
    }
    return { x: x / (2 * reach + 1), y: y / (2 * reach + 1) }
  })
  const squares = new Map<string, Point[]>()
  for (const at of even) {
    const key = `${Math.floor(at.x / off)},${Math.floor(at.y / off)}`
    const known = squares.get(key)
    if (known) known.push(at)
    else squares.set(key, [at])
  }
  const isFree = ({ x, y }: Point) => {
    const [i, j] = [Math.floor(x / off), Math.floor(y / off)]
    for (let across = -1; across <= 1; across += 1)
      for (let down = -1; down <= 1; down += 1)
        for (const at of squares.get(`${i + across},${j + down}`) ?? [])
          if (Math.hypot(at.x - x, at.y - y) < off * 0.9) return false
    return true
  }
  let open = false
  for (const [i, { x, y }] of calm.entries()) {
    const [a, b] = [calm[(i + count - 1) % count]!, calm[(i + 1) % count]!]
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const at = { x: x - ((b.y - a.y) / long) * off, y: y + ((b.x - a.x) / long) * off }
    const free = isFree(at)
    if (free && open) path.lineTo(at.x, at.y)
    else if (free) path.moveTo(at.x, at.y)
    open = free
  }
}
