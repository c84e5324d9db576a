import { cached, once } from '../cached'
import { type HexMap, type MapRules, mapOf } from '../map'
import { hexOf, type OnMap, onMapUnits } from '../occupancy'
import type { Side } from '../ruleset'

/** Where nobody comes. */
export const FAR = 999

/** Whoever goes over the map, and what is in his way; costs in whole movement points. */
export interface Going {
  /** To enter each hex. */
  readonly ground: Uint8Array
  /** On top, for each hexside. */
  readonly hexsides: Uint8Array
  /** 1: a zone of control. */
  readonly zone: Uint8Array
  /** To enter a zone, and to leave it. */
  readonly zonePoints: number
  /** 2: a hex that is held against him, 1: a lone HQ. */
  readonly held: Uint8Array
  /** To fight his way through a held hex. */
  readonly through: number
  /** 1: where he may never go. */
  readonly shut?: Uint8Array
}

export interface Spread {
  /** Movement points from the nearest start (or, backwards, to it); FAR where nobody comes. */
  readonly cost: Int16Array
  /** The hex before (or, backwards, after) each on that way; -1 at a start. */
  readonly before: Int16Array
}

/** How far `ringsAround` looks. */
export const WIDEST = 6

/** Fields over a map, by which a computer player judges who can come where. Hexes are told by number. */
export function makeInfluence({ around, hexes, hexesBetween }: HexMap) {
  const count = hexes.length
  // Room to work in, made once.
  const into = new Int16Array(count)
  const outOf = new Int16Array(count)
  /** Hexes to look at, by cost. */
  const levels: number[][] = []
  const rings: (readonly (readonly number[])[] | undefined)[] = []

  /** Least costs from (or to) several places, each with what it costs to begin there. */
  function spread(
    starts: readonly (readonly [number, number])[],
    { ground, hexsides, zone, zonePoints, held, through, shut }: Going,
    limit: number,
    backwards = false,
  ): Spread {
    const cost = new Int16Array(count).fill(FAR)
    const before = new Int16Array(count).fill(-1)
    // What it costs to go into a hex, and to leave it, whichever way the search runs.
    for (let i = 0; i < count; i += 1) {
      const enter = ground[i]! + (held[i] === 2 ? through : 0)
      const zoned = zone[i] === 1 ? zonePoints : 0
      into[i] = shut !== undefined && shut[i] === 1 ? FAR : zoned + (backwards ? 0 : enter)
      outOf[i] = zoned + (backwards ? enter : 0)
    }
    while (levels.length <= limit) levels.push([])
    for (const [at, first] of starts) {
      if (first > limit || first >= cost[at]!) continue
      cost[at] = first
      levels[first]!.push(at)
    }
    for (let spent = 0; spent <= limit; spent += 1) {
      const level = levels[spent]!
      for (let k = 0; k < level.length; k += 1) {
        const from = level[k]!
        if (cost[from] !== spent) continue
        const left = spent + outOf[from]!
        for (let side = 6 * from; side < 6 * from + 6; side += 1) {
          const to = around[side]!
          if (to < 0) continue
          const next = left + into[to]! + hexsides[side]!
          if (next > limit || next >= cost[to]!) continue
          cost[to] = next
          before[to] = from
          levels[next]!.push(to)
        }
      }
      level.length = 0
    }
    return { cost, before }
  }

  /** Hexes at distance 0, 1, 2 ... 6 of a hex. */
  function ringsAround(at: number): readonly (readonly number[])[] {
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

  /** The sum of what units bring against each hex: so much of each one's strength at each distance, up to WIDEST. */
  function pressure(
    units: Iterable<{ at: number; strength: number; falls: readonly number[] }>,
  ): Float32Array {
    const sum = new Float32Array(count)
    for (const { at, strength, falls } of units) {
      ringsAround(at).forEach((ring, far) => {
        const part = strength * falls[far]!
        if (part > 0) for (const hex of ring) sum[hex]! += part
      })
    }
    return sum
  }

  /** Hexes from each hex to the nearest of these; 99 if there is none. */
  const nearest = (places: readonly number[]): Int16Array =>
    Int16Array.from(hexes, (_hex, i) =>
      places.reduce((least, at) => Math.min(least, hexesBetween(i, at)), 99),
    )

  return { spread, ringsAround, pressure, nearest }
}

/** How pieces press on the hexes of a map, by number, made once for each map. */
export const influenceOf = once((rules: MapRules) => makeInfluence(mapOf(rules)))

/** What a side could bring against each hex, by number; `falls`: the part of a unit's strength that counts so many hexes away. */
export const pressureUnder = <At extends OnMap>(
  strength: (at: At, unit: string) => number,
  falls: (at: At, unit: string) => readonly number[],
) =>
  cached(
    ({ open }: At) => open.counters,
    (at, side: Side): Float32Array =>
      influenceOf(at.rules).pressure(
        onMapUnits(at, side).map((unit) => ({
          at: mapOf(at.rules).numberOf(hexOf(at, unit)!),
          strength: strength(at, unit),
          falls: falls(at, unit),
        })),
      ),
  )
