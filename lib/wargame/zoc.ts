import { cached } from './cached'
import { type HexMap, mapOf } from './map'
import { type OnMap, unitPlaces } from './occupancy'
import { opponent, type Side } from './ruleset'

/** Marks the six hexes around a hex, by number. */
export function markAround({ around }: HexMap, mask: Uint8Array, hex: number): void {
  for (let slot = 0; slot < 6; slot += 1) {
    const next = around[6 * hex + slot]!
    if (next >= 0) mask[next] = 1
  }
}

/** The zone of control of a side by hex number, 1 inside it: all six hexes around each combat unit; HQs exert none. */
export const zocMask = cached(
  ({ open }: OnMap) => open.counters,
  (at, side: Side) => {
    const map = mapOf(at.rules)
    const mask = new Uint8Array(map.hexes.length)
    for (const hex of unitPlaces(at, side)) markAround(map, mask, hex)
    return mask
  },
)

/** Hexes in the zone that a side exerts. */
export const zocOf = cached(
  ({ open }: OnMap) => open.counters,
  (at, side: Side): ReadonlySet<string> => {
    const mask = zocMask(at, side)
    return new Set(mapOf(at.rules).hexes.filter((_hex, i) => mask[i] === 1))
  },
)

/** true: a unit of `side` there stands in an enemy zone; several zones are as one. */
export const inEnemyZoc = (at: OnMap, hex: string, side: Side): boolean =>
  zocMask(at, opponent(side))[mapOf(at.rules).numberOf(hex)] === 1
