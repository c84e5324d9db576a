import { COUNTERS } from '../data/counters'
import type { Order } from '../orders'
import { inEnemyZoc } from '../rules/06-zoc'
import { strength } from '../rules/09-odds'
import { numberOf } from '../rules/ground'
import { combatUnitsAt, hexOf } from '../rules/occupancy'
import { best, entriesOf, finish, type Look, unitOf } from './look'
import { hqWorth, rearOf } from './stand'
import { distanceTo } from './worth'

/** 10.1.2: the strongest divisions near the front; a mark on one that is isolated is half wasted. */
export function mark(look: Look): Order {
  const { table } = look
  const near = distanceTo(table, 'soviet')
  const found = best(look, entriesOf(look, 'markOutOfSupply'), (entry) => {
    const unit = unitOf(entry)
    const { motorized } = COUNTERS[unit]!
    const far = near[numberOf(hexOf(table, unit)!)]!
    const use = strength(table, unit, 'attack') + (motorized ? 1 : 0)
    return use * (far <= 3 ? 1 : far <= 7 ? 0.8 : 0.5) * (table.counters[unit]!.isolated ? 0.6 : 1)
  })
  return found ? (found.choice.order as Order) : finish
}

/** What a new place must be worth more than the present one for an HQ that is not in danger. */
const UNWILLING = 6

/** 10.4: an HQ leaves only if the enemy has got at it, or it has nobody left to command. */
export function relocate(look: Look): Order {
  const { table, side } = look
  const rear = rearOf(table, side)
  for (const entry of entriesOf(look, 'relocateHq')) {
    const hq = unitOf(entry)
    const here = hexOf(table, hq)!
    const inDanger = inEnemyZoc(table, here, side) && combatUnitsAt(table, here, side).length === 0
    const found = best(look, entry.choose!.from, (to) => hqWorth(rear, hq, to))
    const gain = found ? found.worth - hqWorth(rear, hq, here) : 0
    if (found && gain > (inDanger ? 0 : UNWILLING)) return { type: 'relocateHq', unit: hq, to: found.choice }
  }
  return finish
}
