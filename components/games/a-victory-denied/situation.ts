import { on, type Situation } from '@/lib/games/a-victory-denied/situation'
import type { View } from '@/lib/games/a-victory-denied/view'

/** What questions of the rules are asked of. */
export const situation = ({ table }: View): Situation => on(table)
