import {
  around,
  footCost,
  hexes,
  hexesBetween,
  hexsides,
  motorCost,
  UNBRIDGED_MAJOR,
  UNBRIDGED_MINOR,
} from '../rules/ground'

const COUNT = hexes.length
export const FAR = 999
/** About what an unbridged major river costs: the rest of a march (8.1.3). */
const MAJOR_RIVER = 4

/** Whoever goes, and what is in his way. */
export interface Going {
  readonly motorized: boolean
  /** 1: a zone of control that costs to enter and to leave. */
  readonly zone: Uint8Array
  /** 2: a hex that is held against him, 1: a lone HQ. */
  readonly held: Uint8Array
  /** Points to fight his way through a held hex. */
  readonly through: number
  /** Where he may never go; null: nowhere. */
  readonly shut?: Uint8Array
}

export interface Spread {
  /** Movement points from the nearest start (or, backwards, to it); FAR where nobody comes. */
  readonly cost: Int16Array
  /** The hex before (or, backwards, after) each on that way; -1 at a start. */
  readonly before: Int16Array
}

/** Least costs in whole movement points from (or to) several places, each with what it costs to begin there. */
export function spread(
  starts: readonly (readonly [number, number])[],
  { motorized, zone, held, through, shut }: Going,
  limit: number,
  backwards = false,
): Spread {
  const cost = new Int16Array(COUNT).fill(FAR)
  const before = new Int16Array(COUNT).fill(-1)
  const rivers = motorized ? motorRivers : footRivers
  // What it costs to go into a hex, and to leave it, whichever way the search runs.
  const ground = motorized ? motorCost : footCost
  for (let i = 0; i < COUNT; i += 1) {
    const enter = ground[i]! + (held[i] === 2 ? through : 0)
    const zoned = zone[i] === 1 ? 2 : 0
    into[i] = shut !== undefined && shut[i] === 1 ? FAR : zoned + (backwards ? 0 : enter)
    outOf[i] = zoned + (backwards ? enter : 0)
  }
  const open: number[][] = Array.from({ length: limit + 1 }, () => [])
  for (const [at, first] of starts) {
    if (first > limit || first >= cost[at]!) continue
    cost[at] = first
    open[first]!.push(at)
  }
  for (let spent = 0; spent <= limit; spent += 1) {
    const level = open[spent]!
    for (let k = 0; k < level.length; k += 1) {
      const from = level[k]!
      if (cost[from] !== spent) continue
      const left = spent + outOf[from]!
      for (let side = 6 * from; side < 6 * from + 6; side += 1) {
        const to = around[side]!
        if (to < 0) continue
        const next = left + into[to]! + rivers[side]!
        if (next > limit || next >= cost[to]!) continue
        cost[to] = next
        before[to] = from
        open[next]!.push(to)
      }
    }
  }
  return { cost, before }
}

/** Points that the river on each hexside costs. */
const riverPoints = (minor: number) =>
  Uint8Array.from(hexsides, (side) =>
    side & UNBRIDGED_MINOR ? minor : side & UNBRIDGED_MAJOR ? MAJOR_RIVER : 0,
  )
const footRivers = riverPoints(1)
const motorRivers = riverPoints(2)
/** Room to work in, made once. */
const into = new Int16Array(COUNT)
const outOf = new Int16Array(COUNT)

const rings: (readonly (readonly number[])[] | undefined)[] = []
/** How far `ringsAround` looks. */
export const WIDEST = 6

/** Hexes at distance 0, 1, 2 ... 6 of a hex. */
export function ringsAround(at: number): readonly (readonly number[])[] {
  const known = rings[at]
  if (known) return known
  const found: number[][] = Array.from({ length: WIDEST + 1 }, () => [])
  const seen = new Set([at])
  for (const from of seen) {
    const far = hexesBetween(at, from)
    found[far]!.push(from)
    if (far === WIDEST) continue
    for (let slot = 0; slot < 6; slot += 1) {
      const to = around[6 * from + slot]!
      if (to >= 0) seen.add(to)
    }
  }
  rings[at] = found
  return found
}
