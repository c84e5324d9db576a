import type { Refusal } from '@/lib/kernel/decision'
import { attackersLeft } from '@/lib/wargame/attack'
import { countersAt } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { CounterId } from '../state'
import { no } from '../world'
import { crowdRefusal } from './06-stacking'

/** Attackers that may go into the hex that they have cleared (14.39). */
export function mayAdvance(at: Situation): CounterId[] {
  const { battle } = at.open
  return battle && countersAt(at, battle.target).length === 0 ? attackersLeft(at, battle) : []
}

/** Why these units may not advance; null if they may (14.39, 6.1). */
export function judgeAdvance(at: Situation, units: readonly CounterId[]): Refusal | null {
  const { target } = at.open.battle!
  const stranger = units.find((unit) => !mayAdvance(at).includes(unit))
  if (stranger !== undefined) return no('PM 14.39', 'advance-not-involved', { unit: stranger }, [target])
  if (new Set(units).size < units.length) return no('PM 14.39', 'named-twice')
  return crowdRefusal(at, units, [], target)
}
