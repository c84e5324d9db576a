import type { Point } from '@/lib/hex/layout'
import type { Scene } from './scene'
import type { Rect, World } from './world'

/** The window moves by such a part of itself at a time, in whole hexes, so that many pictures share one print. */
const STEP = 1 / 4
/** At most so far from its edge, as a part of it, a window shows what it is about, even if it must reach beyond the sheet. */
const ASIDE = 1 / 4
/** So near to the other side's ground a counter stands at the front, in hexes. */
const NEAR = 2

/** Where the fighting is: the middle of the counters at the front, or of all where there is no front. */
export function frontMiddle(world: World, { counters, west }: Scene): Point {
  const places = counters.map(({ hex }) => hex)
  const front = west ? places.filter((hex) => isAtFront(world, west, hex)) : []
  const points = (front.length > 0 ? front : places).map(world.centre)
  const middle = (along: 'x' | 'y', whole: number) => {
    const line = points.map((point) => point[along]).sort((a, b) => a - b)
    // Half way between the middle one and the middle of the outermost: a wing that runs ahead is seen, too.
    const [first = whole / 2, last = whole / 2] = [line[0], line.at(-1)]
    return ((line[line.length >> 1] ?? whole / 2) + (first + last) / 2) / 2
  }
  return { x: middle('x', world.width), y: middle('y', world.height) }
}

/** The part of the map, `scale` pixels to a hex, with this in its middle: where the fighting is, if nothing else is said. */
export function frontRect(
  world: World,
  scene: Scene,
  size: { width: number; height: number },
  scale: number,
  middle: Point = frontMiddle(world, scene),
): Rect {
  const [width, height] = [size.width / scale, size.height / scale]
  const { x, y } = middle
  const within = (at: number, long: number, whole: number) => {
    const step = Math.max(1, Math.floor(long * STEP))
    if (long >= whole) return (whole - long) / 2
    const onSheet = Math.max(0, Math.min(whole - long, Math.round((at - long / 2) / step) * step))
    const [first, last] = [Math.ceil(at - long * (1 - ASIDE)), Math.floor(at - long * ASIDE)]
    return Math.max(first, Math.min(last, onSheet))
  }
  return { x: within(x, width, world.width), y: within(y, height, world.height), width, height }
}

function isAtFront({ lattice }: World, west: ReadonlySet<string>, hex: string): boolean {
  let ring = [hex]
  const seen = new Set(ring)
  for (let far = 0; far < NEAR; far += 1) {
    ring = ring.flatMap((one) => lattice.neighbours(one).filter((next) => !seen.has(next)))
    if (ring.some((one) => west.has(one) !== west.has(hex))) return true
    for (const one of ring) seen.add(one)
  }
  return false
}
