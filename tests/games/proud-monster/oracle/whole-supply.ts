import { GAS_ROWS } from '@/lib/games/proud-monster/data/lines'
import type { CounterId, Hex, Side, Table } from '@/lib/games/proud-monster/full/state'
import { around, between, groundOf, HEXES, isLake, isLakeSide, ZOMO } from './map'
import { holderOf, isOnMap, kindOf, otherSide, sideOfUnit } from './units'
import { CRIMEA, isFort } from './whole-ground'

// Supply and all of its grades (9, 8.11), read from the book a second time.

type Line = 'german' | 'soviet' | 'romanian' | 'hungarian'
const lineOf = (unit: CounterId): Line => {
  const { nation } = kindOf(unit)
  return nation === 'romanian' || nation === 'hungarian' ? nation : sideOfUnit(unit)
}
const EDGE = HEXES.filter((hex) => hex.startsWith('60') && groundOf(hex) !== 'none')
const SALIENT = ['1913N', '2013N', '2014N']
export const SOURCES: Readonly<Record<Line, readonly Hex[]>> = {
  german: [...ZOMO.germany, ...ZOMO.hungary, ...ZOMO.romania].filter((hex) => !SALIENT.includes(hex)),
  soviet: EDGE,
  romanian: ZOMO.romania,
  hungarian: ZOMO.hungary,
}
export const NEUTRAL = [...ZOMO.hungary, ...ZOMO.romania]

/** How a line may go over lakes: as its side does now, or not at all. */
type Over = 'lakes' | 'land'
const overNow = (table: Table, line: Line): Over =>
  line === 'soviet' || table.weather.north === 'S' ? 'lakes' : 'land'

const lines = new WeakMap<Table, Map<string, Set<Hex>>>()
/** Every hex that a line of supply reaches (9.4, 9.14, 9.15, 14.29, 5.3). */
function reachedBy(table: Table, line: Line, over = overNow(table, line)): Set<Hex> {
  const known = lines.get(table) ?? new Map<string, Set<Hex>>()
  lines.set(table, known)
  const found = known.get(`${line} ${over}`)
  if (found) return found
  const side: Side = line === 'soviet' ? 'soviet' : 'german'
  const isWet = over === 'lakes'
  const isOpen = (hex: Hex): boolean => {
    if (holderOf(table, hex) === otherSide(side)) return false
    if (groundOf(hex) === 'none') return isWet && isLake(hex)
    if (side === 'german') return !isFort(table, hex)
    return !(table.turn === 1 && NEUTRAL.includes(hex))
  }
  const reached = new Set(SOURCES[line].filter(isOpen))
  for (const hex of reached)
    for (const next of around(hex)) {
      if (reached.has(next) || !isOpen(next)) continue
      // A shut hexside between two hexes of land is sea or lake; lakes bear lines of some, the sea none.
      const isShut = between(hex, next) === 'shut' && !(isWet && isLakeSide(hex, next))
      if (!isShut) reached.add(next)
    }
  known.set(`${line} ${over}`, reached)
  return reached
}

const PORTS = ['2512S', '2919S', '4022S']
const LENINGRAD = '4201N'
const ORANIENBAUM = '4100N'
/** true: a hex is in supply for a side, or for one of its allies (9.2, 9.3, 9.13, 9.17). */
export function isFed(table: Table, line: Line, hex: Hex): boolean {
  const reached = reachedBy(table, line)
  if (reached.has(hex)) return true
  if (line !== 'soviet') return false
  return (
    PORTS.includes(hex) || (hex === ORANIENBAUM && !table.taken.includes(LENINGRAD) && reached.has(LENINGRAD))
  )
}
/** true: a Soviet line comes to a hex without a lake (9.16). */
export const isFedByLand = (table: Table, hex: Hex): boolean => reachedBy(table, 'soviet', 'land').has(hex)
/** true: Leningrad has a line, and none but over the lake (9.16). */
export const livesByLake = (table: Table): boolean =>
  reachedBy(table, 'soviet').has(LENINGRAD) && !isFedByLand(table, LENINGRAD)
/** true: a Soviet unit has all, and not by the lake: by land, in a port, or as Leningrad has (8.11, 9.13). */
export function hasAll(table: Table, unit: CounterId): boolean {
  const { at } = table.counters[unit]!
  if (!isOnMap(at) || isFedByLand(table, at) || PORTS.includes(at)) return true
  return at === ORANIENBAUM && !table.taken.includes(LENINGRAD) && isFedByLand(table, LENINGRAD)
}

/** true: a unit has a line of supply where it is, or needs none there (9.2, 9.3, 9.13, 9.17). */
export function hasLine(table: Table, unit: CounterId): boolean {
  const { at } = table.counters[unit]!
  return !isOnMap(at) || isFed(table, lineOf(unit), at)
}
export const isByAir = ({ logistics }: Table, unit: CounterId): boolean =>
  logistics.aerial.some((units) => units.includes(unit))
/** true: a unit has no supply where it is, nor any by air (9.18). */
export const isOut = (table: Table, unit: CounterId): boolean =>
  !hasLine(table, unit) && !isByAir(table, unit)

// 9.3: the line of attenuated supply, from 4000N/4100N to 3715S/3815S, and the Crimea as far as 3819S west of it.
const GAS = [...GAS_ROWS.matchAll(/(\d{4}[NS])\/(\d{4}[NS])/g)].map(
  ([, west, east]) => [west!, east!] as const,
)
/** How far south of the northern edge a hex lies, in half hexes, and its column. */
const place = (hex: Hex) => {
  const column = Number(hex.slice(0, 2))
  return { column, south: 2 * (Number(hex.slice(2, 4)) + (hex.endsWith('S') ? 28 : 0)) + (column % 2) }
}
/** The two columns between which the line passes at each height. */
const passes = GAS.map(([west, east]) => {
  const [a, b] = [place(west), place(east)]
  return { south: (a.south + b.south) / 2, between: (a.column + b.column) / 2 }
})
export function isBeyondGas(hex: Hex): boolean {
  if (CRIMEA.has(hex)) return false
  if (GAS.some((pair) => pair.includes(hex))) return GAS.some(([, east]) => east === hex)
  const { column, south } = place(hex)
  const farFrom = (one: (typeof passes)[number]) => Math.abs(one.south - south)
  const nearest = Math.min(...passes.map(farFrom))
  return passes.every((one) => farFrom(one) > nearest || column > one.between)
}

export type Grade = 'full' | 'attenuated' | 'out'
/** The grade of a unit's supply (9.2, 9.3, 9.18 to 9.20). */
export function gradeOf(table: Table, unit: CounterId): Grade {
  if (isOut(table, unit)) return 'out'
  const { free, concentrated } = table.logistics
  const isFree = free || (concentrated ?? []).includes(unit)
  const { at } = table.counters[unit]!
  const isFar = sideOfUnit(unit) === 'german' && isOnMap(at) && isBeyondGas(at)
  return isFar && !isFree ? 'attenuated' : 'full'
}
