import { type Hex, opponent, type Side, type Table } from '../state'
import { around, hexes, numberOf } from './ground'
import { held } from './occupancy'

interface Zone {
  readonly mask: Uint8Array
  /** The same as hexes; made when somebody asks for it. */
  set?: ReadonlySet<Hex>
}

const known = new WeakMap<Table['counters'], Partial<Record<Side, Zone>>>()

function zone(table: Table, side: Side): Zone {
  const both = known.get(table.counters) ?? {}
  if (!both[side]) {
    const mask = new Uint8Array(hexes.length)
    const ranks = held(table, side)
    for (let i = 0; i < ranks.length; i += 1) {
      if (ranks[i]! < 2) continue // HQs exert none (6.1)
      for (let slot = 0; slot < 6; slot += 1) {
        const next = around[6 * i + slot]!
        if (next >= 0) mask[next] = 1
      }
    }
    both[side] = { mask }
    known.set(table.counters, both)
  }
  return both[side]
}

/** Hexes in the zone of control that a side exerts: all six around each of its combat units, across any river (6.1). */
export function zocOf(table: Table, side: Side): ReadonlySet<Hex> {
  const found = zone(table, side)
  found.set ??= new Set(hexes.filter((_hex, i) => found.mask[i] === 1))
  return found.set
}

/** The same by hex number: 1 inside the zone. */
export const zocMask = (table: Table, side: Side): Uint8Array => zone(table, side).mask

/** True where a unit of `side` stands in an enemy zone; several zones are as one (6.3). */
export const inEnemyZoc = (table: Table, hex: Hex, side: Side): boolean =>
  zone(table, opponent(side)).mask[numberOf(hex)] === 1
