import { type Hex, opponent, type Side, type Table } from '../state'
import { around, hexes, numberOf } from './ground'
import { held } from './occupancy'

interface Zone {
  readonly set: ReadonlySet<Hex>
  readonly mask: Uint8Array
}

const known = new WeakMap<Table['counters'], Partial<Record<Side, Zone>>>()

function zone(table: Table, side: Side): Zone {
  const both = known.get(table.counters) ?? {}
  if (!both[side]) {
    const mask = new Uint8Array(hexes.length)
    held(table, side).forEach((rank, i) => {
      if (rank < 2) return // HQs exert none (6.1)
      for (let slot = 0; slot < 6; slot += 1) {
        const next = around[6 * i + slot]!
        if (next >= 0) mask[next] = 1
      }
    })
    both[side] = { mask, set: new Set(hexes.filter((_hex, i) => mask[i] === 1)) }
    known.set(table.counters, both)
  }
  return both[side]
}

/** Hexes in the zone of control that a side exerts: all six around each of its combat units, across any river (6.1). */
export const zocOf = (table: Table, side: Side): ReadonlySet<Hex> => zone(table, side).set

/** The same by hex number: 1 inside the zone. */
export const zocMask = (table: Table, side: Side): Uint8Array => zone(table, side).mask

/** True where a unit of `side` stands in an enemy zone; several zones are as one (6.3). */
export const inEnemyZoc = (table: Table, hex: Hex, side: Side): boolean =>
  zone(table, opponent(side)).mask[numberOf(hex)] === 1
