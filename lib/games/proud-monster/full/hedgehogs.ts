import type { Refusal } from '@/lib/kernel/decision'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import { typeOf } from '../rules/02-units'
import type { HaltRule } from '../rules/limits'
import { isLaagering } from './hedgehogs-after'
import { type Situation, whole } from './situation'
import type { Hex } from './state'
import { no } from './world'

/** true: the units in a hex are formed for defence all around (14.40). */
export const isHedgehog = ({ open }: Situation, hex: Hex): boolean => open.hedgehogs.includes(hex)

/** true: it may be formed there: a place with a unit of German nation in it (14.40). */
const mayHedgehog = (at: Situation, hex: Hex): boolean =>
  at.rules.placeOf(hex) !== undefined &&
  combatUnitsAt(at, hex, 'german').some((unit) => isLaagering(at.rules, unit))

/** Why no hedgehog may be formed or lifted there now; null if it may (14.40). */
export function judgeHedgehog(at: Situation, hex: Hex): Refusal | null {
  const { turn, moving, acting } = at.open
  if (acting !== 'german' || !at.rules.isHedgehogTurn(turn)) return no('PM 14.40', 'hedgehog-december')
  if (moving !== null) return no('PM 14.40', 'hedgehog-late')
  if (isHedgehog(at, hex) || mayHedgehog(at, hex)) return null
  return no('PM 14.40', 'hedgehog-place', { hex }, at.rules.board.has(hex) ? [hex] : [])
}

/** Hexes whose hedgehogs may be formed or lifted now. */
export const hedgehogHexes = (at: Situation): Hex[] =>
  [...new Set([...at.open.hedgehogs, ...at.rules.places.map(({ hex }) => hex)])]
    .filter((hex) => judgeHedgehog(at, hex) === null)
    .sort()

/** 14.40: who has formed one does not attack, nor who has left it in this player turn (`leftHedgehogs`). */
export const inHedgehog: HaltRule = (at, unit) => {
  const { open, rules } = whole(at)
  const { at: here, from, fought } = open.counters[unit]!
  if (rules.counters[unit]!.side !== 'german') return null
  const hasLeft = fought && open.phase === 'movement' && rules.isHedgehogTurn(open.turn)
  const isFormed = [here, from].some((place) => place !== null && isHedgehog(whole(at), place))
  return isFormed || hasLeft
    ? no('PM 14.40', 'hedgehog-attacks', { unit }, rules.board.has(here) ? [here] : [])
    : null
}

/** 10.1: Flak never attacks. */
export const flakHolds: HaltRule = (at, unit) =>
  typeOf(at, unit) === 'flak' ? no('PM 10.1', 'flak-attacks', { unit }) : null
