import { cached } from '@/lib/wargame/cached'
import { sideAt } from '@/lib/wargame/occupancy'
import { bound } from '../rules/02-units'
import { type Fight, isBlind, type Odds, oddsRange, ratioText, resolutionOf } from '../rules/14-odds'
import { listed } from '../rules/limits'
import type { Situation as BeginnerSituation } from '../situation'
import { isSeveral } from './fog'
import type { Situation } from './situation'
import { roomOf, weightOf } from './stacking'
import { type CounterId, opponent, type Side } from './state'
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

/** Units of a side that lie where nobody else sees them: the least in defence first, and the most. */
const unseen = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Readonly<Record<'least' | 'most', readonly CounterId[]>> => {
    const { counters } = at.open
    const units = Object.keys(counters).filter(
      (unit) => counters[unit]!.at === 'covered' && at.rules.counters[unit]!.side === side,
    )
    const ranked = (which: 'least' | 'most', sign: number) => {
      const valuesOf = bound(at as unknown as BeginnerSituation, units, which, 'defence')
      const defences = units.map((unit) => [unit, sign * valuesOf(unit).defence] as const)
      return defences.sort(([, a], [, b]) => a - b).map(([unit]) => unit)
    }
    return { least: ranked('least', 1), most: ranked('most', -1) }
  },
)

/** Who may lie beneath the one that is seen. */
type Beneath = Readonly<Record<'least' | 'most', readonly CounterId[]>>

/**
 * Who may lie beneath the one that is seen: at the least one, and as many as there is room for; null: nobody does (14.7). No
 * more than nobody sees at all, less one for each other stack.
 */
function beneath(at: Situation, { side, target, defenders }: Fight): Beneath | null {
  if (!isSeveral(at.open, target)) return null
  let room = roomOf(at, target) - defenders.reduce((sum, unit) => sum + weightOf(at, unit), 0)
  const enemy = opponent(side)
  const { least, most } = unseen(at, enemy)
  const stacks = at.open.several.filter((hex) => sideAt(at, hex) === enemy).length
  let spare = most.length - stacks + 1
  const fitting = most.filter((unit) => {
    const weight = weightOf(at, unit)
    const fits = spare > 0 && weight <= room
    if (fits) {
      room -= weight
      spare -= 1
    }
    return fits
  })
  return { least: least.slice(0, 1), most: fitting }
}

/** Odds against a stack of which only the top is seen, and beneath it one unit or as many as so many (14.7). */
const uncovered = ({ ladder: [first, ...rungs], ...odds }: Odds, { most }: Beneath): Odds => ({
  ...odds,
  ladder: [
    first!,
    {
      ...first!,
      cite: 'PM 14.7',
      key: most.length > 1 ? 'odds-covered' : 'odds-covered-one',
      params: { ...first!.params, more: `1–${most.length}` },
    },
    ...rungs,
  ],
})

/**
 * The least and the most that a fight may come to by what its viewer sees; `isOpen`: they are not the same (2.15, 9.6), or
 * more lie beneath the one that is seen (14.7); `isCounted`: no more is unknown than what is left in pools.
 */
export function foreseen(
  at: Situation,
  fight: Fight,
): { least: Odds; most: Odds; isOpen: boolean; isCounted: boolean } {
  const asked = at as unknown as BeginnerSituation
  const more = beneath(at, fight)
  const oddsWith = (which: 'least' | 'most'): Odds => {
    const units = more?.[which === 'least' ? 'most' : 'least'] ?? []
    const odds = oddsRange(asked, { ...fight, defenders: [...fight.defenders, ...units] })[which]
    return more ? uncovered(odds, more) : odds
  }
  const thrown = attenuation(at, fight)
  return {
    least: shifted(at, oddsWith('least'), thrown?.[1]),
    most: shifted(at, oddsWith('most'), thrown?.[0]),
    isOpen: thrown !== null || more !== null || isBlind(asked, fight),
    isCounted: thrown === null && more === null,
  }
}

/** The same of the units that are named alone: what a staff reckons with. */
export function foreseenOfSeen(at: Situation, fight: Fight): { least: Odds; most: Odds } {
  const { least, most } = oddsRange(at as unknown as BeginnerSituation, fight)
  const thrown = attenuation(at, fight)
  return { least: shifted(at, least, thrown?.[1]), most: shifted(at, most, thrown?.[0]) }
}

type ReadAs = (at: Situation, fight: Fight, printed: string) => string

/** A printed result as it counts: siege artillery may raise it (14.41). */
export const resultSeen = (at: Situation, fight: Fight, printed: string): string =>
  listed<ReadAs>(at.rules.results).reduce((read, rule) => rule(at, fight, read), printed)
