import { attackersLeft, defendersLeft } from '@/lib/wargame/attack'
import { grouped } from '@/lib/wargame/pools'
import type { Situation } from '../situation'
import { type Battle, type CounterId, counterOf, type Side } from '../state'
import { stepsOf } from './02-units'
import { listed } from './limits'

/** A rule that says who of some units may lose the next step, in place of all of them. */
export type LossRule = (
  at: Situation,
  battle: Battle,
  side: Side,
  units: readonly CounterId[],
) => readonly CounterId[]

/** Units of a side in the battle that are still there. */
export const involved = (at: Situation, battle: Battle, side: Side): CounterId[] =>
  side === battle.side ? attackersLeft(at, battle) : defendersLeft(at, battle)

/** Steps that a side still has in the battle. */
export const stepsLeft = (at: Situation, battle: Battle, side: Side): number =>
  involved(at, battle, side).reduce((sum, unit) => sum + stepsOf(at, unit), 0)

/** Units that may lose the next step: any of them, but for rules that say otherwise (14.35). */
export const payers = (at: Situation, battle: Battle, side: Side): readonly CounterId[] =>
  listed<LossRule>(at.rules.lossRules).reduce<readonly CounterId[]>(
    (units, rule) => rule(at, battle, side, units),
    involved(at, battle, side),
  )

/** One of each kind of unit that may pay: those that are alike in print and in steps are as good as each other. */
export function choices(at: Situation, units: readonly CounterId[]): CounterId[] {
  const kindOf = (unit: CounterId): string => {
    const { type, face, values, nation } = at.rules.counters[unit]!
    const { lost, tried, at: hex } = counterOf(at.open, unit)
    return JSON.stringify([type, face, tried, nation, values, lost, hex])
  }
  return [...grouped(units, kindOf).values()].map(([unit]) => unit!)
}
