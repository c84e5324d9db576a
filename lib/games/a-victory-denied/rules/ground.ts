import { once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import type { Rules } from '../in-force'

/** What lies on a hexside. */
export const UNBRIDGED_MINOR = 1
export const MAJOR = 2
export const UNBRIDGED_MAJOR = 4
export const ROAD = 8

export type Ground = ReturnType<typeof groundOf>

/** The map as numbers, with all that matters to a march. */
export const groundOf = once((rules: Rules) => {
  const { terrainOf, terrainChart, pocket, roads, rivers } = rules
  const map = mapOf(rules)
  const { hexes } = map
  /** The sum of the flags above for each hexside. */
  const hexsides = map.sidesAlong(roads).map((road) => road * ROAD)
  /** Movement points to enter each hex, apart from rivers and zones (8.1.2). */
  const footCost = Uint8Array.from(hexes, (hex) => terrainChart[terrainOf(hex)].foot)
  const motorCost = Uint8Array.from(hexes, (hex) => terrainChart[terrainOf(hex)].motor)
  /** A bit for each major river: which of them flows along each hexside, and which each hex touches (8.1.3). */
  const majorRivers = new Uint8Array(6 * hexes.length)
  const banks = new Uint8Array(hexes.length)

  let bit = 1
  for (const { sides } of rivers) {
    for (const { a, b, class: river } of sides) {
      map.onBoth(a, b, (side, hex) => {
        // A river hexside crossed by a road is bridged (2.1.3).
        const open = (hexsides[side]! & ROAD) === 0
        hexsides[side]! |=
          river === 'minor' ? (open ? UNBRIDGED_MINOR : 0) : MAJOR | (open ? UNBRIDGED_MAJOR : 0)
        if (river === 'minor') return
        majorRivers[side] = bit
        banks[hex]! |= bit
      })
    }
    if (sides.some((side) => side.class === 'major')) bit <<= 1
  }
  return {
    ...map,
    hexsides,
    footCost,
    motorCost,
    majorRivers,
    banks,
    /** A supply line never crosses an unbridged major river (10.2.2): 1 for each such hexside. */
    barriers: hexsides.map((side) => (side & UNBRIDGED_MAJOR ? 1 : 0)),
    /** 1: a hex of the Minsk Pocket. */
    pocket: map.maskOf(pocket),
    /** 1: a road runs through the hex. */
    roads: map.maskOf(roads.flatMap((road) => road.hexes)),
  }
})
