import { plannerOf } from '@/components/wargame/offline/planner'
import { rules, rulesetUnder } from '@/lib/games/death-and-destruction/ruleset'

/** Plans by the rules of this game. */
export const planner = plannerOf(rulesetUnder(rules))
