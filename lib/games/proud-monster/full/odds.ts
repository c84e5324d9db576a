import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { Shift } from '@/lib/wargame/odds'
import { typeOf } from '../rules/02-units'
import type { FactorRule, Fight, HalvingRule, ShiftRule } from '../rules/14-odds'
import type { Word } from '../words.en'
import { isHedgehog } from './hedgehogs'
import { guestsAt } from './losses'
import { type Situation, whole } from './situation'
import { type Hex, opponent } from './state'

const shift = (cite: Shift<Word>['cite'], key: Word, by: number): Shift<Word> => ({ cite, key, by })

/** true: the battle is a mobile assault (15.2). */
export const isMobile = (fight: Fight): boolean => (fight as { mobile?: boolean }).mobile === true

/** true: from these hexes around a target it is attacked from all sides (14.14). */
export function isConcentric({ rules }: Situation, target: Hex, from: ReadonlySet<Hex>): boolean {
  if (from.size > 3) return true
  const { numberOf, slotTo } = mapOf(rules)
  // The slots of a hex go round it.
  const slots = new Set([...from].map((hex) => slotTo(numberOf(target), numberOf(hex))))
  const all = (...ring: number[]) => ring.every((slot) => slots.has(slot))
  return [0, 1, 2].some((slot) => all(slot, slot + 3)) || all(0, 2, 4) || all(1, 3, 5)
}

/** 14.14: attacked from all sides, though never in mobile assaults (15.3), nor against hedgehogs (14.40). */
export const concentric: ShiftRule = (at, fight) => {
  const of = whole(at)
  if (isMobile(fight) || isHedgehog(of, fight.target)) return null
  const from = new Set(fight.attackers.map((one) => one.from))
  return isConcentric(of, fight.target, from)
    ? shift('PM 14.14', 'odds-concentric', of.rules.concentric)
    : null
}

/** 15.11: forest shelters from mobile assaults. */
export const forest: ShiftRule = (at, fight) =>
  isMobile(fight) && at.rules.terrainOf(fight.target) === 'forest'
    ? shift('PM 15.11', 'odds-forest', whole(at).rules.forestShift)
    : null

/** 14.40: hedgehogs. */
export const hedgehog: ShiftRule = (at, fight) =>
  fight.side === 'soviet' && isHedgehog(whole(at), fight.target)
    ? shift('PM 14.40', 'odds-hedgehog', whole(at).rules.hedgehogShift)
    : null

/** 14.17: mountain troops attack hills with their defence, where that is more. */
export const mountain: FactorRule = (at, target, unit, { attack, defence }) =>
  typeOf(at, unit) === 'mountain' && at.rules.terrainOf(target) === 'hills' ? Math.max(attack, defence) : null

/** true: Flak stands there beside others, whom it shelters from tanks (10.1). */
const hasFlak = (at: Situation, target: Hex, side: 'german' | 'soviet'): boolean => {
  const guests = guestsAt(at, target)
  const units = combatUnitsAt(at, target, side).filter((unit) => !guests.includes(unit))
  const flak = units.filter((unit) => typeOf(at, unit) === 'flak')
  return flak.length > 0 && flak.length < units.length && at.rules.flakFires(at as never, flak)
}

/** 10.1: Soviet tanks attack with half of their factor where there is Flak. */
export const flak: HalvingRule = (at, { side, target }, { unit }) =>
  side === 'soviet' && typeOf(at, unit) === 'tank' && hasFlak(whole(at), target, opponent(side))
