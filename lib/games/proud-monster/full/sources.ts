import { sideAt } from '@/lib/wargame/occupancy'
import { scenarioOf } from '../rules/03-control'
import type { Situation } from './situation'
import { type CounterId, type Hex, opponent, type Side } from './state'

/** Every hex from which a side is supplied, whoever stands there (9.10, 9.11, or as a scenario has it). */
export function allSources(at: Situation, side: Side): readonly Hex[] {
  const { sources, isInPlay } = scenarioOf(at)
  if (sources) return sources[side]
  return at.rules.supplySources[side].filter(isInPlay)
}

/** true: a unit may be supplied from this source: Romanians and Hungarians only from their own country (9.11). */
export const mayTraceTo = (at: Situation, unit: CounterId, source: Hex): boolean =>
  isOpenTo(at, at.rules.counters[unit]!.nation, source)

/** The same of all units of a nation; where a scenario names its sources they are open to all. */
export function isOpenTo(at: Situation, nation: string, source: Hex): boolean {
  const country = COUNTRY[nation as keyof typeof COUNTRY]
  return country === undefined || scenarioOf(at).sources !== null || at.rules.zomo(source) === country
}
const COUNTRY = { romanian: 'romania', hungarian: 'hungary' } as const

/** Sources of a side that no enemy stands on (9.10, 9.11). */
export const sourcesOf = (at: Situation, side: Side): readonly Hex[] =>
  allSources(at, side).filter((hex) => sideAt(at, hex) !== opponent(side))
