import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { countersAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, type Place, type Side } from '../state'
import { no } from '../world'
import { scenarioOf } from './03-control'
import { stackRefusal } from './06-stacking'

/** true: a hex of the interior zone, where it is Soviet at all; all others are of the frontier zone (3.3, 3.4). */
const isInterior = ({ rules }: Situation, hex: Hex): boolean =>
  rules.setUp.columnOf(hex) >= rules.setUp.interiorFrom

/** Hexes in which Soviet units may begin: all that can be entered, east of the border (3.3, 3.4). */
const sovietHexes = cached(
  ({ rules }: Situation) => rules.board,
  (at): ReadonlySet<Hex> =>
    new Set(
      at.rules.board.hexes.filter(
        (hex) => !at.rules.zomo(hex) && at.rules.groundPrice(at as never, 'foot', hex) >= 0,
      ),
    ),
  (at) => [at.open.scenario, ...at.rules.season(at as never)],
)

const isSouth = ({ rules }: Situation, place: Place): boolean =>
  place === 'okhSouth' || rules.zomo(place) === 'romania'

/** Units of the German side by what they are to the limits of Romania: of no ally, and tanks that help infantry (3.7). */
function guestsOf(at: Situation, besides: readonly CounterId[]) {
  const { counters } = at.rules
  const there = Object.keys(at.open.counters).filter(
    (unit) => counters[unit]!.side === 'german' && isSouth(at, counterOf(at.open, unit).at),
  )
  const guests = [...new Set([...there, ...besides])].filter(
    (unit) => !at.rules.southern.includes(counters[unit]!.nation),
  )
  const guns = guests.filter((unit) => counters[unit]!.type === 'assault-gun')
  return { guns: guns.length, divisions: guests.length - guns.length }
}

/** Why a unit of the German side may not begin there; null if it may (3.7). `together`: who goes there with it. */
function stationRefusal(
  at: Situation,
  unit: CounterId,
  to: Place,
  together: readonly CounterId[],
): Refusal | null {
  const { nation, type, size, mech } = at.rules.counters[unit]!
  const { guests } = at.rules.setUp
  const hexes = at.rules.board.has(to) ? [to] : []
  const country = at.rules.zomo(to)
  if (nation === 'hungarian' || country === 'hungary')
    return nation === 'hungarian' && country === 'hungary'
      ? null
      : no('PM 3.7', 'set-up-hungary', { unit }, hexes)
  if (!isSouth(at, to))
    return nation !== 'romanian' && (to === 'okhNorth' || country === 'germany')
      ? null
      : no('PM 3.7', 'set-up-zone', { unit }, hexes)
  if (nation === 'romanian') return null
  const isGun = type === 'assault-gun'
  if (!isGun && (size !== 'division' || mech)) return no('PM 3.7', 'set-up-on-foot', { unit }, hexes)
  const { guns, divisions } = guestsOf(at, together)
  return guns > guests.guns || divisions > guests.divisions
    ? no('PM 3.7', 'set-up-guests', guests, hexes)
    : null
}

/** Why units may not be set up there instead; null if they may (3.3, 3.4, 3.7, 6.1). */
export function judgeStation(
  at: Situation,
  side: Side,
  from: Place,
  units: readonly CounterId[],
  to: Place,
): Refusal | null {
  if (new Set(units).size < units.length) return no('PM 3.1', 'named-twice')
  for (const unit of units) {
    if (at.rules.counters[unit]?.side !== side) return no('PM 3.1', 'not-your-unit', { unit })
    if (counterOf(at.open, unit).at !== from) return no('PM 3.1', 'not-in-stack', { unit, hex: from })
  }
  if (from === to) return no('PM 3.1', 'set-up-there', { unit: units[0]! })
  const hexes = at.rules.board.has(to) ? [to] : []
  if (side === 'german')
    for (const unit of units) {
      const refusal = stationRefusal(at, unit, to, units)
      if (refusal) return refusal
    }
  else if (!sovietHexes(at).has(to as Hex)) return no('PM 3.3', 'set-up-zone', { unit: units[0]! }, hexes)
  else if (isInterior(at, from) !== isInterior(at, to))
    return isInterior(at, from)
      ? no('PM 3.4', 'set-up-interior', { unit: units[0]! }, hexes)
      : no('PM 3.3', 'set-up-frontier', { unit: units[0]! }, hexes)
  return hexes.length === 0 ? null : stackRefusal(at, units, to)
}

