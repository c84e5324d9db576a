import { defineGame } from '@/lib/wargame/define-game'
import { rulesetOf } from '@/lib/wargame/halves'
import { chronicleUnder } from './events'
import { type Rules, rules } from './in-force'
import { type Order, orders } from './orders'
import { standing } from './standing/orders'
import { steps } from './steps'
import type { Moscow } from './world'

/** The rule set with these rules in force: those of this edition, or of one that extends it. */
export const rulesetUnder = (inForce: Rules) =>
  rulesetOf<Moscow>({
    ...{ rules: inForce, orders, steps, standing },
    chronicle: chronicleUnder(inForce),
    over: 'MOS 81',
    stepGaps: ['unit'],
    gaps: ({ phase, points }) => ({ phase, points }),
  })

/** The rules of Moscow 1941. */
export const ruleset = rulesetUnder(rules)

export const { awaits, check, legal, decide, evolve, tell, isFirm } = defineGame<Moscow, Order>(ruleset)
