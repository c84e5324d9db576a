import { on } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { View } from '@/lib/games/proud-monster/view'

/** What questions of the rules are asked of. */
export const situation = ({ table }: View): Situation => on(table)
