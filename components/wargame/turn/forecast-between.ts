import type { Forecast } from '../port'

const TO = '–'
/** Two figures of which the truth lies between, or the one that they are. */
export const rangeText = (a: string | number, b: string | number): string =>
  a === b ? String(a) : `${a}${TO}${b}`
/** Odds in favour of the attacker, as many to one, or so many and more. */
const TO_ONE = /^(\d+):1$/
/** From the least to the most: 3–5:1, and 3–8:1+ where that is more than any column. */
const oddsBetween = (a: string, b: string): string => {
  const least = a === b || a === '1:1' ? null : TO_ONE.exec(a)
  return rangeText(least ? least[1]! : a, b)
}

/** A fight of which not all is known, between the least and the most that it may come to. */
export function forecastBetween(least: Forecast, most: Forecast): Forecast {
  // Both ends are told in one sentence a step, so that they can stand side by side.
  const gaps = least.ladder.map(({ params }, n) =>
    Object.fromEntries(
      Object.entries(params).map(([gap, one]) => [gap, rangeText(one, most.ladder[n]!.params[gap]!)]),
    ),
  )
  const told = (end: Forecast): Forecast => ({
    ...end,
    ladder: end.ladder.map((rung, n) => ({ ...rung, params: gaps[n]! })),
  })
  return {
    ...least,
    text: oddsBetween(least.text!, most.text!),
    strengths: null,
    range: [told(least), told(most)],
  }
}

/** How likely each column is, and who loses more, from the share of each ratio and what is foretold of it. */
export function spreadFrom(
  shares: ReadonlyMap<number, number>,
  foretold: (ratio: number) => Forecast,
): NonNullable<Forecast['spread']> {
  const columns = new Map<string, number>()
  const harms = { attacker: 0, nobody: 0, defender: 0 }
  for (const [ratio, share] of shares) {
    const { text, chances } = foretold(ratio)
    columns.set(text!, (columns.get(text!) ?? 0) + share)
    for (const { hurts = 'nobody', ways, of } of chances) harms[hurts] += (share * ways) / of
  }
  return { columns: [...columns].map(([text, share]) => ({ text, share })), harms }
}
