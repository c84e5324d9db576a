import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { bombed, bombResult } from '../rules/air'
import { isSupplied } from '../rules/supply'
import { factorOf, factorsOf } from '../rules/units'
import type { AirId, Hex } from '../state'
import { best, entriesOf, finish, type Look } from './look'
import { drop } from './muster'
import { pressure } from './worth'

/** What a hit on each unit is worth, as a part of its factors. */
const HIT = { D: 0.5, S: 0.3 } as const
/** What a raid that may bring panic to Moscow is worth. */
const RAID = 0.4
/** What aircraft that are shot down cost. */
const SHOT_DOWN = 0.6
/** Part of the factors of a stack that is supplied from the air. */
const SUPPLIED = 0.3
/** Factors that bombs must threaten to be met in the air. */
const GUARDED = 7

/** What bombs on a hex promise: more where own units stand near, who can use it. */
function bombWorth({ at, side }: Look, air: AirId, hex: Hex): number {
  const near = Math.min(1, pressure(at, side)[mapOf(at.rules).numberOf(hex)]! / 6)
  let worth = side === 'german' && hex === at.rules.moscow ? RAID : 0
  for (const unit of bombed(at, hex, side)) {
    for (let face = 1; face <= 6; face += 1) {
      const result = bombResult(at, air, unit, hex, face)
      if (result === 'D' || result === 'S')
        worth += (HIT[result] * factorOf(at, unit) * (0.4 + 0.6 * near)) / 6
      else if (result !== '-') worth -= SHOT_DOWN / 6
    }
  }
  return worth
}

/** The best bombs there are; null: none pays. */
function bombs(look: Look): Order | null {
  const choices = entriesOf(look, 'bomb').flatMap(({ order, choose }) =>
    (choose?.from ?? []).map((target) => ({ air: order.air as AirId, target })),
  )
  const found = best(look, choices, ({ air, target }) => bombWorth(look, air, target))
  return found && found.worth > 0 ? { type: 'bomb', ...found.choice } : null
}

/** The Soviet bombs while the die is kind; interceptors stay on alert by themselves. */
export const flyOut = (look: Look): Order => drop(look) ?? bombs(look) ?? finish

/** The German keeps bombs off his strongest stacks, supplies who is cut off, and bombs. */
export function luftwaffe(look: Look): Order {
  const { at, table, side } = look
  const meet = best(look, entriesOf(look, 'intercept'), ({ order }) => {
    const target = table.air[order.against as AirId]?.target
    const worth = target ? factorsOf(at, combatUnitsAt(at, target, side)) : 0
    return worth >= GUARDED ? worth : -Infinity
  })
  if (meet) return meet.choice.order as Order
  const drops = entriesOf(look, 'dropSupply').flatMap(({ order, choose }) =>
    (choose?.from ?? []).map((target) => ({ air: order.air as AirId, target })),
  )
  const drop = best(look, drops, ({ target }) =>
    isSupplied(at, side, target) ? -Infinity : SUPPLIED * factorsOf(at, combatUnitsAt(at, target, side)),
  )
  const bomb = bombs(look)
  if (drop && (!bomb || drop.worth > 1)) return { type: 'dropSupply', ...drop.choice }
  return bomb ?? finish
}
