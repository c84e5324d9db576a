import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { held } from '@/lib/wargame/occupancy'
import { halved } from '@/lib/wargame/odds'
import { markAround, zocMask } from '@/lib/wargame/zoc'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side, type Table } from '../state'
import { groundOf, MAJOR, ROAD, UNBRIDGED_MAJOR, UNBRIDGED_MINOR } from './ground'
import { controllerOf } from './victory-hexes'

/** Costs are counted in sixths of a movement point, so that a half and a third are whole numbers. */
export const SIXTHS = 6

/**
 * Movement points of a unit (8.1.2): halved when Out of Supply (10.3.2), halved when Isolated (10.3.3), a quarter when
 * both, rounded down once (1.3). HQs are never either (10.1.2, 10.2.1).
 */
export function allowance(at: Situation, id: CounterId): number {
  const printed = at.rules.counters[id]!
  const { reduced, oos, isolated } = at.open.counters[id] ?? { reduced: false, oos: false, isolated: false }
  const move = reduced && printed.reduced ? printed.reduced.move : printed.move
  if (printed.hq) return move
  return halved(move, Number(oos) + Number(isolated))
}

/** What a step is when it is not a number of sixths. */
const TOO_FAR_FROM_BANK = -1
export const RIVER_BETWEEN_ZOCS = -2

/** Everything about a march that does not change from hex to hex. */
export type Mover = NonNullable<ReturnType<typeof moverOf>>

/** The march that a unit is on. */
export const marchOf = ({ activation }: Table, unit: CounterId) =>
  activation?.march?.unit === unit ? activation.march : null

/** The march that a unit is on or could begin; null when it is neither on the map nor about to enter it. */
export function moverOf(at: Situation, unit: CounterId) {
  const { rules, open } = at
  const printed = rules.counters[unit]
  const place = open.counters[unit]?.at
  if (!printed || place === undefined) return null
  const ground = groundOf(rules)
  const here = ground.numberOf(place)
  if (here < 0 && place !== 'staging' && place !== 'timoshenko') return null
  const { side, hq, motorized } = printed
  const zone = zocMask(at, opponent(side))
  const march = marchOf(open, unit)
  const mayUseRoad = !motorized && (here < 0 || zone[here] === 0)
  return {
    rules,
    ground,
    unit,
    hq,
    motorized,
    german: side === 'german',
    /** Sixths of a MP for the whole march. */
    budget: allowance(at, unit) * SIXTHS,
    /** Sixths per road hex of strategic movement. */
    roadCost: rules.roadCost[open.options.roadCost],
    /** Where the march began: a hex or a box. */
    start: march ? march.from : place,
    /** Hex number where the unit is now; -1 in a box. */
    at: here,
    /**
     * Spent so far at normal costs and by strategic movement; null: not lawful that way any more. Units from beyond the
     * map edge come on by strategic movement only (11.1.2).
     */
    normal: march ? march.normal : place === 'staging' ? null : 0,
    road: march ? march.road : mayUseRoad ? 0 : null,
    halted: march?.halted ?? false,
    /** 1: in an enemy zone. */
    zone,
    /** 0 free of enemies, 1 a lone enemy HQ, 2 an enemy combat unit. */
    enemies: held(at, opponent(side)),
    /** 1: too near to the enemy for strategic movement. */
    watched: watchedHexes(at, side),
    /** Major rivers next to which the march began, so that it may cross them, as bits of `majorRivers` (8.1.3). */
    bank: ground.banks[ground.numberOf(march ? march.from : place)] ?? 0,
  }
}

/**
 * Hexes that strategic movement may not enter: next to any enemy unit or HQ or to a Victory Hex that the enemy
 * controls (8.3.1), and those hexes themselves.
 */
const watchedHexes = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side) => {
    const map = mapOf(at.rules)
    const watched = new Uint8Array(map.hexes.length)
    const watch = (i: number) => {
      watched[i] = 1
      markAround(map, watched, i)
    }
    held(at, opponent(side)).forEach((rank, i) => {
      if (rank > 0) watch(i)
    })
    for (const hex of Object.keys(at.rules.victoryHexes))
      if (controllerOf(at, hex) === opponent(side)) watch(map.numberOf(hex))
    return watched
  },
  ({ open }) => [open.vpOnMap],
)

const groundPoints = ({ motorized, ground }: Mover, to: number): number =>
  (motorized ? ground.motorCost : ground.footCost)[to]!

/** Points of 8.2.1 for a step: 2 to leave an enemy zone, 2 to enter one. From -1: from a box. */
export const zonePoints = ({ zone, rules }: Mover, from: number, to: number): number =>
  (from >= 0 && zone[from] === 1 ? rules.zocCost.leave : 0) + (zone[to] === 1 ? rules.zocCost.enter : 0)

/** Sixths to enter a hex at normal costs (8.1.2, 8.1.3, 8.2.1), or why the hexside stops the unit. */
export function normalStep(mover: Mover, from: number, slot: number): number {
  const { around, hexsides, majorRivers } = mover.ground
  const to = around[6 * from + slot]!
  const side = hexsides[6 * from + slot]!
  if (side & MAJOR && mover.zone[from] === 1 && mover.zone[to] === 1) return RIVER_BETWEEN_ZOCS
  if (side & UNBRIDGED_MAJOR && !(mover.bank & majorRivers[6 * from + slot]!)) return TOO_FAR_FROM_BANK
  const river = side & UNBRIDGED_MINOR ? mover.rules.minorRiverCost[mover.motorized ? 'motor' : 'foot'] : 0
  return SIXTHS * (groundPoints(mover, to) + river + zonePoints(mover, from, to))
}

/** True if the step makes the unit stop: an unbridged major river (8.1.3). */
export const haltsAt = ({ ground }: Mover, from: number, slot: number): boolean =>
  (ground.hexsides[6 * from + slot]! & UNBRIDGED_MAJOR) !== 0

/** The hexes by which a unit in a box comes on (11.1.2, 11.2.2). */
export const entryHexes = ({ rules, unit, start }: Mover): readonly Hex[] => {
  const { entry } = rules.counters[unit]!
  return start === 'timoshenko' ? rules.timoshenkoEntry : entry ? [entry] : []
}

/** Sixths to enter the first hex of the map from a box at normal costs (11.2.2). */
export const entryStep = (mover: Mover, to: number): number =>
  SIXTHS * (groundPoints(mover, to) + zonePoints(mover, -1, to))

/** True if a road leads across this hexside, or into this hex from a box. */
export const alongRoad = ({ ground }: Mover, from: number, slot: number, to: number): boolean =>
  from < 0 ? ground.roads[to] === 1 : (ground.hexsides[6 * from + slot]! & ROAD) !== 0

/** True for a hex that is shut to the unit: an enemy combat unit, a lone HQ before an HQ, the pocket before Germans. */
export const isShut = (mover: Mover, to: number): boolean =>
  mover.enemies[to] === 2 ||
  (mover.enemies[to] === 1 && mover.hq) ||
  (mover.german && mover.ground.pocket[to] === 1)
