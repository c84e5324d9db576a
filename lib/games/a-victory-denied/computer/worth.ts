import { terrainShift } from '../data/charts'
import { VP_CHITS } from '../data/chits'
import { COUNTERS } from '../data/counters'
import { MOSCOW, POCKET, type Star, terrainOf, VICTORY_HEXES } from '../data/map'
import { strength } from '../rules/09-odds'
import { hexes, hexesBetween, numberOf } from '../rules/ground'
import { hexOf, inBox, onMapUnits } from '../rules/occupancy'
import { controllerOf } from '../rules/victory-hexes'
import { type CounterId, counterOf, type Hex, opponent, type Side, type Table } from '../state'
import { ringsAround } from './spread'

/*
 * Worths are in points of the final count, roughly: what a chit, a division or a hex changes in the difference of
 * both sides' sums. They are rules of thumb, tried in many games of the computer against itself.
 */

/** A hex that wins the game for whoever enters it (16.1). */
export const isPrize = (side: Side, hex: Hex): boolean =>
  side === 'german' ? MOSCOW.includes(hex) : POCKET.has(hex)
export const PRIZE = 60

/** What it changes if a Victory Hex goes to the other side: one has the chit, the other has not. */
export function chitWorth(table: Table, hex: Hex): number {
  const star = VICTORY_HEXES[hex]
  if (!star) return 0
  const face = table.vpOnMap[hex]
  return typeof face === 'number' ? 2.5 * face : star === 'major' ? 10 : 5
}

/** What a side gains by entering this hex: a chit, or the game. */
export function entryWorth(table: Table, side: Side, hex: Hex): number {
  if (isPrize(side, hex)) return PRIZE
  return controllerOf(table, hex) === opponent(side) ? chitWorth(table, hex) : 0
}

/** What its owner loses with the next step of a unit. */
export function stepWorth(table: Table, unit: CounterId, reduced = counterOf(table, unit).reduced): number {
  const { side, motorized, colour, steps } = COUNTERS[unit]!
  const last = reduced || steps === 1
  if (side === 'german') {
    if (motorized) return last ? 7 : 2.2
    return last ? 2 : 1.2
  }
  // An isolated unit never comes back; others can be bought again for a point (9.4.2).
  const forGood = counterOf(table, unit).isolated || colour === 'star' || colour === 'pvo'
  return (last ? 1.2 : 0.8) + (colour === 'red' || colour === 'star' ? 0.4 : 0) + (forGood && last ? 0.5 : 0)
}

/** What all of a unit is worth to its owner. */
export const unitWorth = (table: Table, unit: CounterId): number =>
  counterOf(table, unit).reduced || COUNTERS[unit]!.steps === 1
    ? stepWorth(table, unit)
    : stepWorth(table, unit) + stepWorth(table, unit, true)

const mean = (star: Star): number => {
  const chits = Object.values(VP_CHITS).filter(({ kind }) => kind === star)
  return chits.reduce((sum, { value }) => sum + value, 0) / chits.length
}
const MEAN = { minor: mean('minor'), major: mean('major') } as const
const PER_MOTORIZED = 4

/** Points by which the German leads if the game ends now and by 16.3.2, as far as anybody can count them. */
export function germanLead(table: Table): number {
  const { vpGerman } = table
  const sum = Object.values(VP_CHITS).reduce((total, { value }) => total + value, 0)
  const german = vpGerman.minor * MEAN.minor + vpGerman.major * MEAN.major
  return german - (sum - german) - PER_MOTORIZED * inBox(table, 'eliminated').length
}

/** How much of an attack is to be feared at each distance, by who attacks. */
const REACH_OF_FEAR = {
  panzers: [1, 1, 1, 0.8, 0.6, 0.4, 0.25],
  march: [1, 1, 0.7, 0.4, 0.2, 0, 0],
  mechanized: [1, 1, 0.8, 0.6, 0.4, 0.2, 0],
} as const

/** Only some of those who could attack will be activated in time. */
const ACTIVATED = 0.6

const fears = new WeakMap<Table['counters'], Partial<Record<Side, Float32Array>>>()

/** Attack strength that a side could bring against each hex, by number. */
export function pressure(table: Table, side: Side): Float32Array {
  const known = fears.get(table.counters) ?? {}
  fears.set(table.counters, known)
  const found = known[side]
  if (found) return found
  const sum = new Float32Array(hexes.length)
  for (const unit of onMapUnits(table, side)) {
    const { motorized, move } = COUNTERS[unit]!
    const { oos, isolated } = counterOf(table, unit)
    const attack = (ACTIVATED * strength(table, unit, 'attack')) / ((oos ? 2 : 1) * (isolated ? 2 : 1))
    const falls = motorized && side === 'german' ? 'panzers' : move > 5 ? 'mechanized' : 'march'
    ringsAround(numberOf(hexOf(table, unit)!)).forEach((ring, far) => {
      const part = attack * REACH_OF_FEAR[falls][far]!
      if (part > 0) for (const at of ring) sum[at]! += part
    })
  }
  known[side] = sum
  return sum
}

/** Defence that ground and town add, as a factor. */
const shelter = (hex: Hex): number => 1 + 0.4 * terrainShift(hex) + (terrainOf(hex) === 'clear' ? 0 : 0.1)

/** What these units together stand to lose in a hex under the enemy's pressure. */
export function risk(table: Table, units: readonly CounterId[], hex: Hex): number {
  if (units.length === 0) return 0
  const { side } = COUNTERS[units[0]!]!
  const press = pressure(table, opponent(side))[numberOf(hex)]!
  if (press === 0) return 0
  let defence = 0
  let stake = 0
  for (const unit of units) {
    defence += strength(table, unit, 'defence') / (counterOf(table, unit).isolated ? 2 : 1)
    stake += unitWorth(table, unit)
  }
  const ratio = press / Math.max(0.5, defence * shelter(hex))
  return stake * 0.5 * Math.min(1, Math.max(0, (ratio - 0.8) / 3))
}

const distances = new WeakMap<Table['counters'], Partial<Record<Side, Int16Array>>>()

/** Hexes from each hex to the nearest combat unit of a side; 99 if it has none. */
export function distanceTo(table: Table, side: Side): Int16Array {
  const known = distances.get(table.counters) ?? {}
  distances.set(table.counters, known)
  const found = known[side]
  if (found) return found
  const units = onMapUnits(table, side).map((unit) => numberOf(hexOf(table, unit)!))
  const far = new Int16Array(hexes.length)
  for (let i = 0; i < hexes.length; i += 1)
    far[i] = units.reduce((least, at) => Math.min(least, hexesBetween(i, at)), 99)
  known[side] = far
  return far
}
