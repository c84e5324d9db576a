import { defineGame } from '@/lib/wargame/define-game'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { chronicleUnder } from './events'
import { type Rules, rules } from './in-force'
import { layersUnder } from './knowledge'
import { type Order, orders } from './orders'
import { standing } from './standing/orders'
import { dueStep } from './state'
import { steps } from './steps'
import type { Avd } from './world'

/** The rule set with these rules in force: those of this edition, or of one that extends it. */
export const rulesetUnder = (inForce: Rules): RuleSet<Avd> => ({
  rules: inForce,
  layers: layersUnder(inForce),
  due: dueStep,
  orders,
  steps,
  chronicle: chronicleUnder(inForce),
  over: 'AVD 16.1',
  isBusy: ({ battle }) => battle !== null,
  proxy: standing.proxy,
})

/** The rules of A Victory Denied. */
export const ruleset = rulesetUnder(rules)

export const { awaits, check, legal, decide, evolve, tell, isFirm } = defineGame<Avd, Order>(ruleset)
