import { defineGame } from '@/lib/wargame/define-game'
import { rulesetOf } from '@/lib/wargame/halves'
import { chronicleUnder } from './events'
import { type Rules, rules } from './in-force'
import { type Order, orders } from './orders'
import { standing } from './standing/orders'
import { steps } from './steps'
import type { Proud } from './world'

/** The rule set with these rules in force: those of this edition and level, or of one that extends it. */
export const rulesetUnder = (inForce: Rules) =>
  rulesetOf<Proud>({
    ...{ rules: inForce, orders, steps, standing },
    chronicle: chronicleUnder(inForce),
    over: 'PM 4.5',
    stepGaps: ['couplet'],
    gaps: ({ couplet }) => ({ couplet }),
  })

/** The rules of Proud Monster at the beginner's level. */
export const ruleset = rulesetUnder(rules)

export const { awaits, check, legal, decide, domain, evolve, tell, isFirm } = defineGame<Proud, Order>(
  ruleset,
)
