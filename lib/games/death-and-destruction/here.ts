import type { Situation } from './situation'

/** What a rule is asked of that stands in a table of the parent: here it is always the whole of these rules. */
export const here = (at: { readonly rules: object; readonly open: object }): Situation => at as Situation
