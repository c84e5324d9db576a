import type { Refusal } from '@/lib/kernel/decision'
import { attackersLeft } from '@/lib/wargame/attack'
import { countersAt, hexOf } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { CounterId } from '../state'
import { no } from '../world'
import { crowdRefusal } from './06-stacking'
import { barRefusal, STRAIT, sideBetween } from './12-costs'

/**
 * Why an attacker may not go into the hex that it has attacked; null if it may. What it is barred from when it moves it is
 * barred from now: a country that it may attack but not enter (8.5), and a strait, which takes a whole movement phase (12.16).
 */
function barred(at: Situation, unit: CounterId): Refusal | null {
  const { target } = at.open.battle!
  const refusal = barRefusal(at, unit, target)
  if (refusal) return refusal
  return sideBetween(at, hexOf(at, unit)!, target, 'move') === STRAIT
    ? no('PM 12.16', 'strait-from-start', { unit }, [target])
    : null
}

/** Attackers that are left, once the hex is empty. */
function victors(at: Situation): CounterId[] {
  const { battle } = at.open
  return battle && countersAt(at, battle.target).length === 0 ? attackersLeft(at, battle) : []
}

/** Attackers that may go into the hex that they have cleared (14.39). */
export const mayAdvance = (at: Situation): CounterId[] =>
  victors(at).filter((unit) => barred(at, unit) === null)

/** Why these units may not advance; null if they may (14.39, 8.5, 12.16, 6.1). */
export function judgeAdvance(at: Situation, units: readonly CounterId[]): Refusal | null {
  const { target } = at.open.battle!
  const all = victors(at)
  for (const unit of units) {
    if (!all.includes(unit)) return no('PM 14.39', 'advance-not-involved', { unit }, [target])
    const refusal = barred(at, unit)
    if (refusal) return refusal
  }
  if (new Set(units).size < units.length) return no('PM 14.39', 'named-twice')
  return crowdRefusal(at, units, [], target)
}
