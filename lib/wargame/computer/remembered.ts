import { once } from '../cached'

/** How many answers are kept: those of both sides, and of a game that is tried beside another. */
const KEPT = 6

/**
 * What a computer player works out once and follows for many orders, such as where all units are to go in a phase: the
 * same for the same rules and the same question, which `keyOf` tells as a text.
 */
export function remembered<At extends { readonly rules: object }, Answer>(
  keyOf: (at: At) => string,
  find: (at: At) => Answer,
): (at: At) => Answer {
  const under = once((_rules: object) => new Map<string, Answer>())
  return (at) => {
    const known = under(at.rules)
    const key = keyOf(at)
    const found = known.get(key)
    if (found !== undefined) return found
    const answer = find(at)
    known.set(key, answer)
    for (const old of known.keys()) if (known.size > KEPT) known.delete(old)
    return answer
  }
}
