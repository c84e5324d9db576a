import type { Refusal } from '@/lib/kernel/decision'
import { hexOf } from '@/lib/wargame/occupancy'
import type { BarRule, CompanyRule, HaltRule } from '../rules/limits'
import { type Situation, whole } from './situation'
import type { CounterId } from './state'
import { no } from './world'

const nationOf = ({ rules }: Situation, unit: CounterId): string => rules.counters[unit]!.nation

/** true: Italian, Romanian or Hungarian (7.1). */
const isAlly = (at: Situation, unit: CounterId): boolean => at.rules.southern.includes(nationOf(at, unit))

/** Nations of the allies among some units. */
const alliesIn = (at: Situation, units: readonly CounterId[]): string[] => [
  ...new Set(units.filter((unit) => isAlly(at, unit)).map((unit) => nationOf(at, unit))),
]

/** 7.1 to 7.4: who of the Axis stands with whom: no two allies, and one German unit beside Italians or Romanians. */
export const allies: CompanyRule = (at, units, hex) => {
  const of = whole(at)
  const nations = alliesIn(of, units)
  const [first] = nations
  if (first === undefined) return null
  if (nations.length > 1) return no('PM 7.1', 'allies-apart', { hex }, [hex])
  const germans = units.filter((unit) => !isAlly(of, unit)).length
  if (first === 'hungarian' || germans <= of.rules.germansBesideAllies) return null
  return no(first === 'italian' ? 'PM 7.2' : 'PM 7.3', 'allies-germans', { hex, most: 1 }, [hex])
}

const RULE_OF = { italian: 'PM 7.2', romanian: 'PM 7.3', hungarian: 'PM 7.4' } as const

/** 7.2 to 7.4: allies never go or fight on the northern sheet; the row in which both overlap is on the southern one too. */
export const southernSheet: BarRule = (at, unit, hex) => {
  const of = whole(at)
  if (!isAlly(of, unit) || !hex.endsWith('N')) return null
  return no(RULE_OF[nationOf(of, unit) as keyof typeof RULE_OF], 'allies-south', { unit, hex }, [hex])
}

/** 5.3: in the first turn no Soviet unit goes into Hungary or Romania. */
export const frozenCountries: BarRule = (at, unit, hex) =>
  at.open.turn <= whole(at).rules.frozenTurn &&
  at.rules.counters[unit]!.side === 'soviet' &&
  ['hungary', 'romania'].includes(at.rules.zomo(hex) ?? '')
    ? no('PM 5.3', 'frozen-country', { hex }, [hex])
    : null

/** 5.3: in the first turn nobody of the German side moves or attacks who stands in Hungary or Romania, or behind them. */
export const frozenUnits: HaltRule = (at, unit) => {
  if (at.open.turn > whole(at).rules.frozenTurn || at.rules.counters[unit]!.side !== 'german') return null
  // Who has gone there in this phase goes on.
  const hex = at.open.counters[unit]!.from ?? hexOf(at, unit)
  // Their reserve area lies behind these countries.
  if (hex === null)
    return at.open.counters[unit]!.at === 'okhSouth' ? no('PM 5.3', 'frozen-unit', { unit }) : null
  return ['hungary', 'romania'].includes(at.rules.zomo(hex) ?? '')
    ? no('PM 5.3', 'frozen-unit', { unit }, [hex])
    : null
}

/** 7.2 to 7.4: allies attack with Germans, and not with each other. */
export function partners(at: Parameters<CompanyRule>[0], units: readonly CounterId[]): Refusal | null {
  const nations = alliesIn(whole(at), units)
  const [first] = nations
  return nations.length > 1 ? no(RULE_OF[first as keyof typeof RULE_OF], 'allies-partners') : null
}

/** 5.3: in the first turn nobody goes from one reserve area to the other. */
export const shiftRefusal = (at: Situation): Refusal | null =>
  at.open.turn <= at.rules.frozenTurn ? no('PM 5.3', 'frozen-reserve') : null
