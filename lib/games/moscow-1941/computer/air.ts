import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { bombed, bombResult } from '../rules/air'
import { hasSupply } from '../rules/supply'
import { factorOf, factorsOf } from '../rules/units'
import type { AirId, CounterId, Hex } from '../state'
import { best, finish, type Look, meanOf, ordersOf } from './look'
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
  const onUnit = (unit: CounterId) =>
    meanOf((face) => {
      const result = bombResult(at, air, unit, hex, face)
      if (result === 'D' || result === 'S') return HIT[result] * factorOf(at, unit) * (0.4 + 0.6 * near)
      return result === '-' ? 0 : -SHOT_DOWN
    })
  const raid = side === 'german' && hex === at.rules.moscow ? RAID : 0
  return bombed(at, hex, side).reduce((sum, unit) => sum + onUnit(unit), raid)
}

/** The best bombs there are; null: none pays. */
function bombs(look: Look) {
  const found = best(look, ordersOf(look, 'bomb'), ({ air, target }) => bombWorth(look, air, target))
  return found && found.worth > 0 ? found : null
}

/** The Soviet bombs while the die is kind; interceptors stay on alert by themselves. */
export const flyOut = (look: Look): Order => drop(look) ?? bombs(look)?.choice ?? finish

/** The German keeps bombs off his strongest stacks, supplies who is cut off, and bombs. */
export function luftwaffe(look: Look): Order {
  const { at, table, side } = look
  const meet = best(look, ordersOf(look, 'intercept'), ({ against }) => {
    const target = table.air[against]?.target
    const worth = target ? factorsOf(at, combatUnitsAt(at, target, side)) : 0
    return worth >= GUARDED ? worth : -Infinity
  })
  if (meet) return meet.choice
  const supply = best(look, ordersOf(look, 'dropSupply'), ({ target }) => {
    const short = combatUnitsAt(at, target, side).filter((unit) => !hasSupply(at, unit))
    return short.length > 0 ? SUPPLIED * factorsOf(at, short) : -Infinity
  })
  const bomb = bombs(look)
  return (supply && (!bomb || supply.worth > 1) ? supply : bomb)?.choice ?? finish
}
