import { plannerOf } from '@/components/wargame/offline/planner'
import { ruleset } from '@/lib/games/proud-monster/ruleset'

export const plan = plannerOf(ruleset)
