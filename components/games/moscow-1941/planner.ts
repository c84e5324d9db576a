import { plannerOf } from '@/components/wargame/offline/planner'
import { ruleset } from '@/lib/games/moscow-1941/ruleset'

export const plan = plannerOf(ruleset)
