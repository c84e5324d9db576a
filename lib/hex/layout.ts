import { type Axial, round } from './axial'

export interface Point {
  readonly x: number
  readonly y: number
}

/** `pointy`: hexes stand on a corner and lie in rows; `flat`: they stand on a side, in columns. */
export type Orientation = 'pointy' | 'flat'

const ROOT3 = Math.sqrt(3)

/** Centre of a hex in units of hex size (centre to corner); x to the right, y downwards. */
export function centreOf(orientation: Orientation, { q, r }: Axial): Point {
  return orientation === 'pointy'
    ? { x: ROOT3 * (q + r / 2), y: 1.5 * r }
    : { x: 1.5 * q, y: ROOT3 * (r + q / 2) }
}

/** The hex under a point. */
export function axialAt(orientation: Orientation, { x, y }: Point): Axial {
  if (orientation === 'pointy') {
    const r = y / 1.5
    return round(x / ROOT3 - r / 2, r)
  }
  const q = x / 1.5
  return round(q, y / ROOT3 - q / 2)
}

/** The six corners around a centre, clockwise on the screen. */
export function cornersAround(orientation: Orientation, { x, y }: Point): Point[] {
  const first = orientation === 'pointy' ? -Math.PI / 2 : 0
  return Array.from({ length: 6 }, (_, i) => {
    const angle = first + (i * Math.PI) / 3
    return { x: x + Math.cos(angle), y: y + Math.sin(angle) }
  })
}

/** The two ends of the hexside between two adjacent centres. */
export function sideBetween(a: Point, b: Point): [Point, Point] {
  const x = (a.x + b.x) / 2
  const y = (a.y + b.y) / 2
  // The centres are root 3 apart and the side is 1 long, at right angles to the line between them.
  const dx = (b.y - a.y) / (2 * ROOT3)
  const dy = (a.x - b.x) / (2 * ROOT3)
  return [
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ]
}
