/** Facts in a row with dots between; no line begins with a dot. */
export const dotted = (facts: readonly string[]): string => facts.join('\u00a0· ')
