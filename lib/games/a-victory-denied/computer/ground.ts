import { once } from '@/lib/wargame/cached'
import { type Going, makeInfluence } from '@/lib/wargame/computer/influence'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Rules } from '../in-force'
import { groundOf, UNBRIDGED_MAJOR, UNBRIDGED_MINOR } from '../rules/ground'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'

/** The number of a hex on the map of these rules. */
export const numberOf = ({ rules }: Situation, hex: Hex): number => groundOf(rules).numberOf(hex)

/** Where the combat units of a side stand, by hex number, but for some. */
export const unitHexes = (at: Situation, side: Side, but?: ReadonlySet<CounterId>): number[] =>
  onMapUnits(at, side).flatMap((unit) => (but?.has(unit) ? [] : [numberOf(at, hexOf(at, unit)!)]))

/** About what an unbridged major river costs: the rest of a march (8.1.3). */
const MAJOR_RIVER = 4

type Costs = Pick<Going, 'ground' | 'hexsides' | 'zonePoints' | 'shut'>

/** The map that the computer player knows by heart, and fields over it. */
export const fieldsOf = once((rules: Rules) => {
  const map = groundOf(rules)
  const { minorRiverCost, zocCost } = rules
  const { motorCost, footCost, pocket } = map
  /** Points that the river on each hexside costs. */
  const riverPoints = (minor: number) =>
    Uint8Array.from(map.hexsides, (side) =>
      side & UNBRIDGED_MINOR ? minor : side & UNBRIDGED_MAJOR ? MAJOR_RIVER : 0,
    )
  const zonePoints = zocCost.enter
  /** What ground, rivers and zones cost the mass of a side: the Germans go motorized, and never into the pocket. */
  const costs: Readonly<Record<Side, Costs>> = {
    german: { ground: motorCost, hexsides: riverPoints(minorRiverCost.motor), zonePoints, shut: pocket },
    soviet: { ground: footCost, hexsides: riverPoints(minorRiverCost.foot), zonePoints },
  }
  return { map, costs, ...makeInfluence(map) }
})
