import { COUNTERS } from '../data/counters'
import { terrainOf, townOf } from '../data/map'
import { stepsLeft } from '../flow/losses'
import { reservable, reserveCost, sovietsInPocket } from '../flow/reinforcements'
import { markable, relocatable } from '../flow/supply'
import { motorizedOnMap } from '../flow/turn'
import { board } from '../geometry'
import type { Order } from '../orders'
import { strength } from '../rules/09-odds'
import { placementHexes } from '../rules/11-placement'
import { combatUnitsAt, hexOf, onMapUnits } from '../rules/occupancy'
import { type CounterId, type Hex, opponent, type StepOf, type Table } from '../state'
import type { Choice } from './kinds'
import type { MarkWish, PlaceWish, StandingOrders, WithdrawWish } from './orders'
import { least, toNearest } from './prices'

const DONE: Order = { type: 'done' }
type InPhase = Exclude<Choice, StepOf<'trump' | 'stuka' | 'losses' | 'airDefence' | 'retreat' | 'relocate'>>

/** What is decided for a player in phases in which nobody acts: supply, reinforcements, the end of a turn. */
export function orderInPhase(table: Table, due: InPhase, orders: StandingOrders): Order {
  switch (due.step) {
    case 'mark':
      return { type: 'markOutOfSupply', unit: marked(table, orders.mark) }
    case 'hqs':
      return orders.hqs.idle ? idleHq(table, due) : DONE
    case 'disband':
    case 'release':
      return DONE
    case 'reserve':
    case 'pvo':
    case 'drawn':
    case 'escape':
      return arrival(table, due, orders.arrivals)
    case 'directive':
      return { type: 'chooseDirective', directive: orders.directive.choose }
    case 'withdraw':
      return { type: 'withdraw', unit: withdrawn(table, orders.withdraw) }
  }
}

/** What each wish would rather not have of a unit to mark; the lower the sooner. */
const MARKS: Readonly<Record<MarkWish, (table: Table, unit: CounterId) => number>> = {
  motorized: (_table, unit) => (COUNTERS[unit]!.motorized ? 0 : 1),
  strongest: (table, unit) => -strength(table, unit, 'attack'),
  near: (table, unit) => toNearest(hexOf(table, unit)!, onMapUnits(table, 'soviet'), table),
  supplied: (table, unit) => (table.counters[unit]!.isolated ? 1 : 0),
}

/** 10.1.2: who is marked. */
const marked = (table: Table, { order }: StandingOrders['mark']): CounterId =>
  least(
    markable(table),
    order.map((wish) => (unit) => MARKS[wish](table, unit)),
  )

/** 10.4: the first HQ that commands nobody goes where it commands most; if none could, all stay. */
function idleHq(table: Table, due: StepOf<'hqs'>): Order {
  const commanded = (hq: CounterId, at: Hex) =>
    onMapUnits(table, due.side).filter(
      (unit) => board.distance(at, hexOf(table, unit)!) <= COUNTERS[hq]!.range!,
    ).length
  for (const { hq, to } of relocatable(table, due)) {
    if (commanded(hq, hexOf(table, hq)!) > 0) continue
    const best = least(to, [(hex) => -commanded(hq, hex)])
    if (commanded(hq, best) > 0) return { type: 'relocateHq', unit: hq, to: best }
  }
  return DONE
}

/** What each wish would rather not have of a place; the lower the better. */
const PLACES: Readonly<Record<PlaceWish, (table: Table, hex: Hex) => number>> = {
  rear: (table, hex) => -toNearest(hex, onMapUnits(table, opponent('soviet')), table),
  front: (table, hex) => toNearest(hex, onMapUnits(table, opponent('soviet')), table),
  city: (_table, hex) => (townOf(hex)?.kind === 'city' ? 0 : 1),
  woods: (_table, hex) => (terrainOf(hex) === 'woods' ? 0 : 1),
  alone: (table, hex) => combatUnitsAt(table, hex, 'soviet').length,
}

/** 11.1.1, 11.1.3: who is placed next, and where. */
function arrival(
  table: Table,
  due: StepOf<'reserve' | 'pvo' | 'drawn' | 'escape'>,
  { hqs, chits, order }: StandingOrders['arrivals'],
): Order {
  const all =
    due.step === 'reserve'
      ? reservable(table, due)
      : due.step === 'escape'
        ? sovietsInPocket(table)
        : [due.unit]
  const places = new Map(all.map((unit) => [unit, placementHexes(table, unit)]))
  const isWanted = (unit: CounterId) => places.get(unit)!.length > 0 && (hqs || !COUNTERS[unit]!.hq)
  const wanted = all.filter(isWanted)
  if (wanted.length === 0) return DONE
  const { hq, attack, defence } = {
    hq: (unit: CounterId) => (COUNTERS[unit]!.hq ? 0 : 1),
    attack: (unit: CounterId) => -strength(table, unit, 'attack'),
    defence: (unit: CounterId) => -strength(table, unit, 'defence'),
  }
  const unit = least(wanted, [hq, attack, defence])
  const to = least(
    places.get(unit)!,
    order.map((wish) => (hex) => PLACES[wish](table, hex)),
  )
  const buys = due.step === 'reserve' && chits && COUNTERS[unit]!.hq && reserveCost(unit, true) <= due.points
  return { type: 'reinforce', unit, to, ...(buys ? { chit: true } : {}) }
}

/** What each wish would rather keep; the lower the sooner it goes. */
const WITHDRAWALS: Readonly<Record<WithdrawWish, (table: Table, unit: CounterId) => number>> = {
  weakest: (table, unit) => strength(table, unit, 'attack'),
  reduced: (table, unit) => stepsLeft(table, unit),
  rear: (table, unit) => -toNearest(hexOf(table, unit)!, onMapUnits(table, 'soviet'), table),
}

/** 15.2: who goes to another front. */
const withdrawn = (table: Table, { order }: StandingOrders['withdraw']): CounterId =>
  least(
    motorizedOnMap(table),
    order.map((wish) => (unit) => WITHDRAWALS[wish](table, unit)),
  )
