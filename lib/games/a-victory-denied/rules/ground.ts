import { TERRAIN_CHART } from '../data/charts'
import { POCKET, RIVERS, ROADS, terrainOf } from '../data/map'
import { board } from '../geometry'
import type { Hex } from '../state'

/**
 * The map as numbers, so that searches over it cost next to nothing: hexes are counted from 0 in the order of
 * `board.hexes`, and hexside `slot` of hex `i` is entry `6 * i + slot`.
 */

/** What lies on a hexside. */
export const UNBRIDGED_MINOR = 1
export const MAJOR = 2
export const UNBRIDGED_MAJOR = 4
export const ROAD = 8

export const hexes: readonly Hex[] = board.hexes
const numbers = new Map<Hex, number>(hexes.map((hex, i) => [hex, i]))

/** The number of a hex of the map; -1 off the map. */
export const numberOf = (hex: Hex): number => numbers.get(hex) ?? -1

/** The hex on the other side of each hexside; -1 off the map. */
export const around = board.around()
/** The sum of the flags above for each hexside. */
export const hexsides = new Uint8Array(6 * hexes.length)
/** Movement points to enter each hex, apart from rivers and zones (8.1.2). */
export const footCost = new Uint8Array(hexes.length)
export const motorCost = new Uint8Array(hexes.length)
/** A bit for each major river: which of them flows along each hexside, and which each hex touches (8.1.3). */
export const majorRivers = new Uint8Array(6 * hexes.length)
export const banks = new Uint8Array(hexes.length)
/** 1: a hex of the Minsk Pocket. */
export const pocket = new Uint8Array(hexes.length)
/** 1: a road runs through the hex. */
export const roads = new Uint8Array(hexes.length)

hexes.forEach((hex, i) => {
  const { foot, motor } = TERRAIN_CHART[terrainOf(hex)]
  footCost[i] = foot
  motorCost[i] = motor
})
for (const hex of POCKET) pocket[numberOf(hex)] = 1

/** Does something for a hexside from both of its hexes; far quicker than to ask every hexside what lies on it. */
function onBoth(a: Hex, b: Hex, work: (side: number, hex: number) => void): void {
  const [from, to] = [numberOf(a), numberOf(b)]
  work(6 * from + slotTo(from, to), from)
  work(6 * to + slotTo(to, from), to)
}

for (const road of ROADS) {
  road.hexes.forEach((hex, i) => {
    roads[numberOf(hex)] = 1
    if (i > 0)
      onBoth(road.hexes[i - 1]!, hex, (side) => {
        hexsides[side]! |= ROAD
      })
  })
}
let bit = 1
for (const { sides } of RIVERS) {
  for (const { a, b, class: river } of sides) {
    onBoth(a, b, (side, hex) => {
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

/** Place of each hex on two of its three axes. */
const axisQ = new Int16Array(hexes.length)
const axisR = new Int16Array(hexes.length)
hexes.forEach((hex, i) => {
  const line = 50 - Number(hex.slice(0, 2))
  axisR[i] = line
  axisQ[i] = Number(hex.slice(2)) - Math.ceil(line / 2)
})

/** Hexes from one hex to another, both by number: the same as `board.distance`. */
export function hexesBetween(a: number, b: number): number {
  const q = axisQ[a]! - axisQ[b]!
  const r = axisR[a]! - axisR[b]!
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The slot (0 to 5) by which one goes from a hex to another; -1 if they are not adjacent. */
export function slotTo(from: number, to: number): number {
  for (let slot = 0; slot < 6; slot += 1) if (around[6 * from + slot] === to) return to < 0 ? -1 : slot
  return -1
}
