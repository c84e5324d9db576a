import { defineGame } from '@/lib/wargame/define-game'
import { rulesetOf } from '@/lib/wargame/halves'
import { chronicleUnder } from './events'
import { figures, type Rules } from './in-force'
import { type Order, orders } from './orders'
import { attacker, prizes } from './rules/04-victory'
import { units } from './rules/06-stacking'
import { foreignCountry, groundPrice } from './rules/12-costs'
import { city, hills, largeTown, marsh, river, strait } from './rules/14-shifts'
import type { Situation } from './situation'
import { standing } from './standing/orders'
import type { Table } from './state'
import { steps } from './steps'
import type { Proud } from './world'

/** The beginner's level: all rules that the book does not set aside for later games. */
export const rules: Rules = {
  ...figures,
  level: 'beginner',
  stacking: { units },
  shifts: { hills, river, strait, largeTown, city },
  ...{ thrownShifts: {}, factors: {}, defences: {}, support: {}, defenceHalvings: {} },
  halvings: { marsh },
  roundsDown: () => false,
  ...{ movement: {}, mayEnter: () => true, takesAround: () => true, entryBars: {} },
  ...{ groundPrice, rests: {} },
  hexside: (_at, lies) => lies,
  ...{ roads: () => null, season: () => [], stores: () => [] },
  ...{ company: {}, bars: { foreignCountry }, halts: {}, mayAttackNow: {}, targetBars: {}, attackBars: {} },
  ...{ defenders: (_at: never, units: string[]) => units, mayConvert: () => true },
  lossRules: {},
  ...{ prizes, attacker, attackPrize: () => 0 },
}

/** A table under the rules of this edition and level. */
export const on = (open: Table): Situation => ({ rules, open })

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
