import type { Refusal } from '@/lib/kernel/decision'
import { once } from '@/lib/wargame/cached'
import { enemyAt } from '@/lib/wargame/occupancy'
import { brokenLimit, type StackRule } from '@/lib/wargame/stacking'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import type { Word } from '../words.en'
import { no } from '../world'
import { factorOf, isDispersed } from './units'

const limitsOf = once(({ counters, active }: Rules): readonly StackRule<Word>[] => {
  const isCorps = (id: CounterId) => (counters[id]!.size === 'division' ? 0 : 1)
  const isArmy = (id: CounterId) => (counters[id]!.size === 'army' ? 1 : 0)
  return [
    { cite: 'MOS 60', key: 'active-units', most: active.units, weight: () => 1 },
    { cite: 'MOS 60', key: 'active-corps', most: active.corps, weight: isCorps },
    { cite: 'MOS 60', key: 'active-armies', most: active.armies, weight: isArmy },
  ]
})

/** Why these units of one hex may not fight actively together (MOS-60); null if they may. */
export function activeRefusal({ rules }: Situation, units: readonly CounterId[]): Refusal | null {
  for (const [i, unit] of units.entries()) {
    const broken = brokenLimit(limitsOf(rules), unit, units.slice(0, i))
    if (broken) return no(broken.cite, broken.key, { unit })
  }
  return null
}

/** Those of a stack that defend actively: the strongest that may together, who is not dispersed first (MOS-60, MOS-61). */
export function activeOf(at: Situation, units: readonly CounterId[]): CounterId[] {
  const ranked = [...units].sort(
    (a, b) =>
      factorOf(at, b) - factorOf(at, a) ||
      Number(isDispersed(at, a)) - Number(isDispersed(at, b)) ||
      a.localeCompare(b),
  )
  const active: CounterId[] = []
  for (const unit of ranked) if (!brokenLimit(limitsOf(at.rules), unit, active)) active.push(unit)
  return active.sort()
}

/** Why a unit may not be in a hex: there is no limit but the enemy (MOS-60). */
export const stackRefusal = (at: Situation, unit: CounterId, hex: Hex): Refusal | null =>
  enemyAt(at, hex, at.rules.counters[unit]!.side) ? no('MOS 60', 'hex-of-enemy', { hex }, [hex]) : null
