/** Axial coordinates of a hex; the third cube coordinate is -q - r. */
export interface Axial {
  readonly q: number
  readonly r: number
}

/** The six steps to a neighbour, one sixth of a turn apart from each other. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

export const add = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r })
export const scale = (a: Axial, by: number): Axial => ({ q: a.q * by, r: a.r * by })
export const sameHex = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r

/** Steps from one hex to the other, in hexes. */
export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The six hexes around a hex, in the order of DIRECTIONS. */
export const neighbours = (a: Axial): Axial[] => DIRECTIONS.map((step) => add(a, step))

/** The hexes at exactly `radius` from the centre: one for radius 0, else 6 * radius. */
export function ring(centre: Axial, radius: number): Axial[] {
  if (radius === 0) return [centre]
  const found: Axial[] = []
  let at = add(centre, scale(DIRECTIONS[4]!, radius))
  for (const step of DIRECTIONS) {
    for (let i = 0; i < radius; i += 1) {
      found.push(at)
      at = add(at, step)
    }
  }
  return found
}

/** The whole hex that holds the point given in fractions of a hex. */
export function round(q: number, r: number): Axial {
  const s = -q - r
  let wholeQ = Math.round(q)
  let wholeR = Math.round(r)
  const wholeS = Math.round(s)
  const offQ = Math.abs(wholeQ - q)
  const offR = Math.abs(wholeR - r)
  const offS = Math.abs(wholeS - s)
  // The coordinate that was rounded furthest follows from the other two.
  if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS
  else if (offR > offS) wholeR = -wholeQ - wholeS
  return { q: wholeQ + 0, r: wholeR + 0 }
}

/** Hexes on the straight line between two hexes, both ends included. */
export function line(a: Axial, b: Axial): Axial[] {
  const steps = distance(a, b)
  if (steps === 0) return [a]
  // A hair aside, so that a line along hexsides always takes the same side.
  const dq = b.q - a.q
  const dr = b.r - a.r
  return Array.from({ length: steps + 1 }, (_, i) =>
    round(a.q + (dq * i) / steps + 1e-6, a.r + (dr * i) / steps + 2e-6),
  )
}
