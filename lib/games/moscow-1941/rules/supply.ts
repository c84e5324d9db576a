import { cached, once } from '@/lib/wargame/cached'
import { linkedGroups } from '@/lib/wargame/command'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { waysFrom } from '@/lib/wargame/search'
import { supplyUnder } from '@/lib/wargame/supply'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { overLake } from './movement'
import { isHeld } from './places'
import { isDispersed } from './units'
import { effectOf } from './weather'

/** Hexes from which some of these lines lead off an edge of the map. */
export const leadingOff = (lines: Rules['roads'], edge: string): Hex[] => [
  ...new Set(
    lines.flatMap(({ leadsOff }) => leadsOff.filter((exit) => exit.edge === edge).map(({ hex }) => hex)),
  ),
]

/** Where roads and railways come from the own side of the map; for the Soviet, Moscow is a source too (MOS-71, MOS-72). */
const sourcesOf = once(({ roads, rails, moscow }: Rules): Readonly<Record<Side, readonly Hex[]>> => {
  const ways = [...roads, ...rails]
  return { german: leadingOff(ways, 'west'), soviet: [...leadingOff(ways, 'east'), moscow] }
})

/** Hexsides crossed by a road or a railway, along which a line is of any length (MOS-71). */
const waysOf = once((rules: Rules) => mapOf(rules).sidesAlong([...rules.roads, ...rules.rails]))

/**
 * For each hex by number: 1 next to an enemy of a side who is not dispersed, unless an unfrozen lake lies between; no
 * supply and no train passes there but through friends (MOS-25).
 */
const watched = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Uint8Array => {
    const { board } = at.rules
    const map = mapOf(at.rules)
    const near = onMapUnits(at, opponent(side))
      .filter((unit) => !isDispersed(at, unit))
      .flatMap((unit) => {
        const from = hexOf(at, unit)!
        return board.neighbours(from).filter((hex) => !overLake(at, from, hex))
      })
    return map.maskOf(near)
  },
  ({ open }) => [open.turn],
)

const lines = supplyUnder<Situation>({
  // Moscow is a source as long as it is not German.
  sources: (at, side) =>
    sourcesOf(at.rules)[side].filter((hex) => hex !== at.rules.moscow || isHeld(at, side, hex)),
  also: ({ open }) => [open.turn, open.held],
  watched,
  ways: ({ rules }) => waysOf(rules),
})

/** For each hex by number: 1 where no supply and no train of a side passes (MOS-25). */
export const shutTo = lines.shutTo

/** true: Soviets are supplied here whatever stands around, in Moscow and Tula (MOS-51, MOS-72). */
const isProvided = ({ rules }: Situation, side: Side, hex: Hex): boolean =>
  side === 'soviet' && (hex === rules.moscow || hex === rules.tula)

/** Hexes that a supply line of a side may be long off roads and railways in this weather (MOS-71, MOS-73). */
export const lineOf = (at: Situation, side: Side): number => effectOf(at).supply[side]

/** true: a unit of this side in this hex is supplied over land now (MOS-71 to 75). */
export const isSupplied = (at: Situation, side: Side, hex: Hex): boolean =>
  isProvided(at, side, hex) || lines.hasSupplyLine(at, side, hex, lineOf(at, side))

/** true: a unit is supplied now where it stands, or would be in another hex: over land, or from the air (MOS-71 to 75, 78). */
export function hasSupply(at: Situation, unit: CounterId, hex: Hex | null = hexOf(at, unit)): boolean {
  if (at.open.resupplied.includes(unit)) return true
  return hex !== null && isSupplied(at, at.rules.counters[unit]!.side, hex)
}

/** A supply line from a hex to its source, by the fewest hexes off roads and railways; null where there is none, or none that short (MOS-71). */
export const supplyLine = (at: Situation, side: Side, hex: Hex): Hex[] | null =>
  lines.hasSupplyLine(at, side, hex, lineOf(at, side)) ? lines.supplyLine(at, side, hex) : null

/** true: a unit on the map is isolated: its line would be more than twice as long as it may (MOS-76). */
export function isIsolated(at: Situation, unit: CounterId): boolean {
  const hex = hexOf(at, unit)
  if (hex === null || at.open.resupplied.includes(unit)) return false
  const { side } = at.rules.counters[unit]!
  return (
    !isProvided(at, side, hex) && !lines.hasSupplyLine(at, side, hex, at.rules.isolation * lineOf(at, side))
  )
}

/** Isolated units of a side, together with those to whom a supply line can be drawn from them (MOS-77). */
export function isolatedGroups(at: Situation, side: Side): CounterId[][] {
  const shut = shutTo(at, side)
  const isolated = onMapUnits(at, side).filter((unit) => isIsolated(at, unit))
  const near = (hex: Hex) =>
    waysFrom(at.rules, [hex], lineOf(at, side), (_from, to) => (shut[to] === 0 ? 1 : null))
  return linkedGroups(isolated, (unit, left) =>
    [...near(hexOf(at, unit)!).keys()]
      .flatMap((hex) => combatUnitsAt(at, hex, side))
      .filter((other) => left.has(other)),
  ).map((group) => group.sort())
}
