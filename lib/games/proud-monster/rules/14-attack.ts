import type { Refusal } from '@/lib/kernel/decision'
import { attackRefusal } from '@/lib/wargame/attack'
import { combatUnitsAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Battle, type CounterId, counterOf, type Hex, opponent, type Side } from '../state'
import { no } from '../world'
import { SHUT, sideBetween } from './12-costs'
import { fightOf } from './14-odds'
import { firstOf } from './limits'

/** Who may take part in an attack (14.1, 14.4). */
export const ATTACK = { no, beside: 'PM 14.1', once: 'PM 14.4' } as const

/** Why a unit may not attack out of its hex, wherever the enemy is; null if it may (14.4). */
export const fighterRefusal = (at: Situation, unit: CounterId): Refusal | null =>
  counterOf(at.open, unit).fought
    ? no('PM 14.4', 'fought-already', { unit })
    : firstOf(at.rules.mayAttackNow, at, unit)

/** Why a unit may not attack a hex next to it: all of sea or lake lies between (17.9), or it is barred to it. */
export const nextRefusal = (at: Situation, unit: CounterId, from: Hex, target: Hex): Refusal | null =>
  sideBetween(at, from, target) === SHUT
    ? no('PM 17.9', 'across-water', { unit }, [from, target])
    : firstOf(at.rules.targetBars, at, unit, target)

/** Why a side may not make this attack now; null if it may (14.1 to 14.6). */
export const judgeAttack = (
  at: Situation,
  side: Side,
  target: Hex,
  attackers: readonly CounterId[],
): Refusal | null =>
  attackRefusal(at, side, target, attackers, {
    ...ATTACK,
    ofTarget: () =>
      defendersOf(at, side, target).some((unit) => counterOf(at.open, unit).fought)
        ? no('PM 14.4', 'attacked-already', { target }, [target])
        : null,
    ofNeighbour: (unit, from) => fighterRefusal(at, unit) ?? nextRefusal(at, unit, from, target),
  }) ?? firstOf(at.rules.attackBars, at, attackers)

/** Units that defend a hex together (14.2). */
const defendersOf = (at: Situation, side: Side, target: Hex): CounterId[] =>
  at.rules.defenders(at as never, combatUnitsAt(at, target, opponent(side)))

/** The battle that this attack would be. */
export const battleOf = (at: Situation, side: Side, target: Hex, units: readonly CounterId[]): Battle => ({
  ...fightOf(at, side, target, units, defendersOf(at, side, target)),
  result: null,
})

/** Hexes that may be attacked now, each with all units that could take part (14.3). */
export function attackTargets(at: Situation, side: Side): { target: Hex; attackers: CounterId[] }[] {
  const against = new Map<Hex, CounterId[]>()
  for (const unit of onMapUnits(at, side)) {
    if (fighterRefusal(at, unit)) continue
    const from = hexOf(at, unit)!
    for (const target of at.rules.board.neighbours(from)) {
      if (combatUnitsAt(at, target, opponent(side)).length === 0) continue
      if (defendersOf(at, side, target).some((one) => counterOf(at.open, one).fought)) continue
      if (nextRefusal(at, unit, from, target)) continue
      against.set(target, [...(against.get(target) ?? []), unit])
    }
  }
  return [...against]
    .map(([target, attackers]) => ({ target, attackers }))
    .sort((a, b) => (a.target < b.target ? -1 : 1))
}
