import { defineGame } from '@/lib/wargame/define-game'
import { rulesetOf } from '@/lib/wargame/halves'
import { chronicleUnder } from './events'
import { type Rules, rules } from './in-force'
import { ownUnder } from './knowledge'
import { type Order, orders } from './orders'
import { standing } from './standing/orders'
import { steps } from './steps'
import type { Avd } from './world'

/** The rule set with these rules in force: those of this edition, or of one that extends it. */
export const rulesetUnder = (inForce: Rules) =>
  rulesetOf<Avd>({
    ...{ rules: inForce, orders, steps, standing },
    chronicle: chronicleUnder(inForce),
    over: 'AVD 16.1',
    own: ownUnder(inForce),
    stepGaps: ['chit', 'unit', 'hq', 'left', 'points'],
  })

/** The rules of A Victory Denied. */
export const ruleset = rulesetUnder(rules)

export const { awaits, check, legal, decide, evolve, tell, isFirm } = defineGame<Avd, Order>(ruleset)
