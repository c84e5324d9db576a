import { best, graded } from '@/lib/wargame/computer/choose'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'
import { inEnemyZoc } from '@/lib/wargame/zoc'
import type { Order } from '../orders'
import { strength } from '../rules/09-odds'
import { numberOf } from './ground'
import { bestOrder, entriesOf, finish, type Look, unitOf } from './look'
import { hqWorth, rearOf } from './stand'
import { distanceTo } from './worth'

/** 10.1.2: the strongest divisions near the front; a mark on one that is isolated is half wasted. */
export function mark(look: Look): Order {
  const { at, table } = look
  const near = distanceTo(at, 'soviet')
  const order = bestOrder(look, 'markOutOfSupply', (entry) => {
    const unit = unitOf(entry)
    const { motorized } = at.rules.counters[unit]!
    const far = near[numberOf(at, hexOf(at, unit)!)]!
    const use = strength(at, unit, 'attack') + (motorized ? 1 : 0)
    return use * graded(far, [3, 7], [1, 0.8, 0.5]) * (table.counters[unit]!.isolated ? 0.6 : 1)
  })
  return order ?? finish
}

/** What a new place must be worth more than the present one for an HQ that is not in danger. */
const UNWILLING = 6

/** 10.4: an HQ leaves only if the enemy has got at it, or it has nobody left to command. */
export function relocate(look: Look): Order {
  const { at, side } = look
  const rear = rearOf(at, side)
  for (const entry of entriesOf(look, 'relocateHq')) {
    const hq = unitOf(entry)
    const here = hexOf(at, hq)!
    const inDanger = inEnemyZoc(at, here, side) && combatUnitsAt(at, here, side).length === 0
    const found = best(look, entry.choose!.from, (to) => hqWorth(rear, hq, to))
    const gain = found ? found.worth - hqWorth(rear, hq, here) : 0
    if (found && gain > (inDanger ? 0 : UNWILLING)) return { type: 'relocateHq', unit: hq, to: found.choice }
  }
  return finish
}
