import type { Refusal } from '@/lib/kernel/decision'
import type { Situation } from '../situation'
import { type CounterId, counterOf } from '../state'
import { no } from '../world'
import { stepsIn } from './08-units'

/** Steps that may still go into the reserve or out of it in this turn (8.34). */
const flowLeft = (at: Situation): number =>
  (at.rules.rvgkSteps(at.open.turn) ?? Number.POSITIVE_INFINITY) - at.open.reserve.used

/** Why so many steps do not go into the reserve or out of it any more; null if they do (8.34). */
export const flowRefusal = (at: Situation, units: readonly CounterId[]): Refusal | null =>
  stepsIn(at, units) <= flowLeft(at) ? null : no('DD 8.34', 'reserve-flow', { count: flowLeft(at) })

/** Why these units do not come out of the reserve now; null if they do, or are not in it (8.34). */
export function comingOutRefusal(at: Situation, units: readonly CounterId[]): Refusal | null {
  const out = units.filter((unit) => counterOf(at.open, unit).at === 'rvgk')
  const fresh = out.find((unit) => at.open.reserve.fresh.includes(unit))
  if (fresh !== undefined) return no('DD 8.34', 'reserve-fresh', { unit: fresh })
  return out.length > 0 ? flowRefusal(at, out) : null
}
