/*
 * Hints that a newcomer has been given, as a device and an account keep them: their names in a row, with `OFF` among them where
 * none is wanted. What a device has yet to tell is a row of changes: a name for a hint that has been given, and three words
 * that no hint is called by.
 */

/** No hint is wanted. */
export const OFF = 'off'
/** They are wanted again, as far as they were not given. */
export const ON = 'on'
/** All are to be given anew. */
export const ANEW = 'anew'

/** How a hint may be called. */
export const HINT = /^[A-Za-z0-9/-]{1,60}$/
/** So many are kept: more than there are, fewer than would be a burden. */
export const MOST_HINTS = 200

export const hintsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean)

/** What is kept once some changes are made to it, one after the other; made twice they change nothing more. */
export function withHints(kept: readonly string[], changes: readonly string[]): readonly string[] {
  const list = new Set(kept)
  for (const change of changes) {
    if (change === ANEW) list.clear()
    else if (change === ON) list.delete(OFF)
    else if (list.size < MOST_HINTS) list.add(change)
  }
  return [...list]
}

/** What was to be told, and what is to be told besides: of what is said twice the last. */
export const changesWith = (before: readonly string[], change: string): readonly string[] =>
  change === ANEW ? [ANEW] : [...before.filter((one) => one !== change), change]
