import { COUNTERS } from '../data/counters'
import { type Box, type CounterId, type Hex, opponent, type Side, type Table } from '../state'
import { hexes, numberOf } from './ground'

/** What is printed on each counter, in the order of their ids. */
const BY_ID = Object.entries(COUNTERS).sort(([a], [b]) => (a < b ? -1 : 1))

interface Occupancy {
  readonly at: ReadonlyMap<Hex, readonly CounterId[]>
  readonly units: Readonly<Record<Side, readonly CounterId[]>>
  readonly hqs: Readonly<Record<Side, readonly CounterId[]>>
  /** For each hex by number: 0 nobody of this side, 1 an HQ alone, 2 a combat unit. */
  readonly held: Readonly<Record<Side, Uint8Array>>
}

// States never change, so what was found for one set of counters holds as long as that object lives.
const known = new WeakMap<Table['counters'], Occupancy>()

function occupancy({ counters }: Table): Occupancy {
  const found = known.get(counters)
  if (found) return found
  const at = new Map<Hex, CounterId[]>()
  const units: Record<Side, CounterId[]> = { german: [], soviet: [] }
  const hqs: Record<Side, CounterId[]> = { german: [], soviet: [] }
  const held = { german: new Uint8Array(hexes.length), soviet: new Uint8Array(hexes.length) }
  for (const [id, { side, hq }] of BY_ID) {
    const hex = counters[id]?.at
    const number = hex === undefined ? -1 : numberOf(hex)
    if (hex === undefined || number < 0) continue
    const here = at.get(hex)
    if (here) here.push(id)
    else at.set(hex, [id])
    ;(hq ? hqs : units)[side].push(id)
    held[side][number] = hq ? Math.max(1, held[side][number]!) : 2
  }
  const fresh = { at, units, hqs, held }
  known.set(counters, fresh)
  return fresh
}

/** Counters of either side on a hex, by id. */
export const countersAt = (table: Table, hex: Hex): readonly CounterId[] => occupancy(table).at.get(hex) ?? []

/** Combat units on a hex (HQs are none, 2.3.1), of one side if named. */
export const combatUnitsAt = (table: Table, hex: Hex, side?: Side): CounterId[] =>
  countersAt(table, hex).filter((id) => !COUNTERS[id]!.hq && (!side || COUNTERS[id]!.side === side))

/** The HQ on a hex, of one side if named. */
export const hqAt = (table: Table, hex: Hex, side?: Side): CounterId | null =>
  countersAt(table, hex).find((id) => COUNTERS[id]!.hq && (!side || COUNTERS[id]!.side === side)) ?? null

/** Whose hex it is: the side of the combat units there, else of the HQ. */
export function sideAt(table: Table, hex: Hex): Side | null {
  const here = countersAt(table, hex)
  const holder = here.find((id) => !COUNTERS[id]!.hq) ?? here[0]
  return holder ? COUNTERS[holder]!.side : null
}

/** True where an HQ stands without any combat unit (12.1). */
export const isLoneHq = (table: Table, hex: Hex): boolean => {
  const here = countersAt(table, hex)
  return here.length > 0 && here.every((id) => COUNTERS[id]!.hq)
}

/** The hex on which a counter stands; null in a box. */
export const hexOf = (table: Table, id: CounterId): Hex | null => {
  const at = table.counters[id]?.at
  return at !== undefined && numberOf(at) >= 0 ? at : null
}

export const onMap = (table: Table, id: CounterId): boolean => hexOf(table, id) !== null

/** Combat units of a side on the map, by id. */
export const onMapUnits = (table: Table, side: Side): readonly CounterId[] => occupancy(table).units[side]

/** HQs of a side on the map, by id. */
export const onMapHqs = (table: Table, side: Side): readonly CounterId[] => occupancy(table).hqs[side]

/** Counters that lie in a box, by id; those that no box names are out of play and not listed as 'gone'. */
export const inBox = (table: Table, box: Box): CounterId[] =>
  Object.keys(table.counters)
    .filter((id) => table.counters[id]!.at === box)
    .sort()

/** For each hex by its number in `ground`: 0 nobody of this side, 1 an HQ alone, 2 a combat unit. */
export const held = (table: Table, side: Side): Uint8Array => occupancy(table).held[side]

/** True where a unit or HQ of the enemy of `side` stands. */
export const enemyAt = (table: Table, hex: Hex, side: Side): boolean =>
  countersAt(table, hex).some((id) => COUNTERS[id]!.side === opponent(side))
