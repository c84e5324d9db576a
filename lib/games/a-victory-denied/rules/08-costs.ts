import { MINOR_RIVER_COST, ZOC_COST } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { VICTORY_HEXES } from '../data/map'
import { type CounterId, opponent, type Place, type Side, type Table } from '../state'
import { zocMask } from './06-zoc'
import {
  around,
  banks,
  footCost,
  hexes,
  hexsides,
  MAJOR,
  majorRivers,
  motorCost,
  numberOf,
  pocket,
  ROAD,
  roads,
  UNBRIDGED_MAJOR,
  UNBRIDGED_MINOR,
} from './ground'
import { held } from './occupancy'
import { controllerOf } from './victory-hexes'

/** Costs are counted in sixths of a movement point, so that a half and a third are whole numbers. */
export const SIXTHS = 6

/**
 * Movement points of a unit (8.1.2): halved when Out of Supply (10.3.2), halved when Isolated (10.3.3), a quarter when
 * both, rounded down once (1.3). HQs are never either (10.1.2, 10.2.1).
 */
export function allowance(table: Table, id: CounterId): number {
  const printed = COUNTERS[id]!
  const { reduced, oos, isolated } = table.counters[id] ?? { reduced: false, oos: false, isolated: false }
  const move = reduced && printed.reduced ? printed.reduced.move : printed.move
  if (printed.hq) return move
  return Math.floor(move / ((oos ? 2 : 1) * (isolated ? 2 : 1)))
}

/** What a step is when it is not a number of sixths. */
export const TOO_FAR_FROM_BANK = -1
export const RIVER_BETWEEN_ZOCS = -2

/** Everything about a march that does not change from hex to hex. */
export interface Mover {
  readonly unit: CounterId
  readonly hq: boolean
  readonly german: boolean
  readonly motorized: boolean
  /** Sixths of a MP for the whole march. */
  readonly budget: number
  /** Sixths per road hex of strategic movement. */
  readonly roadCost: number
  /** Where the march began: a hex or a box. */
  readonly start: Place
  /** Hex number where the unit is now; -1 in a box. */
  readonly at: number
  /** Spent so far at normal costs and by strategic movement; null: not lawful that way any more. */
  readonly normal: number | null
  readonly road: number | null
  readonly halted: boolean
  /** 1: in an enemy zone. */
  readonly zone: Uint8Array
  /** 0 free of enemies, 1 a lone enemy HQ, 2 an enemy combat unit. */
  readonly enemies: Uint8Array
  /** 1: too near to the enemy for strategic movement. */
  readonly watched: Uint8Array
  /** Major rivers next to which the march began, so that it may cross them, as bits of `majorRivers` (8.1.3). */
  readonly bank: number
}

/** The march that a unit is on or could begin; null when it is neither on the map nor about to enter it. */
export function moverOf(table: Table, unit: CounterId): Mover | null {
  const printed = COUNTERS[unit]
  const place = table.counters[unit]?.at
  if (!printed || place === undefined) return null
  const at = numberOf(place)
  if (at < 0 && place !== 'staging' && place !== 'timoshenko') return null
  const { side, hq, motorized } = printed
  const zone = zocMask(table, opponent(side))
  const march = table.activation?.march?.unit === unit ? table.activation.march : null
  const start = march ? march.from : place
  const mayUseRoad = !motorized && (at < 0 || zone[at] === 0)
  return {
    unit,
    hq,
    motorized,
    german: side === 'german',
    budget: allowance(table, unit) * SIXTHS,
    roadCost: table.options.roadCost === 'half' ? 3 : 2,
    start,
    at,
    // Units from beyond the map edge come on by strategic movement only (11.1.2).
    normal: march ? march.normal : place === 'staging' ? null : 0,
    road: march ? march.road : mayUseRoad ? 0 : null,
    halted: march?.halted ?? false,
    zone,
    enemies: held(table, opponent(side)),
    watched: watchedHexes(table, side),
    bank: banks[numberOf(start)] ?? 0,
  }
}

const known = new WeakMap<
  Table['counters'],
  Partial<Record<Side, { vpOnMap: Table['vpOnMap']; watched: Uint8Array }>>
>()

function watchedHexes(table: Table, side: Side): Uint8Array {
  const sides = known.get(table.counters) ?? {}
  known.set(table.counters, sides)
  const last = sides[side]
  if (last?.vpOnMap === table.vpOnMap) return last.watched
  const watched = watchedNow(table, side)
  sides[side] = { vpOnMap: table.vpOnMap, watched }
  return watched
}

/**
 * Hexes that strategic movement may not enter: next to any enemy unit or HQ or to a Victory Hex that the enemy
 * controls (8.3.1), and those hexes themselves.
 */
function watchedNow(table: Table, side: Side): Uint8Array {
  const watched = new Uint8Array(hexes.length)
  const watch = (i: number) => {
    watched[i] = 1
    for (let slot = 0; slot < 6; slot += 1) {
      const next = around[6 * i + slot]!
      if (next >= 0) watched[next] = 1
    }
  }
  held(table, opponent(side)).forEach((rank, i) => {
    if (rank > 0) watch(i)
  })
  for (const hex of Object.keys(VICTORY_HEXES)) {
    if (controllerOf(table, hex) === opponent(side)) watch(numberOf(hex))
  }
  return watched
}

const groundPoints = (mover: Mover, to: number): number => (mover.motorized ? motorCost : footCost)[to]!

/** Points of 8.2.1 for a step: 2 to leave an enemy zone, 2 to enter one. From -1: from a box. */
export const zonePoints = (mover: Mover, from: number, to: number): number =>
  (from >= 0 && mover.zone[from] === 1 ? ZOC_COST.leave : 0) + (mover.zone[to] === 1 ? ZOC_COST.enter : 0)

/** Sixths to enter a hex at normal costs (8.1.2, 8.1.3, 8.2.1), or why the hexside stops the unit. */
export function normalStep(mover: Mover, from: number, slot: number): number {
  const to = around[6 * from + slot]!
  const side = hexsides[6 * from + slot]!
  if (side & MAJOR && mover.zone[from] === 1 && mover.zone[to] === 1) return RIVER_BETWEEN_ZOCS
  if (side & UNBRIDGED_MAJOR && !(mover.bank & majorRivers[6 * from + slot]!)) return TOO_FAR_FROM_BANK
  const river = side & UNBRIDGED_MINOR ? MINOR_RIVER_COST[mover.motorized ? 'motor' : 'foot'] : 0
  return SIXTHS * (groundPoints(mover, to) + river + zonePoints(mover, from, to))
}

/** True if the step makes the unit stop: an unbridged major river (8.1.3). */
export const haltsAt = (from: number, slot: number): boolean =>
  (hexsides[6 * from + slot]! & UNBRIDGED_MAJOR) !== 0

/** Sixths to enter the first hex of the map from a box at normal costs (11.2.2). */
export const entryStep = (mover: Mover, to: number): number =>
  SIXTHS * (groundPoints(mover, to) + zonePoints(mover, -1, to))

/** True if a road leads across this hexside, or into this hex from a box. */
export const alongRoad = (from: number, slot: number, to: number): boolean =>
  from < 0 ? roads[to] === 1 : (hexsides[6 * from + slot]! & ROAD) !== 0

/** True for a hex that is shut to the unit: an enemy combat unit, a lone HQ before an HQ, the pocket before Germans. */
export const isShut = (mover: Mover, to: number): boolean =>
  mover.enemies[to] === 2 || (mover.enemies[to] === 1 && mover.hq) || (mover.german && pocket[to] === 1)
