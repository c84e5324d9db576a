import type { Refusal } from '@/lib/kernel/decision'
import { inBox } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Side } from '../state'
import { no } from '../world'
import { isInReach, isOverland, isTankCorps, mostSteps, stepsOf } from './08-units'

/** true: a unit that takes an upgrade counter: tank divisions of the German, tank and mechanized corps (8.20). */
const isUpgraded = (at: Situation, unit: CounterId): boolean => {
  const { nation, size, type, side } = at.rules.counters[unit]!
  return side === 'soviet'
    ? isTankCorps(at, unit)
    : nation === 'german' && size === 'division' && ['panzer', 'panzergrenadier', 'motorized'].includes(type)
}

/** Why an upgrade counter is not put beneath a unit now; null if it is (8.19, 8.20). */
export function judgeUpgrade(at: Situation, side: Side, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== side) return no('DD 8.20', 'not-your-unit', { unit })
  if (at.open.upgrades.left[side] === 0) return no('DD 8.19', 'no-upgrade')
  if (!isInReach(at, unit)) return no('DD 8.20', 'not-on-the-map', { unit })
  if (!isUpgraded(at, unit)) return no('DD 8.20', 'not-upgraded', { unit })
  if (at.open.upgrades.beneath.includes(unit)) return no('DD 8.20', 'upgraded-already', { unit })
  if (stepsOf(at, unit) < mostSteps(at, unit)) return no('DD 8.19', 'upgrade-reduced', { unit })
  return isOverland(at, unit) ? null : no('DD 8.20', 'out-of-supply', { unit })
}

/** Why a Korpsabteilung is not formed of these divisions now; null if it is (8.13). */
export function judgeKorps(at: Situation, units: readonly CounterId[]): Refusal | null {
  if (!at.open.piles.korps.includes(units.length))
    return no('DD 8.13', 'korps-count', { count: units.length })
  if (new Set(units).size < units.length) return no('DD 8.13', 'named-twice')
  const stranger = units.find((unit) => !deadDivisions(at).includes(unit))
  return stranger === undefined ? null : no('DD 8.13', 'korps-dead', { unit: stranger })
}
/** Divisions in the Dead Pile out of which one is formed (8.13). */
export const deadDivisions = (at: Situation): CounterId[] =>
  inBox(at, 'dead', 'german').filter((unit) => at.rules.counters[unit]!.size === 'division')
/** The next of them that is not formed yet. */
export const nextKorps = (at: Situation): CounterId | undefined =>
  at.rules.KORPS.find((unit) => !at.open.counters[unit] || counterOf(at.open, unit).at === 'track')
