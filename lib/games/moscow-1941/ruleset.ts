import { defineGame } from '@/lib/wargame/define-game'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { chronicleUnder } from './events'
import { type Rules, rules } from './in-force'
import { layers } from './knowledge'
import { type Order, orders } from './orders'
import { standing } from './standing/orders'
import { dueStep } from './state'
import { steps } from './steps'
import type { Moscow } from './world'

/** The rule set with these rules in force: those of this edition, or of one that extends it. */
export const rulesetUnder = (inForce: Rules): RuleSet<Moscow> => ({
  rules: inForce,
  layers,
  due: dueStep,
  orders,
  steps,
  chronicle: chronicleUnder(inForce),
  over: 'MOS 81',
  isBusy: ({ battle }) => battle !== null,
  proxy: standing.proxy,
})

/** The rules of Moscow 1941. */
export const ruleset = rulesetUnder(rules)

export const { awaits, check, legal, decide, evolve, tell, isFirm } = defineGame<Moscow, Order>(ruleset)
