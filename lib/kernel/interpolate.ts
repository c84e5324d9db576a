/** What fills a gap of a sentence. */
export type Params = Readonly<Record<string, string | number>>

/** Turns the value of a gap into words of the reader's language. */
export type TellGap = (gap: string, value: string | number) => string

const GAP = /\{(\w+)(?:\|([^|}]*)\|([^|}]*)(?:\|([^|}]*))?)?\}/g

/**
 * Fills the gaps of a sentence: `{n}` is the value, `{n|unit|units}` the word that goes with 1 or with another
 * number, `{n|a unit|# units|nobody}` the same with the number in its words, and those that go with 0. A gap without a
 * value is shown as it stands, so that nothing is ever blank.
 */
export function interpolate(
  template: string,
  params: Params,
  tell: TellGap = (_gap, value) => String(value),
): string {
  return template.replace(GAP, (whole, gap: string, one?: string, other?: string, none = other) => {
    const value = params[gap]
    if (value === undefined) return whole
    const words = [none, one][Number(value)] ?? other
    if (words !== undefined) return words.replace('#', String(value))
    // A hyphen is no minus, and breaks off at the end of a line.
    return typeof value === 'number' && value < 0 ? `−${tell(gap, -value)}` : tell(gap, value)
  })
}

/** The names of a sentence's gaps, each once. */
export const gapsOf = (template: string): string[] =>
  [...new Set(Array.from(template.matchAll(GAP), ([, gap]) => gap!))].sort()
