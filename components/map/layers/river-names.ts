import type { Point } from '@/lib/hex/layout'
import { type Pen, sees } from '../pen'
import type { Stream } from '../rivers'
import { type Box, meets } from './box'
import { type Lettering, letter, widthOf } from './lettering'

const STEP = 0.12

/** One letter of a name along a river. */
export interface RiverLetter {
  text: string
  at: Point
  angle: number
}

const styleOf = ({ detail, scale, palette }: Pen): Lettering => ({
  family: 'waters',
  weight: 400,
  italic: true,
  pixels: Math.max([0, 0.5, 0.3, 0.22][detail]! * scale, 11),
  colour: palette.river,
})

/** Names along the rivers, one with each step, on a calmed copy of their course; one that would turn or crowd is left out. */
export function* placeRiverNames(
  pen: Pen,
  counters: readonly Box[],
  taken: Box[],
): Generator<void, RiverLetter[]> {
  const { detail } = pen
  const style = styleOf(pen)
  const least = [99, 14, 7, 5][detail]!
  const letters: RiverLetter[] = []
  for (const stream of pen.terrain.streams()) {
    if ((detail === 1 && !stream.wide) || !isNear(pen, stream)) continue
    const course = courseOf(stream)
    if (course.long < least || !course.points.some((at) => sees(pen, at, 0))) continue
    letters.push(...placed(pen, stream.name, course, style, counters, taken))
    yield
  }
  return letters
}

export function drawRiverNames(pen: Pen, letters: readonly RiverLetter[]): void {
  const { halo } = pen.palette
  const style = styleOf(pen)
  // Every halo before any letter, or a halo eats its neighbour.
  for (const { text, at, angle } of letters) {
    letter(pen, text, at, { ...style, angle, colour: '', halo, haloPixels: 2.6 })
  }
  for (const { text, at, angle } of letters) letter(pen, text, at, { ...style, angle })
}

/** Works out beforehand, a river with each step, what writing the names of those that are seen needs first. */
export function* calmRivers(pen: Pen): Generator<void> {
  for (const stream of pen.terrain.streams().filter((one) => isNear(pen, one))) {
    yield
    courseOf(stream)
  }
}

/** false: none of it is seen. */
const isNear = (pen: Pen, { corners }: Stream): boolean => corners.some((at) => sees(pen, at))

/** A calmed river: its points, and how far along it each of them lies, in hex widths. */
interface Course {
  points: readonly Point[]
  ways: readonly number[]
  long: number
}

const known = new WeakMap<Stream, Course>()
function courseOf(stream: Stream): Course {
  const found = known.get(stream)
  if (found) return found
  const points = calmed(stream)
  let long = 0
  const ways = points.map(({ x, y }, i) => {
    const before = points[i - 1]
    if (before) long += Math.hypot(x - before.x, y - before.y)
    return long
  })
  const course = { points, ways, long }
  known.set(stream, course)
  return course
}

/** The course at even steps, each point the mean of its neighbours within three quarters of a hex. */
function calmed({ points }: Stream): Point[] {
  const even: Point[] = []
  let rest = 0
  for (let i = 1; i < points.length; i += 1) {
    const from = points[i - 1]!
    const to = points[i]!
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    for (let way = rest; way < long; way += STEP) {
      even.push({ x: from.x + ((to.x - from.x) * way) / long, y: from.y + ((to.y - from.y) * way) / long })
    }
    rest = Math.max(0, rest + Math.ceil(Math.max(0, long - rest) / STEP) * STEP - long)
  }
  const reach = Math.round(0.75 / STEP)
  return even.map((_, i) => {
    const sum = { x: 0, y: 0, weight: 0 }
    for (let d = -reach; d <= reach; d += 1) {
      const p = even[i + d]
      if (!p) continue
      const weight = reach + 1 - Math.abs(d)
      sum.x += p.x * weight
      sum.y += p.y * weight
      sum.weight += weight
    }
    return { x: sum.x / sum.weight, y: sum.y / sum.weight }
  })
}

function placed(
  pen: Pen,
  name: string,
  course: Course,
  style: Lettering,
  counters: readonly Box[],
  taken: Box[],
): RiverLetter[] {
  const { rect } = pen
  const widths = [...name].map((char) => widthOf(pen, char, style) * 1.22)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const height = style.pixels / pen.scale
  const apart = [99, 22, 11, 7][pen.detail]!
  const found: RiverLetter[] = []
  const inside = (p: Point) =>
    p.x > rect.x && p.x < rect.x + rect.width && p.y > rect.y && p.y < rect.y + rect.height
  let from = 0.5
  while (from + whole < course.long - 0.3) {
    const a = along(course, from)
    const b = along(course, from + whole)
    const name_ = inside(a) && inside(b) ? attempt(from, b.x < a.x) : null
    if (name_) {
      found.push(...name_)
      for (const { at } of name_) {
        taken.push({
          left: at.x - height * 0.35,
          right: at.x + height * 0.35,
          top: at.y - height * 0.4,
          bottom: at.y + height * 0.4,
        })
      }
      from += whole + apart
    } else from += 0.25
  }
  return found

  function attempt(start: number, flip: boolean) {
    const order = flip ? [...name].reverse() : [...name]
    const steps = flip ? [...widths].reverse() : widths
    const letters: RiverLetter[] = []
    let way = start
    for (const [i, text] of order.entries()) {
      const p = along(course, way + steps[i]! / 2)
      const q = along(course, way + steps[i]! / 2 + 0.08)
      const angle = Math.atan2(q.y - p.y, q.x - p.x) + (flip ? Math.PI : 0)
      const off = height * 0.62 + 0.05
      const at = { x: p.x + Math.sin(angle) * off, y: p.y - Math.cos(angle) * off }
      const box = {
        left: at.x - height * 0.3,
        right: at.x + height * 0.3,
        top: at.y - height * 0.35,
        bottom: at.y + height * 0.35,
      }
      const before = letters.at(-1)
      if (before && Math.abs(turn(before.angle, angle)) > 0.3) return null
      if (
        before &&
        Math.hypot(at.x - before.at.x, at.y - before.at.y) < ((steps[i]! + steps[i - 1]!) / 2) * 0.82
      )
        return null
      if (taken.some((other) => meets(other, box)) || counters.some((other) => meets(other, box))) return null
      letters.push({ text, at, angle })
      way += steps[i]!
    }
    return letters
  }
}

const turn = (a: number, b: number): number => {
  const d = (b - a) % (2 * Math.PI)
  return d > Math.PI ? d - 2 * Math.PI : d < -Math.PI ? d + 2 * Math.PI : d
}

/** The place so many hex widths along the course. */
function along({ points, ways }: Course, way: number): Point {
  let [low, high] = [0, points.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ways[middle]! < way) low = middle + 1
    else high = middle
  }
  const to = points[low]!
  const from = points[low - 1]
  if (!from) return to
  const part = Math.min(1, (way - ways[low - 1]!) / (ways[low]! - ways[low - 1]! || 1))
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