/** Hexes in which units of a stack may be set up instead (3.3, 3.4, 3.7). */
export function stationsOf(at: Situation, side: Side, units: readonly CounterId[]): Hex[] {
  const from = counterOf(at.open, units[0]!).at
  const all =
    side === 'soviet' ? [...sovietHexes(at)] : at.rules.board.hexes.filter((hex) => at.rules.zomo(hex))
  return all.filter((hex) => judgeStation(at, side, from, units, hex) === null)
}

/** What a lawful set-up lacks: units in hexes of which one must be manned, or in a column (3.3, 3.4). */
interface Gap {
  readonly hexes: readonly Hex[]
  readonly lacks: number
  readonly refusal: Refusal
}

/** Hexes of each column of the interior zone, from west to east (3.4). */
const columnsOf = cached(
  ({ rules }: Situation) => rules.board,
  (at) =>
    [
      ...grouped(
        [...sovietHexes(at)].filter((hex) => isInterior(at, hex)),
        at.rules.setUp.columnOf,
      ),
    ].sort(([a], [b]) => a - b),
  (at) => [at.open.scenario, ...at.rules.season(at as never)],
)

/** What the Soviet set-up lacks, from west to east; the German one lacks nothing that a move of it could take (3.3, 3.4). */
export function gapsOf(at: Situation, side: Side): Gap[] {
  if (side === 'german' || !scenarioOf(at).mayArrange) return []
  const { garrisons, unitsInAColumn } = at.rules.setUp
  const isEmpty = (hex: Hex) => countersAt(at, hex).length === 0
  const bare = (hex: Hex, cite: 'PM 3.3' | 'PM 3.4', hexes: readonly Hex[] = [hex]): Gap => ({
    ...{ hexes, lacks: 1 },
    refusal: no(cite, 'set-up-bare', { hex }, [hex]),
  })
  const border = garrisons.every.filter(isEmpty).map((hex) => bare(hex, 'PM 3.3'))
  const others = garrisons.other.flatMap((hex, i) => {
    const before = garrisons.other[i - 1]
    return before && isEmpty(hex) && isEmpty(before) ? [bare(hex, 'PM 3.3', [before, hex])] : []
  })
  const places = at.rules.places
    .filter(({ hex, kind }) => (kind === 'city' || kind === 'large') && isEmpty(hex))
    .filter(({ hex }) => sovietHexes(at).has(hex))
    .map(({ hex }) => bare(hex, isInterior(at, hex) ? 'PM 3.4' : 'PM 3.3'))
  const columns = columnsOf(at).flatMap(([column, hexes]) => {
    const count = hexes.reduce((sum, hex) => sum + countersAt(at, hex).length, 0)
    const lacks = unitsInAColumn - count
    const gaps = { column, count, most: unitsInAColumn }
    return lacks > 0 ? [{ hexes, lacks, refusal: no('PM 3.4', 'set-up-column', gaps, hexes) }] : []
  })
  return [...border, ...others, ...places, ...columns]
}

const lackOf = (at: Situation, side: Side) => gapsOf(at, side).reduce((sum, { lacks }) => sum + lacks, 0)

/** A unit that can be set up where something is missing, without making another gap: the nearest; null: there is none. */
export function filling(at: Situation, side: Side): { unit: CounterId; from: Hex; to: Hex } | null {
  const before = lackOf(at, side)
  for (const { hexes } of gapsOf(at, side)) {
    const ways = hexes.flatMap((to) =>
      onMapUnits(at, side).map((unit) => {
        const from = hexOf(at, unit)!
        return { unit, from, to, far: at.rules.board.distance(from, to) }
      }),
    )
    // To whichever of its hexes one comes, it is the same gap that is filled.
    const spare = new Map<Hex, boolean>()
    const isSpare = (unit: CounterId, from: Hex, to: Hex) => {
      if (!spare.has(from)) {
        const counters = { ...at.open.counters, [unit]: { ...counterOf(at.open, unit), at: to } }
        spare.set(from, lackOf({ rules: at.rules, open: { ...at.open, counters } }, side) < before)
      }
      return spare.get(from)
    }
    const found = ways
      .sort((a, b) => a.far - b.far || a.unit.localeCompare(b.unit))
      .find(
        ({ unit, from, to }) => isSpare(unit, from, to) && judgeStation(at, side, from, [unit], to) === null,
      )
    if (found) return { unit: found.unit, from: found.from, to: found.to }
  }
  return null
}
