import type { Situation as Whole } from '@/lib/games/proud-monster/full/situation'
import type { Situation as Beginners } from '@/lib/games/proud-monster/situation'
import type { Situation } from './situation'

/** What a rule is asked of that stands in a table of the parent: here it is always the whole of these rules. */
export const here = (at: { readonly rules: object; readonly open: object }): Situation => at as Situation

/** The same the other way round: of what a question of the parent is asked that holds here as well. */
export const asked = (at: Situation): Beginners & Whole => at as unknown as Beginners & Whole
