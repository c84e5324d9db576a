import { isFullySupplied, isOverland as isHexOverland } from '@/lib/games/proud-monster/full/supply'
import type { Refusal } from '@/lib/kernel/decision'
import { hexOf, inBox } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Side } from '../state'
import { no } from '../world'
import {
  isGerman,
  isInReach,
  isOverland,
  isRebuilt,
  isTankCorps,
  mostSteps,
  purseOf,
  stepsOf,
} from './08-units'
import { isGermanPort } from './09-supply'

/** Replacement steps by name: those for mechanized units, which others may be given as well (8.14). */
export type Purse = 'mech' | 'foot'

/** Why no step for this unit is left in this turn; null: there is one (8.14, 8.33). */
export function purseRefusal(at: Situation, side: Side, unit: CounterId, steps: number): Refusal | null {
  const purse = purseOf(at, unit)
  if (side === 'german') {
    const { mech, foot } = at.open.stock.german
    return steps <= (purse === 'mech' ? mech : mech + foot) ? null : no('DD 8.14', 'no-steps', { unit })
  }
  const { left, mech, foot } = at.open.stock.soviet
  if (steps > left) return no('DD 8.27', 'no-steps', { unit })
  if (purse === 'foot' || at.open.turn >= at.rules.mechFreeFrom) return null
  // No more than half of what is used.
  return mech + steps <= Math.floor((mech + foot + steps) / 2) ? null : no('DD 8.33', 'mech-half', { unit })
}

/** What steps for a unit are taken from: first those that nobody else could be given (8.14). */
export function payment(at: Situation, unit: CounterId, steps: number): { mech: number; foot: number } {
  if (purseOf(at, unit) === 'mech') return { mech: steps, foot: 0 }
  const foot = Math.min(steps, at.rules.counters[unit]!.side === 'german' ? at.open.stock.german.foot : steps)
  return { mech: steps - foot, foot }
}

/** true: units of this kind get replacements from turn 124 on: corps, rifle, cavalry and artillery divisions, all Guards (8.24). */
export function isReplaced({ rules }: Situation, unit: CounterId): boolean {
  const { size, type, side, id } = rules.counters[unit]!
  if (side !== 'soviet' || ['airborne', 'partisan'].includes(type)) return false
  if (size === 'corps' || rules.guards.has(id) || type === 'parachute') return true
  return size === 'division' && ['rifle', 'cavalry', 'artillery', 'rocket'].includes(type)
}

/** Why a unit does not get a step back in the field now; null if it does (8.15, 8.16, 8.24, 8.27). */
export function judgeStep(at: Situation, side: Side, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== side) return no('DD 8.14', 'not-your-unit', { unit })
  const since = side === 'german' ? at.rules.germanSteps : at.rules.firstTurn
  if (at.open.turn < since) return no(side === 'german' ? 'DD 8.14' : 'DD 8.24', 'steps-early')
  if (!isInReach(at, unit)) return no('DD 8.15', 'not-on-the-map', { unit })
  if (side === 'german' ? !isGerman(at, unit) : !isReplaced(at, unit))
    return no(side === 'german' ? 'DD 8.14' : 'DD 8.24', 'not-replaced', { unit })
  if (counterOf(at.open, unit).lost === 0) return no('DD 8.15', 'not-reduced', { unit })
  if (stepsOf(at, unit) >= mostSteps(at, unit))
    return no('DD 8.31', 'corps-full', { unit, most: mostSteps(at, unit) })
  if (!isOverland(at, unit) && !isInPort(at, unit))
    return no(purseOf(at, unit) === 'mech' ? 'DD 8.16' : 'DD 8.15', 'out-of-supply', { unit })
  return purseRefusal(at, side, unit, 1)
}

/** true: others than mechanized units are replenished in a port too (8.15). */
const isInPort = (at: Situation, unit: CounterId): boolean =>
  purseOf(at, unit) === 'foot' &&
  (at.rules.counters[unit]!.side === 'german'
    ? isGermanPort(at, hexOf(at, unit) ?? '')
    : isFullySupplied(asked(at), unit))

