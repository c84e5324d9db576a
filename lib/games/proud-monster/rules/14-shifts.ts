import type { Cite } from '@/lib/kernel/decision'
import type { Shift } from '@/lib/wargame/odds'
import type { Situation } from '../situation'
import type { Word } from '../words.en'
import { isArmour } from './02-units'
import { ignoresRivers, RIVER, STRAIT, sideBetween } from './12-costs'
import { type Fight, type HalvingRule, isCity, type ShiftRule } from './14-odds'

// What shifts the odds of an attack, and halves a factor, at every level (14.16 to 14.23).

const shift = (cite: Cite, key: Word, by: number): Shift<Word> => ({ cite, key, by })

/** What every attacker comes across: water of some kind, or for one of them nothing. */
function crossed(at: Situation, { side, target, attackers }: Fight): number {
  const sides = attackers.map(({ from }) => sideBetween(at, from, target))
  const counts = (one: number) => one === STRAIT || (one === RIVER && !ignoresRivers(at, side))
  return sides.every(counts) ? Math.min(...sides) : 0
}

/** 14.16: hills. */
export const hills: ShiftRule = ({ rules }, { target }) =>
  rules.terrainOf(target) === 'hills' ? shift('PM 14.16', 'odds-hills', rules.columnShifts.hills) : null

/** 14.19: all attackers come across rivers. */
export const river: ShiftRule = (at, fight) =>
  crossed(at, fight) === RIVER ? shift('PM 14.19', 'odds-river', at.rules.columnShifts.river) : null

/** 14.20: all attackers come across straits. */
export const strait: ShiftRule = (at, fight) =>
  crossed(at, fight) === STRAIT ? shift('PM 14.20', 'odds-strait', at.rules.columnShifts.strait) : null

/** 14.22: large towns. */
export const largeTown: ShiftRule = (at, { target }) =>
  at.rules.placeOf(target)?.kind === 'large'
    ? shift('PM 14.22', 'odds-large-town', at.rules.columnShifts.large)
    : null

/** 14.23: cities. */
export const city: ShiftRule = (at, { target }) =>
  isCity(at, target) ? shift('PM 14.23', 'odds-city', at.rules.columnShifts.city) : null

/** 14.18: tanks and the like attack into marshes with half of their factor. */
export const marsh: HalvingRule = (at, { target }, { unit }) =>
  at.rules.terrainOf(target) === 'marsh' && isArmour(at, unit)
