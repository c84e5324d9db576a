import { plannerOf } from '@/components/wargame/offline/planner'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'

/** How orders are previewed one after the other. */
export const planner = plannerOf(ruleset)
