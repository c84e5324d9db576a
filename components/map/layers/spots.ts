import type { Point } from '@/lib/hex/layout'
import type { Pen } from '../pen'

/** Up to this zoom, in CSS pixels to a hex, cards are hardly larger than names, which keep off the mark of their town. */
const FAR = 22

/** What it costs a name to lie somewhere: on a card and on another town's mark, by square hex; and what is too much. */
export interface NameCosts {
  card: number
  town: number
  most: number
}

/** Places for a name about the middle of its hex, the best first, in hex widths. */
export function spotsOf(pen: Pen, width: number, height: number, city: boolean): readonly Point[] {
  return pen.terrain.world.lattice.orientation === 'flat'
    ? besideFlat(pen.scale, width, height, city)
    : betweenRows(pen, width, height)
}

/** Rows of hexes that stand on a corner leave a strip free between them: below the hex, then above it. */
function betweenRows({ detail }: Pen, width: number, height: number): Point[] {
  const below = detail <= 1 ? (detail === 0 ? 0.4 : 0.3) + height * 0.6 : 0.355 + height * 0.42
  return [
    { x: 0, y: below },
    { x: width / 2 + 0.18, y: below },
    { x: -width / 2 - 0.18, y: below },
    { x: 0, y: -below },
    { x: width / 2 + 0.12, y: -below },
    { x: -width / 2 - 0.12, y: -below },
    { x: width / 2 + 0.45, y: 0 },
    { x: -width / 2 - 0.45, y: 0 },
  ]
}

/** The middle of the star that a city may have to the right of it, and its least width in CSS pixels. */
const [STAR, STAR_WIDTH] = [0.39, 16]

/** Hexes that lie flat leave no strip, for their columns are staggered, but a slot under each card: that, then beside. */
function besideFlat(scale: number, width: number, height: number, city: boolean): Point[] {
  const far = scale < FAR
  const down = far
    ? (city ? 6 : 3) / scale + height * 0.62
    : Math.max(0.36 + height * 0.5, 0.43 - height * 0.2)
  const across = width / 2 + (far ? 8 / scale : 0.36 + 3 / scale)
  return [
    { x: 0, y: down },
    { x: city ? Math.max(across, width / 2 + STAR + Math.max(0.17, STAR_WIDTH / 2 / scale)) : across, y: 0 },
    { x: -across, y: 0 },
    { x: 0, y: -down },
    { x: across * 0.8, y: down * 0.8 },
    { x: -across * 0.8, y: down * 0.8 },
    { x: across * 0.8, y: -down * 0.8 },
    { x: -across * 0.8, y: -down * 0.8 },
  ]
}

/** On hexes that lie flat places are few: small towns give way to cards there. `city`, `star`: it should not be missed. */
export function costsOf({ terrain, scale, detail }: Pen, city: boolean, star: boolean): NameCosts {
  const square = scale * scale
  const town = 0.12 * square
  if (terrain.world.lattice.orientation === 'flat')
    return { card: 0.35 * square, town, most: city || star ? 140 : 26 }
  const most = city ? Number.POSITIVE_INFINITY : detail === 1 && !star ? 12 : 100
  return { card: detail === 0 ? 12 : 120, town, most }
}
