import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { countersAt, inBox } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Situation } from '../situation'
import { HAND, type Hex, type Side } from '../state'
import { no } from '../world'
import { scenarioOf } from './03-control'
import { sovietHexes, zoneOf } from './03-set-up'

/** What a lawful set-up lacks: units in hexes of which one must be manned, or in a column (3.3, 3.4). */
interface Gap {
  readonly hexes: readonly Hex[]
  readonly lacks: number
  readonly refusal: Refusal
}

/** Hexes of each column of the interior zone, from west to east (3.4). */
const columnsOf = cached(
  ({ rules }: Situation) => rules.board,
  (at) =>
    [
      ...grouped(
        [...sovietHexes(at)].filter((hex) => zoneOf(at, hex) === 'interior'),
        at.rules.setUp.columnOf,
      ),
    ].sort(([a], [b]) => a - b),
  (at) => [at.open.scenario, ...at.rules.season(at as never)],
)

/** What the Soviet set-up lacks, from west to east; the German one lacks nothing that a move of it could take (3.3, 3.4). */
export function gapsOf(at: Situation, side: Side): Gap[] {
  if (side === 'german' || !scenarioOf(at).mayArrange) return []
  const { garrisons, unitsInAColumn } = at.rules.setUp
  const isEmpty = (hex: Hex) => countersAt(at, hex).length === 0
  const bare = (hex: Hex, cite: 'PM 3.3' | 'PM 3.4', hexes: readonly Hex[] = [hex]): Gap => ({
    ...{ hexes, lacks: 1 },
    refusal: no(cite, 'set-up-bare', { hex }, [hex]),
  })
  const border = garrisons.every.filter(isEmpty).map((hex) => bare(hex, 'PM 3.3'))
  const others = garrisons.other.flatMap((hex, i) => {
    const before = garrisons.other[i - 1]
    return before && isEmpty(hex) && isEmpty(before) ? [bare(hex, 'PM 3.3', [before, hex])] : []
  })
  const places = at.rules.places
    .filter(({ hex, kind }) => (kind === 'city' || kind === 'large') && isEmpty(hex))
    .filter(({ hex }) => sovietHexes(at).has(hex))
    .map(({ hex }) => bare(hex, zoneOf(at, hex) === 'interior' ? 'PM 3.4' : 'PM 3.3'))
  const columns = columnsOf(at).flatMap(([column, hexes]) => {
    const count = hexes.reduce((sum, hex) => sum + countersAt(at, hex).length, 0)
    const lacks = unitsInAColumn - count
    const gaps = { column, count, most: unitsInAColumn }
    return lacks > 0 ? [{ hexes, lacks, refusal: no('PM 3.4', 'set-up-column', gaps, hexes) }] : []
  })
  return [...border, ...others, ...places, ...columns]
}

/** How many units lack in all (3.3, 3.4). */
export const lackOf = (at: Situation, side: Side): number =>
  gapsOf(at, side).reduce((sum, { lacks }) => sum + lacks, 0)

/** Why a side has not done yet: something must be manned, or somebody is in hand; null: it has (3.3, 3.4, 3.7). */
export function unfinished(at: Situation, side: Side): Refusal | null {
  const [gap] = gapsOf(at, side)
  if (gap) return gap.refusal
  const n = inBox(at, HAND, side).length
  return n > 0 ? no(side === 'soviet' ? 'PM 3.4' : 'PM 3.7', 'set-up-in-hand', { n }) : null
}
