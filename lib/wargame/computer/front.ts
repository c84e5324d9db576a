import type { HexMap } from '../map'
import { COMBAT_UNIT } from '../occupancy'
import { markAround } from '../zoc'
import type { Spread } from './influence'

/** Where units in these hexes stand, and the zones of control that they exert, by hex number. */
export function presenceIn(map: HexMap, places: Iterable<number>): { held: Uint8Array; zone: Uint8Array } {
  const held = new Uint8Array(map.hexes.length)
  const zone = new Uint8Array(map.hexes.length)
  for (const at of places) {
    held[at] = COMBAT_UNIT
    markAround(map, zone, at)
  }
  return { held, zone }
}

/** How ways are blocked. */
export interface Blocking {
  /** How far before the aim, in hexes. */
  readonly hexes: number
  /** How much less it is worth in the first hex before the aim, and with each further one. */
  readonly beforeAim: number
  readonly fade: number
  /** A zone of control over a way, against a unit that stands in it. */
  readonly beside: number
}

/** What a unit in each hex would do to stop who comes by these ways, each of them to an aim of some worth. */
export function blockOn(
  { around, hexes }: HexMap,
  { before }: Spread,
  aims: readonly (readonly [at: number, worth: number])[],
  { hexes: far, beforeAim, fade, beside }: Blocking,
): Float32Array {
  const block = new Float32Array(hexes.length)
  for (const [aim, worth] of aims) {
    let weight = worth
    // Where he begins he cannot be blocked.
    for (let at = aim, n = 0; n < far && before[at]! >= 0; at = before[at]!, n += 1) {
      block[at]! += weight
      for (let side = 6 * at; side < 6 * at + 6; side += 1) {
        const next = around[side]!
        if (next >= 0) block[next]! += weight * beside
      }
      weight *= n === 0 ? beforeAim : fade
    }
  }
  return block
}
