import type { Cite } from './decision'

/** The number that is printed in the book: `AVD 8.1.3a` is `AVD 8.1.3` there. Players are shown this one. */
export const printedCite = (cite: Cite): Cite => cite.replace(/(\d)[a-z]$/, '$1') as Cite

/** Where the rules page tells about a cite: `AVD 8.1.3a` is at `8.1.3`. */
export const ruleNumber = (cite: Cite): string => printedCite(cite).replace(/^\S+ /, '')
