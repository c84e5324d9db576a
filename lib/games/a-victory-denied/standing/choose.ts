import { COLUMNS } from '../data/charts'
import { CHITS } from '../data/chits'
import { COUNTERS } from '../data/counters'
import { terrainOf, townOf, VICTORY_HEXES } from '../data/map'
import { unitsInBattle } from '../flow/battle'
import { stepsLeft } from '../flow/losses'
import { board } from '../geometry'
import type { Order } from '../orders'
import { odds } from '../rules/09-odds'
import { retreatPaths } from '../rules/09-retreat'
import { inCommandRange, relocationHexes } from '../rules/12-headquarters'
import { hexOf, onMapHqs, onMapUnits } from '../rules/occupancy'
import { type CounterId, type Hex, opponent, type Side, type StepOf, type Table } from '../state'
import type { Choice, Kind } from './kinds'
import {
  type HqWish,
  type LossWish,
  type RetreatWish,
  type StandingOrders,
  type TrumpCase,
  usualOrders,
} from './orders'
import { orderInPhase } from './phases'
import { least, toNearest } from './prices'

const DONE: Order = { type: 'done' }
type Of<Name extends Kind> = StandingOrders[Name]

/**
 * What is decided for the player who is not acting. Public facts only, no dice, ties to the lowest id, so that the
 * answer tells nothing but the wish; there is always one, and it is lawful.
 */
export function standingOrder(table: Table, due: Choice, orders = usualOrders('auto')): Order {
  switch (due.step) {
    case 'trump':
      return isToTrump(table, due.chit, orders.trump) ? { type: 'trump' } : DONE
    case 'stuka':
      return isWorthAStuka(table, orders.stuka) ? { type: 'flyStuka' } : DONE
    case 'losses':
      return { type: 'takeLoss', unit: loser(table, unitsInBattle(table, due.side), orders.losses) }
    case 'airDefence': {
      const more = orders.airDefence.pays === 'full' ? 1 : -1
      const price = (unit: CounterId) => -more * stepsLeft(table, unit)
      return { type: 'takeLoss', unit: least(due.units, [price]) }
    }
    case 'retreat':
      return retreatOf(table, due.side, orders.retreat)
    case 'relocate':
      return { type: 'relocateHq', unit: due.hq, to: hqHex(table, due, orders.relocate) }
    default:
      return orderInPhase(table, due, orders)
  }
}

/** 7.2.2: whether Guderian goes before this chit. What else is played this turn lies face up. */
function isToTrump(
  { played, cupKnown, cupUnknown }: Table,
  chit: string,
  { chits, fewerThan }: Of<'trump'>,
): boolean {
  const { kind, side } = CHITS[chit]!
  const isArmyOfSoviets = (one: string) => CHITS[one]!.kind === 'army' && CHITS[one]!.side === 'soviet'
  const moves = (one: string) =>
    ['army', 'panzer'].includes(CHITS[one]!.kind) && CHITS[one]!.side === 'german'
  const holds: Readonly<Record<TrumpCase, boolean>> = {
    firstArmy: kind === 'army' && side === 'soviet' && !played.some(isArmyOfSoviets),
    supply: kind === 'supply' && !played.some(moves),
    reinforcement: kind === 'reinforcement',
  }
  const left = cupKnown.length + cupUnknown.german + cupUnknown.soviet
  return chits.some((one) => holds[one]) || (fewerThan !== null && left < fewerThan)
}

/** 9.3.4: whether a Stuka meets the attack. */
function isWorthAStuka(table: Table, { from, worth, keep }: Of<'stuka'>): boolean {
  const battle = table.battle!
  const { column } = odds(table, { ...battle, chit: table.activation?.chit ?? null })
  const holds = {
    victoryHex: VICTORY_HEXES[battle.target] !== undefined,
    motorized: battle.defenders.some((unit) => COUNTERS[unit]!.motorized),
  }
  const matters = worth.length === 0 || worth.some((one) => holds[one])
  return column >= COLUMNS.indexOf(from) && matters && table.stukas.ready > keep
}

