import 'server-only'

/**
 * Glicko-2, as Mark Glickman publishes it ("Example of the Glicko-2 system", 2012): how strong a player is, how far that
 * is known, and how steady it is. The steps are numbered as there. No library: those there are keep the players of a
 * whole league themselves, and here each account keeps its own figures.
 */
export interface Strength {
  /** On the usual scale, where a newcomer has 1500. */
  readonly rating: number
  /** The spread: with 95 of 100 his strength lies within twice this of his rating. */
  readonly spread: number
  readonly volatility: number
}
/** One game against somebody: 1 won, 0.5 drawn, 0 lost. */
export interface Scored extends Pick<Strength, 'rating' | 'spread'> {
  readonly score: number
}

export const NEWCOMER: Strength = { rating: 1500, spread: 350, volatility: 0.06 }

/** How much the volatility may change; 0.3 to 1.2 are said to be sensible. */
const TAU = 0.5
const SCALE = 173.7178
const CLOSE = 0.000001

/** What a player is rated after the games of one period (steps 2 to 8); without games his spread alone grows. */
export function rated(before: Strength, games: readonly Scored[]): Strength {
  const mu = (before.rating - NEWCOMER.rating) / SCALE
  const phi = before.spread / SCALE
  if (games.length === 0) return grown(before, 1)
  const others = games.map(({ rating, spread, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (spread / SCALE) ** 2) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - NEWCOMER.rating) / SCALE)))
    return { g, expected, score }
  })
  const v = 1 / others.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0)
  const gain = others.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0)
  const volatility = volatilityAfter(before.volatility, phi, v, v * gain)
  const spread = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v)
  return {
    rating: (mu + spread ** 2 * gain) * SCALE + NEWCOMER.rating,
    spread: Math.min(NEWCOMER.spread, spread * SCALE),
    volatility,
  }
}

/** The same player after so many periods, or parts of one, in which he did not play (step 6). */
export const grown = (before: Strength, periods: number): Strength => ({
  ...before,
  spread: Math.min(
    NEWCOMER.spread,
    Math.sqrt((before.spread / SCALE) ** 2 + periods * before.volatility ** 2) * SCALE,
  ),
})

/** Step 5: the zero of `f` between two bounds that close in on it (Illinois algorithm). */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number) => {
    const e = Math.exp(x)
    const sum = phi ** 2 + v + e
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2
  }
  let low = a
  let high = Math.log(delta ** 2 - phi ** 2 - v)
  if (!(delta ** 2 > phi ** 2 + v)) {
    let k = 1
    while (f(a - k * TAU) < 0) k += 1
    high = a - k * TAU
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [next, atNext]
  }
  return Math.exp(low / 2)
}
