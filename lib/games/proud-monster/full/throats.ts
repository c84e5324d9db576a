import { mapOf } from '@/lib/wargame/map'
import { held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Throat } from '@/lib/wargame/staff/facts'
import { throats } from '@/lib/wargame/staff/throats'
import type { Situation } from './situation'
import type { Hex, Side } from './state'
import { linesOf, type Tracer, tracerOf } from './supply'

/** true: who stands there has what he needs without a line over land (9.13, 9.17, 11.4). */
const needsNone = ({ rules }: Situation, hex: Hex): boolean =>
  rules.liesAtSea(hex) || rules.supplyPorts.includes(hex) || hex === rules.oranienbaum

/** Hexes on which the lines of these hexes hang, each with those that would have none (9.4). */
function hangingOn(at: Situation, tracer: Tracer, all: readonly Hex[]): ReadonlyMap<number, readonly Hex[]> {
  const map = mapOf(at.rules)
  const found = new Map<number, Hex[]>()
  const parts = linesOf(at, tracer).map((line) => {
    const ends = all.filter((hex) => line.serves(hex) && line.reached[map.numberOf(hex)] === 1)
    return { ends, by: throats(map, line, ends.map(map.numberOf)) }
  })
  for (const hex of all) {
    // Who has lines in two parts of the map loses all of them, or none.
    const own = parts.filter(({ ends }) => ends.includes(hex))
    const cuts = own.map(({ by }) =>
      [...by].flatMap(([throat, lost]) => (lost.includes(map.numberOf(hex)) ? throat : [])),
    )
    for (const throat of cuts[0] ?? [])
      if (cuts.every((some) => some.includes(throat))) found.set(throat, [...(found.get(throat) ?? []), hex])
  }
  return found
}

/**
 * Hexes in which nobody of a side stands, each with the units that are out of supply if an enemy comes into it, as lines
 * enter no hex of an enemy (9.4): nobody is in the way of his own.
 */
export function throatsOf(at: Situation, side: Side): readonly Throat[] {
  const { hexes } = mapOf(at.rules)
  const own = held(at, side)
  const found = new Map<number, string[]>()
  for (const [tracer, units] of grouped(onMapUnits(at, side), (unit) => tracerOf(at, unit))) {
    const stands = grouped(units, (unit) => hexOf(at, unit)!)
    const asked = [...stands.keys()].filter((hex) => !needsNone(at, hex))
    for (const [throat, lost] of hangingOn(at, tracer, asked))
      if (own[throat] === 0)
        found.set(throat, [...(found.get(throat) ?? []), ...lost.flatMap((hex) => stands.get(hex)!)])
  }
  return [...found].map(([hex, units]) => ({ hex: hexes[hex]!, units: units.sort() }))
}