/** What each wish would rather not lose; the lower the sooner. */
const LOSSES: Readonly<Record<LossWish, (table: Table, unit: CounterId) => number>> = {
  airDefenceLast: (_table, unit) => (COUNTERS[unit]!.colour === 'pvo' ? 1 : 0),
  onFoot: (_table, unit) => (COUNTERS[unit]!.motorized ? 1 : 0),
  motorized: (_table, unit) => (COUNTERS[unit]!.motorized ? 0 : 1),
  weakest: (_table, unit) => COUNTERS[unit]!.attack + COUNTERS[unit]!.defence,
  reduced: (table, unit) => (stepsLeft(table, unit) < 2 ? 0 : 1),
  full: (table, unit) => (stepsLeft(table, unit) < 2 ? 1 : 0),
}

/** 9.4.2: who loses a step. */
function loser(table: Table, units: readonly CounterId[], { order, spareInVictoryHex }: Of<'losses'>) {
  const spare = spareInVictoryHex && VICTORY_HEXES[table.battle!.target] !== undefined
  const wishes: readonly LossWish[] = spare ? ['full', ...order] : order
  return least(
    units,
    wishes.map((wish) => (unit) => LOSSES[wish](table, unit)),
  )
}

/** Comrades of a retreating unit who have gone to a hex, or could follow it there once it stands there. */
function comradesIn(table: Table, unit: CounterId, hex: Hex): number {
  const { retreat, went } = table.battle!
  const gone = Object.keys(went).filter((other) => hexOf(table, other) === hex).length
  const counters = { ...table.counters, [unit]: { ...table.counters[unit]!, at: hex } }
  const then = { ...table, counters }
  const could = Object.entries(retreat).filter(
    ([other, hexes]) => other !== unit && retreatPaths(then, other, hexes).some((way) => way.at(-1) === hex),
  ).length
  return gone + could
}

/** What each wish would rather not have of a way; the lower the better. */
const RETREATS: Readonly<
  Record<RetreatWish, (table: Table, side: Side, unit: CounterId, hex: Hex) => number>
> = {
  together: (table, _side, unit, hex) => -comradesIn(table, unit, hex),
  command: (table, side, _unit, hex) =>
    onMapHqs(table, side).some((hq) => inCommandRange(table, hq, hex)) ? 0 : 1,
  apart: (table, side, _unit, hex) => -toNearest(hex, onMapUnits(table, opponent(side)), table),
  city: (_table, _side, _unit, hex) => (townOf(hex)?.kind === 'city' ? 0 : 1),
  woods: (_table, _side, _unit, hex) => (terrainOf(hex) === 'woods' ? 0 : 1),
}

/** The unit with the fewest ways goes first. */
function retreatOf(table: Table, side: Side, { order }: Of<'retreat'>): Order {
  const ways = new Map(
    Object.entries(table.battle!.retreat).map(([unit, hexes]) => [unit, retreatPaths(table, unit, hexes)]),
  )
  const unit = least([...ways.keys()], [(one) => ways.get(one)!.length])
  const paths = ways.get(unit)!
  if (paths.length === 0) return { type: 'retreatUnit', unit, path: [table.battle!.target] }
  const prices = order.map(
    (wish) => (way: string) => RETREATS[wish](table, side, unit, way.split(',').at(-1)!),
  )
  const way = least(
    paths.map((path) => path.join()),
    prices,
  )
  return { type: 'retreatUnit', unit, path: way.split(',') }
}

/** 12.6: where an HQ goes. */
function hqHex(table: Table, { hq, from }: StepOf<'relocate'>, { order }: Of<'relocate'>): Hex {
  const { side, range } = COUNTERS[hq]!
  const commanded = (hex: Hex) =>
    onMapUnits(table, side).filter((unit) => board.distance(hex, hexOf(table, unit)!) <= (range ?? 0)).length
  const enemies = onMapUnits(table, opponent(side))
  const wishes: Readonly<Record<HqWish, (hex: Hex) => number>> = {
    commands: (hex) => -commanded(hex),
    front: (hex) => toNearest(hex, enemies, table),
    rear: (hex) => -toNearest(hex, enemies, table),
  }
  return least(
    relocationHexes(table, hq, from),
    order.map((wish) => wishes[wish]),
  )
}
