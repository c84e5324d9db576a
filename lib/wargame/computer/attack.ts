import { mostWorth } from './choose'

/** What a game says of attacks from where units stand; worths are in points of its count. */
export interface AttackRules {
  /** What a unit counts in the attack. */
  strength(unit: string): number
  /** The part of it that comes to bear on a hex. */
  bears(unit: string, target: string): number
  /** What an attack of all these promises, with or without aircraft. */
  promises(target: string, attackers: readonly string[], byAir: boolean): number
  /** What each point of strength could do elsewhere. */
  readonly perStrength: number
  /** What a unit is the less of use against a hex for each other that it could attack. */
  readonly perOtherTarget: number
  /** What aircraft must add to be spent; null: there are none. */
  readonly airPrice: number | null
}

/** A hex, and the units that may attack it. */
export interface Target {
  readonly target: string
  readonly units: readonly string[]
}

export interface Attack {
  readonly target: string
  readonly attackers: readonly string[]
  readonly byAir: boolean
  readonly worth: number
}

/** Every way to attack a hex with the first of these units, the first two and so on. */
function attacksOn(rules: AttackRules, { target, units }: Target): Attack[] {
  const { strength, promises, perStrength, airPrice } = rules
  return units.flatMap((_last, n) => {
    const attackers = units.slice(0, n + 1)
    const sent = attackers.reduce((sum, unit) => sum + strength(unit), 0)
    return (airPrice === null ? [false] : [false, true]).map((byAir) => {
      const worth = promises(target, attackers, byAir) - perStrength * sent - (byAir ? airPrice! : 0)
      return { target, attackers, byAir, worth }
    })
  })
}

/**
 * The most promising attack now, with as many attackers as pay: the useful are sent first, those with other targets
 * last. Null if none is worth more than `least`.
 */
export function bestAttack(rules: AttackRules, targets: readonly Target[], least: number): Attack | null {
  const aims = new Map<string, number>()
  for (const { units } of targets) for (const unit of units) aims.set(unit, (aims.get(unit) ?? 0) + 1)
  const attacks = targets.flatMap(({ target, units }) => {
    const use = (unit: string) =>
      rules.strength(unit) * rules.bears(unit, target) - rules.perOtherTarget * (aims.get(unit)! - 1)
    const inTurn = [...units].sort((a, b) => use(b) - use(a) || a.localeCompare(b))
    return attacksOn(rules, { target, units: inTurn })
  })
  return mostWorth(attacks, least)
}
