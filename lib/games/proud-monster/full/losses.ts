import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, sideAt } from '@/lib/wargame/occupancy'
import { stepsOf, typeOf } from '../rules/02-units'
import { crowdRefusal } from '../rules/06-stacking'
import { groundCost, SHUT, STRAIT, sideBetween } from '../rules/12-costs'
import { involved, type LossRule } from '../rules/14-losses'
import type { Situation as AnySituation } from '../situation'
import { isSeveral } from './fog'
import { isHedgehog } from './hedgehogs'
import { type Situation, whole } from './situation'
import { mayTraceTo, sourcesOf } from './sources'
import { type Battle, type CounterId, counterOf, dueOf, type Hex, type Side } from './state'
import { no } from './world'

/** true: two such units pay for one step (14.36). */
export const isHalf = ({ rules }: Situation, unit: CounterId): boolean => rules.isHalf(rules.counters[unit]!)

const stepsIn = (at: Situation, units: readonly CounterId[]): number =>
  units.reduce((sum, unit) => sum + stepsOf(at, unit), 0)

/**
 * As much as a result can ask of a side in a battle: the steps that it can pay, half units by two, and one that is left over
 * alone (14.36, A-PM-21); where defenders may go back in place of the last, one more, as it makes a difference whether all
 * that they have is enough (14.32b, 14.38).
 */
export const capacityOf = (at: Situation, battle: Battle, side: Side): number =>
  Math.ceil(worthOf(at, battle, side)) + Number(mayRetreat(at, battle, side))

/** The same with half steps. */
export const worthOf = (at: Situation, battle: Battle, side: Side): number =>
  involved(at, battle, side).reduce((sum, unit) => sum + at.rules.worth(at as never, unit), 0)

/** Steps by which a unit pays: half of those that it has, where two of its kind pay for one (14.36). */
export const worth = (at: Situation, unit: CounterId): number =>
  isHalf(at, unit) ? stepsOf(at, unit) / 2 : stepsOf(at, unit)

/** true: half of a step is paid already. */
const isHalfPaid = ({ open }: Situation): boolean => dueOf(open, 'losses')?.half === true

/** 14.35: the first step that attackers lose is a tank's, where there are any. */
export const tanksFirst: LossRule = (at, battle, side, units) => {
  const of = whole(at)
  if (side !== battle.side || (battle as Battle).paid > 0) return units
  const tanks = units.filter((unit) => of.rules.tanks.includes(typeOf(of, unit)))
  return tanks.length > 0 ? tanks : units
}

/** 14.35: after that nobody is wholly lost as long as another has more than one step. */
export const evenly: LossRule = (at, battle, side, units) => {
  const isFirst =
    side === battle.side &&
    (battle as Battle).paid === 0 &&
    units.every((unit) => whole(at).rules.tanks.includes(typeOf(at, unit)))
  if (isFirst) return units
  const strong = units.filter((unit) => stepsOf(at, unit) > 1)
  return strong.length > 0 ? strong : units
}

/** 14.36: half units pay by two; one alone pays only where nothing else is left. */
export const byHalves: LossRule = (at, _battle, _side, units) => {
  const of = whole(at)
  const halves = units.filter((unit) => isHalf(of, unit))
  if (isHalfPaid(of)) return halves.length > 0 ? halves : units
  // Beside a whole unit with more than one step no half one pays with its last (14.35).
  const isKept = units.some((unit) => !isHalf(of, unit) && stepsOf(of, unit) > 1)
  const payable = stepsIn(of, halves) - (isKept ? halves.length : 0)
  const isAlone = payable === 1 && halves.length < units.length
  return isAlone ? units.filter((unit) => !isHalf(of, unit)) : units
}

/** true: defenders of this battle may go back instead of losing a step (14.32b, 14.40, 15.14). */
const mayRetreat = (at: Situation, battle: Battle, side: Side): boolean =>
  side === 'german' && battle.side === 'soviet' && !battle.mobile && !isHedgehog(at, battle.target)

/** Hexes into which all defenders that are left may go back, those nearest to their supply (14.32b, 14.33). */
export function retreatHexes(at: Situation, side: Side): Hex[] {
  const { battle } = at.open
  if (!battle || !mayRetreat(at, battle, side)) return []
  const units = involved(at, battle, side)
  if (units.length === 0) return []
  const open = at.rules.board
    .neighbours(battle.target)
    .filter((hex) => isOpenTo(at, units, battle.target, hex))
  const sources = sourcesOf(at, 'german').filter((hex) => units.every((unit) => mayTraceTo(at, unit, hex)))
  const far = (hex: Hex) => Math.min(999, ...sources.map((source) => at.rules.board.distance(hex, source)))
  const nearest = Math.min(...open.map(far))
  return open.filter((hex) => far(hex) === nearest).sort()
}

function isOpenTo(at: Situation, units: readonly CounterId[], from: Hex, hex: Hex): boolean {
  const between = sideBetween(at, from, hex, 'move')
  if (between === SHUT || between === STRAIT || sideAt(at, hex) === 'soviet') return false
  if (!at.rules.isLand(hex)) return false
  if (units.some((unit) => groundCost(at, unit, hex) === null)) return false
  return crowdRefusal(at, units, countersAt(at, hex), hex) === null
}

/** 14.4: nobody is attacked twice in a phase, nor those who have gone back into a hex of their own; whoever lies on top there. */
export const attackedOnce = (at: AnySituation, _unit: CounterId, target: Hex): Refusal | null =>
  whole(at).open.attacked.includes(target) ? no('PM 14.4', 'attacked-already', { target }, [target]) : null

/** Units that have gone back in this phase and do not help to defend where they came to (14.34). */
export function guestsAt(at: Situation, hex: Hex): CounterId[] {
  const here = countersAt(at, hex)
  const guests = here.filter((unit) => at.open.guests.includes(unit))
  return guests.length < here.length || isSeveral(at.open, hex) ? guests : []
}

/** 14.34: of the units in a hex those that defend it. */
export const defenders = (at: Situation, units: string[]): string[] => {
  const [first] = units
  if (first === undefined) return units
  const guests = guestsAt(at, counterOf(at.open, first).at)
  return guests.length === 0 ? units : units.filter((unit) => !guests.includes(unit))
}
