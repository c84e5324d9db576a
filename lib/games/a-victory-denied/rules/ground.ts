import { enterCost } from '../data/charts'
import { hasRoad, isBridged, POCKET, RIVERS, riverBetween, roadBetween } from '../data/map'
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
export const around = new Int16Array(6 * hexes.length).fill(-1)
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

const bits = new Map<string, number>()
const majors = RIVERS.map(({ sides }) => sides.filter((side) => side.class === 'major'))
majors
  .filter((sides) => sides.length > 0)
  .forEach((sides, n) => {
    for (const { a, b } of sides) bits.set(a + b, 1 << n).set(b + a, 1 << n)
  })

hexes.forEach((hex, i) => {
  footCost[i] = enterCost(hex, false)
  motorCost[i] = enterCost(hex, true)
  pocket[i] = POCKET.has(hex) ? 1 : 0
  roads[i] = hasRoad(hex) ? 1 : 0
  board.neighbours(hex).forEach((next, slot) => {
    const river = riverBetween(hex, next)
    // A river hexside crossed by a road is bridged (2.1.3).
    const open = river !== undefined && !isBridged(hex, next)
    around[6 * i + slot] = numberOf(next)
    majorRivers[6 * i + slot] = bits.get(hex + next) ?? 0
    banks[i]! |= majorRivers[6 * i + slot]!
    hexsides[6 * i + slot] =
      (river === 'minor' && open ? UNBRIDGED_MINOR : 0) |
      (river === 'major' ? MAJOR : 0) |
      (river === 'major' && open ? UNBRIDGED_MAJOR : 0) |
      (roadBetween(hex, next) ? ROAD : 0)
  })
})

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
