import { on, type Situation } from '@/lib/games/moscow-1941/situation'
import type { View } from '@/lib/games/moscow-1941/view'

/** What questions of the rules are asked of. */
export const situation = ({ table }: View): Situation => on(table)
