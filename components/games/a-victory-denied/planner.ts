import { plannerOf } from '@/components/wargame/offline/planner'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'

export const plan = plannerOf(ruleset)
