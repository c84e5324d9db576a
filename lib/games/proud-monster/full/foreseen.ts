import { type Fight, isBlind, type Odds, oddsRange, ratioText, resolutionOf } from '../rules/14-odds'
import type { Situation as BeginnerSituation } from '../situation'
import type { Situation } from './situation'
import { attenuation } from './supply-turn'

/** Odds shifted to the left by the die of attenuated supply, last of all (9.6). */
function shifted(at: Situation, odds: Odds, shift: number | undefined): Odds {
  if (shift === undefined) return odds
  const ratio = odds.ratio - shift
  const params = { shift, ratio: ratioText(ratio) }
  const { column } = resolutionOf(at as unknown as BeginnerSituation, ratio)
  return {
    ...odds,
    ratio,
    ladder: [...odds.ladder, { cite: 'PM 9.6', key: 'odds-attenuated', params, column }],
  }
}

/** The least and the most that a fight may come to by what its viewer sees; `isOpen`: they are not the same (2.15, 9.6). */
export function foreseen(at: Situation, fight: Fight): { least: Odds; most: Odds; isOpen: boolean } {
  const asked = at as unknown as BeginnerSituation
  const { least, most } = oddsRange(asked, fight)
  const thrown = attenuation(at, fight)
  return {
    least: shifted(at, least, thrown?.[1]),
    most: shifted(at, most, thrown?.[0]),
    isOpen: thrown !== null || isBlind(asked, fight),
  }
}

type ReadAs = (at: Situation, fight: Fight, printed: string) => string

/** A printed result as it counts: siege artillery may raise it (14.41). */
export const resultSeen = (at: Situation, fight: Fight, printed: string): string =>
  Object.values(at.rules.results as Readonly<Record<string, ReadAs>>).reduce(
    (read, rule) => rule(at, fight, read),
    printed,
  )