/** Why a German unit is not rebuilt out of the Replacement Army now; null if it is (8.18). */
export function judgeRebuilding(at: Situation, unit: CounterId, steps: number): Refusal | null {
  if (counterOf(at.open, unit).at !== 'replacementArmy') return no('DD 8.18', 'not-in-army', { unit })
  if (at.open.turn < at.rules.germanSteps) return no('DD 8.14', 'steps-early')
  if (!isRebuilt(at, unit)) return no('DD 8.14', 'not-replaced', { unit })
  if (at.open.piles.held.includes(unit)) return no('DD 8.5', 'held-back', { unit })
  if (steps > at.rules.counters[unit]!.steps)
    return no('DD 8.18', 'too-many-steps', { unit, most: at.rules.counters[unit]!.steps })
  return purseRefusal(at, 'german', unit, steps)
}

/** Units that could be rebuilt now, with a step at least. */
export const toRebuild = (at: Situation): CounterId[] =>
  inBox(at, 'replacementArmy', 'german').filter((unit) => judgeRebuilding(at, unit, 1) === null)

/** Steps that a Soviet unit costs that comes back out of the Dead Pile: one each, an artillery division two (8.26). */
export const recallCost = (at: Situation, unit: CounterId, steps: number): number =>
  ['artillery', 'rocket'].includes(at.rules.counters[unit]!.type) ? 2 : steps

/** Why a Soviet unit with a name of its own does not come back out of the Dead Pile; null if it does (8.24, 8.27). */
export function judgeRecall(at: Situation, unit: CounterId, steps: number): Refusal | null {
  const facts = at.rules.counters[unit]
  if (facts?.side !== 'soviet' || counterOf(at.open, unit).at !== 'dead')
    return no('DD 8.27', 'not-dead', { unit })
  if (at.open.turn < at.rules.firstTurn) return no('DD 8.24', 'steps-early')
  if (facts.face !== null || !isReplaced(at, unit)) return no('DD 8.24', 'not-replaced', { unit })
  if (steps > mostSteps(at, unit))
    return no(isTankCorps(at, unit) ? 'DD 8.31' : 'DD 8.27', 'too-many-steps', {
      unit,
      most: mostSteps(at, unit),
    })
  return purseRefusal(at, 'soviet', unit, recallCost(at, unit, steps))
}

/** Units of a pool in the Dead Pile: they come back untried, and who of them is drawn (1.5). */
export const deadOf = (at: Situation, face: string): CounterId[] =>
  inBox(at, 'dead', 'soviet').filter((unit) => at.rules.counters[unit]!.face === face)

/** Why so many units of a pool do not come back; null if they do (8.24, 8.27, 8.33). */
export function judgeUntried(at: Situation, face: string, count: number): Refusal | null {
  const units = deadOf(at, face)
  if (at.open.turn < at.rules.firstTurn) return no('DD 8.24', 'steps-early')
  if (!['RD', 'CD'].includes(face)) return no('DD 8.24', 'face-not-replaced')
  if (units.length < count) return no('DD 8.27', 'too-few-dead', { count: units.length })
  return purseRefusal(at, 'soviet', units[0]!, count)
}

/** How many of a pool could come back now at most. */
export function mostUntried(at: Situation, face: string): number {
  for (let count = Math.min(deadOf(at, face).length, at.open.stock.soviet.left); count > 0; count -= 1)
    if (judgeUntried(at, face, count) === null) return count
  return 0
}

/** Soviet steps of a turn: so many for each headquarters in supply, half of them where the German has been there (8.32, 8.36). */
export function sovietSteps(at: Situation): number {
  const rate = at.open.turn >= at.rules.declineFrom ? at.rules.sovietRates[1] : at.rules.sovietRates[0]
  const open = at.rules.places.filter(
    ({ hex, headquarters }) => headquarters && !at.open.taken.includes(hex) && isHexOverland(asked(at), hex),
  )
  // Moscow is one, as long as one of its hexes is (1.5); it was lost where both were.
  const names = [...new Set(open.map(({ name }) => name))]
  const isFallen = (name: string) =>
    at.rules.places
      .filter((place) => place.name === name)
      .every(({ hex }) => at.open.piles.fallen.includes(hex))
  return names.reduce((sum, name) => sum + (isFallen(name) ? Math.floor(rate / 2) : rate), 0)
}
