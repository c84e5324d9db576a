import { crowdRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, enemyAt, inBox } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex } from '../state'
import { no } from '../world'
import { isInPlay, isSurrounded } from './08-units'
import { airCentres } from './09-supply'

/** true: a turn lies between two others. */
export const isBetween = (turn: number, [first, last]: readonly [number, number]) =>
  turn >= first && turn <= last

/** Why no offensive is declared now, whichever; null if it may be: as a German player turn begins (15.2, 15.3). */
const startRefusal = ({ open }: Situation, cite: Refusal['no']): Refusal | null =>
  open.acting === 'german' && open.phase === 'movement' && open.moving === null
    ? null
    : no(cite, 'offensive-late')

/** Why the summer offensive of 1942 is not declared now; null if it may be (15.2). */
export function judgeSummer(at: Situation): Refusal | null {
  const { turn, offensives } = at.open
  if (!isBetween(turn, at.rules.summer42)) return no('DD 15.2', 'offensive-when')
  if (offensives.summer !== 'none') return no('DD 15.2', 'offensive-once')
  if (!offensives.lull) return no('DD 15.2', 'offensive-lull')
  return startRefusal(at, 'DD 15.2')
}

/** Why that of 1943 is not declared now; null if it may be (15.3). */
export function judgeCitadel(at: Situation, cite: 'DD 15.3' | 'DD 15.4' = 'DD 15.3'): Refusal | null {
  const { turn, offensives } = at.open
  if (!isBetween(turn, at.rules.summer43)) return no(cite, 'offensive-when')
  return offensives.citadel === null ? startRefusal(at, cite) : no(cite, 'offensive-once')
}

/** true: a mechanized division of the German side, which counts in that of 1943 as it attacks (15.3). */
export const isCitadelDivision = ({ rules }: Pick<Situation, 'rules'>, unit: CounterId): boolean => {
  const { side, mech, size } = rules.counters[unit]!
  return side === 'german' && mech && size === 'division'
}

/** Divisions that still have to attack in it (15.3). */
const citadelLacks = ({ rules, open }: Situation): number =>
  Math.max(0, rules.citadelDivisions - open.offensives.divisions.length)

/** true: enough of them have attacked in its turn (15.3). */
export const isCitadelDone = (at: Situation): boolean => citadelLacks(at) === 0

/** The part of those who still have to attack in it that some units are, from 0 to 1 (15.3). */
export function partOfCitadel(at: Situation, units: readonly CounterId[]): number {
  const { citadel, divisions } = at.open.offensives
  const lacks = citadel === at.open.turn ? citadelLacks(at) : 0
  const count = units.filter((unit) => isCitadelDivision(at, unit) && !divisions.includes(unit)).length
  return lacks === 0 ? 0 : Math.min(1, count / lacks)
}

/** Mechanized units of the Replacement Army, of which some come with the Gambit (15.4). */
export const gambitChoices = (at: Situation): CounterId[] =>
  inBox(at, 'replacementArmy', 'german').filter((unit) => at.rules.counters[unit]!.mech)

/** Why the Gambit is not declared with these units; null if it is (15.4). */
export function judgeGambit(at: Situation, units: readonly CounterId[]): Refusal | null {
  const most = at.rules.gambitUnits
  if (new Set(units).size < units.length || units.length > most)
    return no('DD 15.4', 'gambit-units', { most })
  if (at.open.couplet > 1) return no('DD 15.4', 'offensive-late')
  const stranger = units.find((unit) => !gambitChoices(at).includes(unit))
  return stranger === undefined
    ? judgeCitadel(at, 'DD 15.4')
    : no('DD 15.4', 'not-in-army', { unit: stranger })
}

/** Who comes with it: what was withdrawn and is mechanized, those two, units of its own, and two that come early (15.4). */
export const gambitUnits = (at: Situation, chosen: readonly CounterId[]): CounterId[] => {
  const { counters, GAMBIT, GAMBIT_EARLY } = at.rules
  const withdrawn = (['withdrawn', 'specified'] as const).flatMap((pile) => inBox(at, pile, 'german'))
  const early = GAMBIT_EARLY.filter((unit) => counterOf(at.open, unit).at === 'track')
  return [...withdrawn.filter((unit) => counters[unit]!.mech), ...chosen, ...GAMBIT, ...early]
}

export const sortOf = ({ rules }: Situation, unit: CounterId): 'foot' | 'mech' =>
  rules.counters[unit]!.mech ? 'mech' : 'foot'
/** Divisions of which types fight partisans, of either sort (15.8). */
const FIGHTERS = { foot: ['infantry'], mech: ['panzer', 'panzergrenadier'] } as const

/** Why a division is not sent against partisans now; null if it is: a full one in supply (15.8). */
export function judgeSending(at: Situation, unit: CounterId): Refusal | null {
  const { side, nation, size, type } = at.rules.counters[unit] ?? {}
  if (side !== 'german') return no('DD 15.8', 'not-your-unit', { unit })
  const sort = sortOf(at, unit)
  if (at.open.partisans[sort] === 0) return no('DD 15.8', 'partisans-none', { unit })
  const isFull = nation === 'german' && size === 'division' && counterOf(at.open, unit).lost === 0
  const isFighter = (FIGHTERS[sort] as readonly (string | undefined)[]).includes(type)
  return isFull && isFighter && isInPlay(at, unit) && !isSurrounded(at, unit)
    ? null
    : no('DD 15.8', 'partisans-full', { unit })
}

/** Divisions that have come back from the partisans in this turn, and wait in the reserve area (15.8). */
export const fightersBack = (at: Situation): CounterId[] =>
  at.open.partisans.back.filter((unit) => counterOf(at.open, unit).at === 'okhNorth')

/** Places of the German in supply that have room for a division that comes back (15.8). */
export const placesBack = (at: Situation, unit: CounterId): Hex[] =>
  airCentres(at).filter((hex) => crowdRefusal(asked(at), [unit], countersAt(at, hex), hex) === null)

/** Why a division does not come back there; null if it does (15.8). */
export function judgeComingBack(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  if (!fightersBack(at).includes(unit)) return no('DD 15.8', 'fighter-gone', { unit })
  return placesBack(at, unit).includes(hex)
    ? null
    : no('DD 15.8', 'no-entry', { hex }, at.rules.board.has(hex) ? [hex] : [])
}

/** Airborne troops and partisans who came in 201: they stay where they are (15.1). */
export const isPartisan = ({ rules }: Pick<Situation, 'rules'>, unit: CounterId): boolean =>
  rules.PARTISANS_OF_201.includes(unit)

/** Why they do not come down there; null if they do (15.1). */
export function judgeLanding(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  const { board, moscow, leningrad, partisanRange, terrainOf } = at.rules
  if (!isPartisan(at, unit) || counterOf(at.open, unit).at !== 'arriving')
    return no('DD 15.1', 'not-arriving', { unit })
  if (!board.has(hex)) return no('DD 15.1', 'marker-place', { hex })
  const isGround = ['forest', 'hills'].includes(terrainOf(hex))
  const isNear = [...moscow, leningrad].some((city) => board.distance(city, hex) <= partisanRange)
  return isGround && isNear && !enemyAt(at, hex, 'soviet')
    ? crowdRefusal(asked(at), [unit], countersAt(at, hex), hex)
    : no('DD 15.1', 'partisan-place', { hex }, [hex])
}
