import { SOURCES } from '../data/map'
import { type CounterId, type Hex, opponent, SIDES, type Side, type Table } from '../state'
import { zocMask } from './06-zoc'
import { around, hexes, hexsides, numberOf, UNBRIDGED_MAJOR } from './ground'
import { enemyAt, held, hexOf, onMapUnits } from './occupancy'

/** Supply sources of a side that work this turn: 1517 not after turn 4 (10.2.2), none where an enemy stands. */
export const usableSources = (table: Table, side: Side): Hex[] =>
  SOURCES.filter(
    (source) =>
      source.side === side &&
      (source.lastTurn === null || table.turn <= source.lastTurn) &&
      !enemyAt(table, source.hex, side),
  ).map(({ hex }) => hex)

interface Flood {
  /** For each hex in the flood the next hex toward the source; the source itself points to itself; -1 outside. */
  readonly next: Int16Array
  /** The hexes in the flood, by number, the nearest to a source first. */
  readonly reached: readonly number[]
}

const known = new WeakMap<Table['counters'], Map<string, Flood>>()

function flood(table: Table, side: Side): Flood {
  const floods = known.get(table.counters) ?? new Map<string, Flood>()
  known.set(table.counters, floods)
  const key = `${side}/${table.turn}`
  const found = floods.get(key)
  if (found) return found

  const friends = held(table, side)
  const enemies = held(table, opponent(side))
  const zone = zocMask(table, opponent(side))
  // 10.2.2: never through an enemy, and through an enemy zone only where a friend, even an HQ, stands.
  const shut = new Uint8Array(hexes.length)
  for (let i = 0; i < shut.length; i += 1)
    shut[i] = enemies[i]! > 0 || (zone[i] === 1 && friends[i] === 0) ? 1 : 0

  const next = new Int16Array(hexes.length).fill(-1)
  const reached: number[] = []
  for (const source of usableSources(table, side)) {
    const i = numberOf(source)
    if (shut[i] === 1) continue
    next[i] = i
    reached.push(i)
  }
  for (let head = 0; head < reached.length; head += 1) {
    const i = reached[head]!
    for (let slot = 0; slot < 6; slot += 1) {
      const to = around[6 * i + slot]!
      if (to < 0 || next[to] !== -1 || shut[to] === 1 || hexsides[6 * i + slot]! & UNBRIDGED_MAJOR) continue
      next[to] = i
      reached.push(to)
    }
  }
  const fresh = { next, reached }
  floods.set(key, fresh)
  return fresh
}

/** Hexes through which a supply line of this side runs to a usable source as the pieces stand (10.2.2). */
export const suppliedHexes = (table: Table, side: Side): ReadonlySet<Hex> =>
  new Set(flood(table, side).reached.map((i) => hexes[i]!))

/**
 * A shortest supply line from a hex to a source, both included; null if there is none. The hex counts as held by
 * a friend: a line begins there, and an enemy zone over it does no harm (10.2.2).
 */
export function supplyLine(table: Table, side: Side, hex: Hex): Hex[] | null {
  if (enemyAt(table, hex, side)) return null
  const { next } = flood(table, side)
  const start = numberOf(hex)
  if (usableSources(table, side).includes(hex)) return [hex]
  let best: number[] | null = null
  for (let slot = 0; slot < 6; slot += 1) {
    const first = around[6 * start + slot]!
    if (first < 0 || next[first] === -1 || hexsides[6 * start + slot]! & UNBRIDGED_MAJOR) continue
    const line = [first]
    for (let i = first; next[i] !== i; i = next[i]!) line.push(next[i]!)
    if (!best || line.length < best.length) best = line
  }
  return best && [hex, ...best.map((i) => hexes[i]!)]
}

/** True if a unit in this hex would have a supply line (10.2.2). */
export function hasSupplyLine(table: Table, side: Side, hex: Hex): boolean {
  if (enemyAt(table, hex, side)) return false
  const { next } = flood(table, side)
  const start = numberOf(hex)
  if ((start >= 0 && next[start] !== -1) || usableSources(table, side).includes(hex)) return true
  for (let slot = 0; slot < 6; slot += 1) {
    const to = around[6 * start + slot]!
    if (to >= 0 && next[to] !== -1 && !(hexsides[6 * start + slot]! & UNBRIDGED_MAJOR)) return true
  }
  return false
}

/** Combat units of both sides on the map without a supply line (10.2.1), by id; no Germans on turn 1 (10.2.4). */
export const isolatedUnits = (table: Table): CounterId[] =>
  SIDES.filter((side) => side === 'soviet' || table.turn > 1)
    .flatMap((side) => onMapUnits(table, side).filter((id) => !hasSupplyLine(table, side, hexOf(table, id)!)))
    .sort()
