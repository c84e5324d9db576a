import { defendersLeft } from '@/lib/wargame/attack'
import { type Chance, chancesOf } from '@/lib/wargame/crt'
import type { Result } from '../data/charts'
import type { Situation } from '../situation'
import type { Battle, CounterId } from '../state'
import { defenceOf, type Odds } from './odds'
import { retreatPaths } from './retreat'
import { factorOf, factorsOf, hasGround, isArmour, isDispersed } from './units'
import { effectOf, weatherOf } from './weather'

/** Factors apart by less are the same: halves and shares are kept to two places. */
export const NEARLY = 0.01

/** What the die of an attack is read by. */
type Throw = Pick<Odds, 'column' | 'modifier'>

/**
 * true: armour overruns the defenders: attacking less defending armour is twice the infantry, once that which is
 * dispersed (MOS-14).
 */
export function isOverrun(at: Situation, battle: Battle): boolean {
  const { overrun, terrainOf, terrainChart, placeOf } = at.rules
  if (!effectOf(at).overrun[battle.side]) return false
  const upright = battle.active.filter((unit) => !isDispersed(at, unit))
  const kind = placeOf(battle.target)?.kind
  for (const ground of [terrainOf(battle.target), ...(kind ? [kind] : [])]) {
    const { stopsOverrun } = terrainChart[ground]
    if (stopsOverrun === 'all' || (stopsOverrun === 'undispersed' && upright.length > 0)) return false
  }
  const armour = factorsOf(
    at,
    battle.attackers.map(({ unit }) => unit).filter((unit) => isArmour(at, unit)),
  )
  const met = factorsOf(
    at,
    battle.active.filter((unit) => isArmour(at, unit)),
  )
  const { units, plus } = defenceOf(at, battle)
  const infantry = (dispersed: boolean) =>
    battle.active
      .filter((unit) => !isArmour(at, unit) && isDispersed(at, unit) === dispersed)
      .reduce((sum, unit) => sum + units[unit]!, 0)
  const needed = overrun.undispersed * (infantry(false) + plus) + overrun.dispersed * infantry(true)
  return armour > met && armour - met >= needed
}

/** true: the defenders may not retreat at all (MOS-15). */
export const isCornered = (at: Situation, battle: Battle): boolean =>
  battle.noRetreat || retreatPaths(at, battle, 1).length === 0

const OVERRUN: Readonly<Partial<Record<Result, Result>>> = { R2: 'DE', DE: 'BR' }
const CORNERED: Readonly<Partial<Record<Result, Result>>> = { R1: 'D', R2: 'DE', DE: 'BR' }

/**
 * A result as it counts: armour overruns (MOS-14), or nobody can retreat (MOS-15); not both. A late breakthrough is an
 * elimination (MOS-2), an exchange that the attackers cannot pay their loss (MOS-16).
 */
export function counted(at: Situation, battle: Battle, printed: Result): Result {
  const turned =
    (isOverrun(at, battle) && OVERRUN[printed]) || (isCornered(at, battle) && CORNERED[printed]) || printed
  if (turned === 'EX') return canExchange(at, battle) ? 'EX' : 'AE'
  return turned === 'BR' && at.open.phase === 'operational' ? 'DE' : turned
}

/** What a face of the die brings in the end. */
export const resultOf = (at: Situation, battle: Battle, { column, modifier }: Throw, face: number): Result =>
  counted(at, battle, at.rules.crtResult(column, face + modifier))

/** How many faces of the die bring each result in the end, the lowest first. */
export const chances = (at: Situation, battle: Battle, found: Throw): Chance<6>[] =>
  chancesOf(6, (face) => resultOf(at, battle, found, face)) as Chance<6>[]

/** true: the attackers can pay for one of the defenders at least (MOS-16). */
function canExchange(at: Situation, battle: Battle): boolean {
  const due = factorsOf(
    at,
    battle.attackers.map(({ unit }) => unit),
  )
  return exchangeable(at, { ...battle, defence: defenceOf(at, battle).total }, due).length > 0
}

/** true: the defenders may retreat instead of being exchanged; dispersed ones have nothing of a forest (MOS-13, 17, 18). */
export function mayDecline(at: Situation, battle: Battle): boolean {
  const weather = weatherOf(at)
  if (isCornered(at, battle)) return false
  return battle.side === 'soviet'
    ? weather !== 'snow'
    : weather === 'mud' ||
        weather === 'snow' ||
        (at.rules.terrainOf(battle.target) === 'forest' && hasGround(at, battle.active))
}

/** Armour that breaks down by this throw (MOS-19). */
export const breakingDown = (at: Situation, { side, attackers }: Battle, face: number) =>
  at.open.phase === 'operational' && face <= at.rules.breakdown[side]
    ? attackers.map(({ unit }) => unit).filter((unit) => isArmour(at, unit))
    : []

/** What each defender is worth in an exchange: its share of the defence as the ground has it (MOS-16). */
export function exchangeValues(at: Situation, battle: Battle): Readonly<Record<string, number>> {
  const all = factorsOf(at, battle.active)
  return Object.fromEntries(
    battle.active.map((unit) => [unit, Math.round((100 * battle.defence * factorOf(at, unit)) / all) / 100]),
  )
}

/** Defenders that attackers of so many factors can still be exchanged for (MOS-16). */
export function exchangeable(at: Situation, battle: Battle, due: number): CounterId[] {
  const values = exchangeValues(at, battle)
  const left = new Set(defendersLeft(at, battle))
  return battle.active.filter((unit) => left.has(unit) && values[unit]! <= due + NEARLY)
}
