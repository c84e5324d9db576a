import { enemyAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { supplyUnder } from '@/lib/wargame/supply'
import type { Situation } from '../situation'
import { type CounterId, type Hex, SIDES, type Side } from '../state'
import { groundOf } from './ground'

/** Supply sources of a side that work this turn: 1517 not after turn 4 (10.2.2), none where an enemy stands. */
export const usableSources = (at: Situation, side: Side): Hex[] =>
  at.rules.sources
    .filter(
      (source) =>
        source.side === side &&
        (source.lastTurn === null || at.open.turn <= source.lastTurn) &&
        !enemyAt(at, source.hex, side),
    )
    .map(({ hex }) => hex)

/** Lines of supply to these sources, over no unbridged major river (10.2.2). */
export const { suppliedHexes, supplyLine, hasSupplyLine } = supplyUnder<Situation>({
  sources: usableSources,
  barriers: ({ rules }) => groundOf(rules).barriers,
  also: ({ open }) => [open.turn],
})

/** Combat units of both sides on the map without a supply line (10.2.1), by id; no Germans on turn 1 (10.2.4). */
export const isolatedUnits = (at: Situation): CounterId[] =>
  SIDES.filter((side) => side === 'soviet' || at.open.turn > at.rules.firstTurn)
    .flatMap((side) => onMapUnits(at, side).filter((id) => !hasSupplyLine(at, side, hexOf(at, id)!)))
    .sort()

/** German combat units that are not marked yet (A-AVD-23: any of them). */
export const markable = (at: Situation): CounterId[] =>
  onMapUnits(at, 'german').filter((unit) => !at.open.counters[unit]!.oos)
