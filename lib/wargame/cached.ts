/**
 * What follows from a rule set alone, such as its map as numbers: worked out once for each, so that none is ever given
 * what belongs to another.
 */
export function once<Rules extends object, Value extends object>(
  make: (rules: Rules) => Value,
): (rules: Rules) => Value {
  const made = new WeakMap<object, Value>()
  return (rules) => {
    const known = made.get(rules)
    if (known) return known
    const value = make(rules)
    made.set(rules, value)
    return value
  }
}

/**
 * A question that is worked out once for each rule set and for each of what is asked, as long as a part of what it is
 * asked of stays the same object (parts of a state never change), and whatever `also` names is the same.
 */
export function cached<At extends { readonly rules: object }, Answer, Ask = void>(
  part: (at: At) => object,
  find: (at: At, ask: Ask) => Answer,
  also?: (at: At, ask: Ask) => readonly unknown[],
): (at: At, ask: Ask) => Answer {
  type Known = { readonly answer: Answer; readonly also: readonly unknown[] | undefined }
  const knownUnder = once((_rules: object) => new WeakMap<object, Map<Ask, Known>>())
  return (at, ask) => {
    const known = knownUnder(at.rules)
    const lives = part(at)
    let answers = known.get(lives)
    if (!answers) {
      answers = new Map()
      known.set(lives, answers)
    }
    const now = also?.(at, ask)
    const found = answers.get(ask)
    if (found && (!now || now.every((one, i) => one === found.also![i]))) return found.answer
    const answer = find(at, ask)
    answers.set(ask, { answer, also: now })
    return answer
  }
}

/** What follows from a text alone, worked out once as long as no more than `most` others have been asked for since. */
export function lately<Answer extends object>(
  most: number,
  find: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answer = known.get(text) ?? find(text)
    // The one asked for last comes last, and the first is let go.
    known.delete(text)
    known.set(text, answer)
    if (known.size > most) known.delete(known.keys().next().value!)
    return answer
  }
}
