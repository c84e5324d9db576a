import { cached, once } from '@/lib/wargame/cached'
import { hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import type { Star } from '../data/map'
import type { Rules } from '../in-force'
import { strength } from '../rules/09-odds'
import { controllerOf } from '../rules/victory-hexes'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, opponent, type Side } from '../state'
import { fieldsOf, numberOf, unitHexes } from './ground'

/*
 * Worths are in points of the final count, roughly: what a chit, a division or a hex changes in the difference of
 * both sides' sums. They are rules of thumb, tried in many games of the computer against itself.
 */

/** A hex that wins the game for whoever enters it (16.1). */
export const isPrize = ({ rules }: Situation, side: Side, hex: Hex): boolean =>
  side === 'german' ? rules.moscow.includes(hex) : rules.pocket.has(hex)
export const PRIZE = 60

/** What it changes if a Victory Hex goes to the other side: one has the chit, the other has not. */
export function chitWorth({ rules, open }: Situation, hex: Hex): number {
  const star = rules.victoryHexes[hex]
  if (!star) return 0
  const face = open.vpOnMap[hex]
  return typeof face === 'number' ? 2.5 * face : star === 'major' ? 10 : 5
}

/** What a side gains by entering this hex: a chit, or the game. */
export function entryWorth(at: Situation, side: Side, hex: Hex): number {
  if (isPrize(at, side, hex)) return PRIZE
  return controllerOf(at, hex) === opponent(side) ? chitWorth(at, hex) : 0
}

/** What its owner loses with the next step of a unit. */
export function stepWorth(
  { rules, open }: Situation,
  unit: CounterId,
  reduced = counterOf(open, unit).reduced,
): number {
  const { side, motorized, colour, steps } = rules.counters[unit]!
  const last = reduced || steps === 1
  if (side === 'german') {
    if (motorized) return last ? 7 : 2.2
    return last ? 2 : 1.2
  }
  // An isolated unit never comes back; others can be bought again for a point (9.4.2).
  const forGood = counterOf(open, unit).isolated || colour === 'star' || colour === 'pvo'
  return (last ? 1.2 : 0.8) + (colour === 'red' || colour === 'star' ? 0.4 : 0) + (forGood && last ? 0.5 : 0)
}

/** What all of a unit is worth to its owner. */
export const unitWorth = (at: Situation, unit: CounterId): number =>
  counterOf(at.open, unit).reduced || at.rules.counters[unit]!.steps === 1
    ? stepWorth(at, unit)
    : stepWorth(at, unit) + stepWorth(at, unit, true)

/** What all VP chits come to, and one of each star on the average. */
const countOf = once(({ vpSets }: Rules) => {
  const chits = Object.values(vpSets.even)
  const sumOf = (some: typeof chits) => some.reduce((sum, { value }) => sum + value, 0)
  const mean = (star: Star) => {
    const alike = chits.filter(({ kind }) => kind === star)
    return sumOf(alike) / alike.length
  }
  return { sum: sumOf(chits), minor: mean('minor'), major: mean('major') }
})
const PER_MOTORIZED = 4

/** Points by which the German leads if the game ends now and by 16.3.2, as far as anybody can count them. */
export function germanLead(at: Situation): number {
  const { vpGerman } = at.open
  const { sum, minor, major } = countOf(at.rules)
  const german = vpGerman.minor * minor + vpGerman.major * major
  return german - (sum - german) - PER_MOTORIZED * inBox(at, 'eliminated').length
}

/** How much of an attack is to be feared at each distance, by who attacks. */
const REACH_OF_FEAR = {
  panzers: [1, 1, 1, 0.8, 0.6, 0.4, 0.25],
  march: [1, 1, 0.7, 0.4, 0.2, 0, 0],
  mechanized: [1, 1, 0.8, 0.6, 0.4, 0.2, 0],
} as const

/** Only some of those who could attack will be activated in time. */
const ACTIVATED = 0.6

/** Attack strength that a side could bring against each hex, by number. */
export const pressure = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array =>
    fieldsOf(at.rules).pressure(
      onMapUnits(at, side).map((unit) => {
        const { motorized, move } = at.rules.counters[unit]!
        const { oos, isolated } = counterOf(at.open, unit)
        const attack = (ACTIVATED * strength(at, unit, 'attack')) / ((oos ? 2 : 1) * (isolated ? 2 : 1))
        const falls = motorized && side === 'german' ? 'panzers' : move > 5 ? 'mechanized' : 'march'
        return { at: numberOf(at, hexOf(at, unit)!), strength: attack, falls: REACH_OF_FEAR[falls] }
      }),
    ),
)

/** Defence that ground and town add, as a factor. */
const shelter = ({ rules }: Situation, hex: Hex): number =>
  1 + 0.4 * rules.terrainShift(hex) + (rules.terrainOf(hex) === 'clear' ? 0 : 0.1)

/** What these units together stand to lose in a hex under the enemy's pressure. */
export function risk(at: Situation, units: readonly CounterId[], hex: Hex): number {
  if (units.length === 0) return 0
  const { side } = at.rules.counters[units[0]!]!
  const press = pressure(at, opponent(side))[numberOf(at, hex)]!
  if (press === 0) return 0
  let defence = 0
  let stake = 0
  for (const unit of units) {
    defence += strength(at, unit, 'defence') / (counterOf(at.open, unit).isolated ? 2 : 1)
    stake += unitWorth(at, unit)
  }
  const ratio = press / Math.max(0.5, defence * shelter(at, hex))
  return stake * 0.5 * Math.min(1, Math.max(0, (ratio - 0.8) / 3))
}

/** Hexes from each hex to the nearest combat unit of a side; 99 if it has none. */
export const distanceTo = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side) => fieldsOf(at.rules).nearest(unitHexes(at, side)),
)
