import type { Lattice } from '@/lib/hex/lattice'
import { once } from './cached'

/**
 * A map as numbers, so that searches over it cost next to nothing: hexes are counted from 0 in the order of the
 * lattice, and hexside `slot` (0 to 5) of hex `i` is entry `6 * i + slot`.
 */
export interface HexMap {
  readonly hexes: readonly string[]
  /** The hex on the other side of each hexside; -1 off the map. */
  readonly around: Int16Array
  /** The number of a hex of the map; -1 off the map. */
  numberOf(hex: string): number
  /** Hexes from one hex to another, both by number. */
  hexesBetween(a: number, b: number): number
  /** The slot by which one goes from a hex to another, both by number; -1 if they are not adjacent. */
  slotTo(from: number, to: number): number
  /** Does something for a hexside from both of its hexes. */
  onBoth(a: string, b: string, work: (side: number, hex: number) => void): void
  /** The hexsides that routes cross, from both of their hexes: 1 for each. */
  sidesAlong(routes: Iterable<{ readonly hexes: readonly string[] }>): Uint8Array
  /** For each hex by number: 1 if it is one of these. */
  maskOf(hexes: Iterable<string>): Uint8Array
}

function makeMap(lattice: Lattice): HexMap {
  const { hexes } = lattice
  const around = lattice.around()
  const numbers = new Map(hexes.map((hex, i) => [hex, i]))
  const numberOf = (hex: string): number => numbers.get(hex) ?? -1
  // Places on two of the three axes.
  const axials = hexes.map((hex) => lattice.axial(hex))
  const qs = Int16Array.from(axials, ({ q }) => q)
  const rs = Int16Array.from(axials, ({ r }) => r)

  function slotTo(from: number, to: number): number {
    for (let slot = 0; slot < 6; slot += 1) if (around[6 * from + slot] === to) return to < 0 ? -1 : slot
    return -1
  }

  const onBoth: HexMap['onBoth'] = (a, b, work) => {
    const [from, to] = [numberOf(a), numberOf(b)]
    work(6 * from + slotTo(from, to), from)
    work(6 * to + slotTo(to, from), to)
  }

  return {
    ...{ hexes, around, numberOf, slotTo, onBoth },
    hexesBetween(a, b) {
      const q = qs[a]! - qs[b]!
      const r = rs[a]! - rs[b]!
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
    },
    sidesAlong(routes) {
      const sides = new Uint8Array(6 * hexes.length)
      for (const route of routes)
        for (const [i, hex] of route.hexes.slice(1).entries())
          onBoth(route.hexes[i]!, hex, (side) => {
            sides[side] = 1
          })
      return sides
    },
    maskOf(some) {
      const mask = new Uint8Array(hexes.length)
      for (const hex of some) mask[numberOf(hex)] = 1
      return mask
    },
  }
}

/** Rules of a game on a map. */
export interface MapRules {
  readonly board: Lattice
}

/** The map of a rule set. */
export const mapOf = once(({ board }: MapRules) => makeMap(board))
