import type { Refusal } from '@/lib/kernel/decision'
import { hexOf, inBox, onMapUnits, standsBeside } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { CounterId } from '../state'
import { no } from '../world'
import { isUntried } from './02-units'

/** Guards units that this turn brings and that have not taken anybody's place yet (8.11). */
export const guardsDue = (at: Situation): CounterId[] =>
  inBox(at, 'guards').filter((guard) => at.rules.counters[guard]!.turn === at.open.turn)

/** true: a German-side unit stands next to this one. */
const isNextToEnemy = (at: Situation, unit: CounterId): boolean => {
  const hex = hexOf(at, unit)
  return hex !== null && standsBeside(at, 'german', hex)
}

/** Units whose place a Guards unit may take: tried ones, and only where there is none of them untried ones (8.11). */
export function convertible(at: Situation, guard: CounterId): CounterId[] {
  const fit = [...onMapUnits(at, 'soviet'), ...inBox(at, 'rvgk')].filter(
    (unit) =>
      at.rules.takesPlace(at.rules.counters[guard]!, at.rules.counters[unit]!) &&
      !isNextToEnemy(at, unit) &&
      at.rules.mayConvert(at as never, unit),
  )
  const tried = fit.filter((unit) => !isUntried(at, unit))
  return tried.length > 0 ? tried : fit
}

/** Why a Guards unit may not take the place of this one; null if it may (8.11). */
export function judgeConversion(at: Situation, guard: CounterId, unit: CounterId): Refusal | null {
  if (!guardsDue(at).includes(guard)) return no('PM 8.11', 'guard-not-due', { unit: guard })
  if (convertible(at, guard).includes(unit)) return null
  const hex = hexOf(at, unit)
  return no('PM 8.11', 'not-convertible', { unit, guard }, hex ? [hex] : [])
}
