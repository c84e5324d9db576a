import type { Refusal } from '@/lib/kernel/decision'
import { hexOf, inBox, onMapUnits, standsBeside } from '@/lib/wargame/occupancy'
import { typeOf } from '../rules/02-units'
import { scenarioOf } from '../rules/03-control'
import { firstOf, type HaltRule } from '../rules/limits'
import { type Situation, whole } from './situation'
import { type CounterId, counterOf, OKH } from './state'
import { isOnLakeSupply, isOverland, isSupplied, livesByAir, supplyOf } from './supply'
import { no } from './world'

// What comes to units besides reinforcements, and what is taken from them (8.9, 8.12 to 8.20).

const isGermanDivision = ({ rules }: Situation, unit: CounterId): boolean => {
  const { nation, size } = rules.counters[unit]!
  return size === 'division' && (nation === 'german' || nation === 'spanish')
}

/** Replacement steps that are left to the German (8.15). */
export const stockLeft = (at: Situation): number => scenarioOf(at).replacements - at.open.replaced

/** Why a unit gets no replacement step now; null if it does (8.13 to 8.15). */
export function judgeReplacement(at: Situation, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== 'german') return no('PM 8.13', 'not-your-unit', { unit })
  if (hexOf(at, unit) === null) return no('PM 8.13', 'not-on-the-map', { unit })
  if (!isGermanDivision(at, unit) || !at.rules.replacedTypes.includes(typeOf(at, unit)))
    return no('PM 8.13', 'not-replaced', { unit })
  if (counterOf(at.open, unit).lost === 0) return no('PM 8.12', 'not-reduced', { unit })
  if (supplyOf(at, unit) === 'out') return no('PM 8.14', 'out-of-supply', { unit })
  return stockLeft(at) > 0 ? null : no('PM 8.15', 'stock-empty')
}

/** true: a Soviet unit stands next to this one. */
const isNextToEnemy = (at: Situation, unit: CounterId): boolean =>
  standsBeside(at, 'soviet', hexOf(at, unit)!)

/** Why a division is not refitted now; null if it is (8.18 to 8.20). */
export function judgeRefit(at: Situation, unit: CounterId): Refusal | null {
  const facts = at.rules.counters[unit]
  if (facts?.side !== 'german') return no('PM 8.18', 'not-your-unit', { unit })
  if (hexOf(at, unit) === null) return no('PM 8.18', 'not-on-the-map', { unit })
  const isKind =
    facts.nation === 'german' && facts.size === 'division' && ['panzer', 'motorized'].includes(facts.type)
  if (!isKind || at.rules.neverRefitted.includes(unit)) return no('PM 8.18', 'not-refitted', { unit })
  const over = firstOf(at.rules.refitBars, at)
  if (over) return over
  if (at.open.refitted.includes(unit)) return no('PM 8.20', 'refitted-already', { unit })
  if (counterOf(at.open, unit).lost === 0) return no('PM 8.20', 'not-reduced', { unit })
  if (livesByAir(at, unit)) return no('PM 9.18', 'out-of-supply', { unit })
  if (supplyOf(at, unit) !== 'full') return no('PM 8.20', 'out-of-supply', { unit })
  return isNextToEnemy(at, unit) ? no('PM 8.20', 'refit-next-to-enemy', { unit }, [hexOf(at, unit)!]) : null
}

/** 8.20: who is being refitted neither moves nor attacks. */
export const refitting: HaltRule = (at, unit) =>
  whole(at).open.refitting.includes(unit) ? no('PM 8.20', 'refitting', { unit }) : null

/** Units of the German side on the map, whose reserve areas are a part of it (8.2). */
const inPlay = (at: Situation): CounterId[] => [
  ...onMapUnits(at, 'german'),
  ...OKH.flatMap((okh) => inBox(at, okh, 'german')),
]

/** Units of a kind that may be withdrawn: those in supply, and all Flak (8.16, 10.1). */
export const ofKind = (at: Situation, kind: string): CounterId[] =>
  inPlay(at)
    .filter((unit) => at.rules.withdrawn[kind]!(at.rules.counters[unit]!))
    .filter((unit) => kind === 'flak' || supplyOf(at, unit) !== 'out')
    .sort()

/** Units that may be withdrawn now (8.16). */
export const toWithdraw = (at: Situation): CounterId[] => [
  ...new Set(at.open.owed.flatMap((kind) => ofKind(at, kind))),
]

/** Why a unit is not withdrawn now; null if it is (8.16). */
export function judgeWithdrawal(at: Situation, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== 'german') return no('PM 8.16', 'not-your-unit', { unit })
  return toWithdraw(at).includes(unit) ? null : no('PM 8.16', 'not-withdrawn', { unit })
}

/** What of the list of withdrawals a unit answers (17.4). */
export const answers = (at: Situation, unit: CounterId): string =>
  at.open.owed.find((kind) => at.rules.withdrawn[kind]!(at.rules.counters[unit]!))!

/** Tank brigades that are still to come by dice, but for some that come besides (8.9). */
export const brigadesLeft = (at: Situation, besides: readonly CounterId[]): CounterId[] =>
  inBox(at, 'track', 'soviet')
    .filter((unit) => at.rules.counters[unit]!.face === 'TB' && !besides.includes(unit))
    .slice(0, Math.max(0, brigadePool(at) - at.open.brigades))

/** How many of them a scenario has (8.9). */
const brigadePool = (at: Situation): number => scenarioOf(at).arrivals[at.rules.brigadesTurn]?.TB ?? 0

/** What is taken off the dice: three for Leningrad, and three for Moscow, where they are lost or cut off (8.9). */
export function brigadesLost(at: Situation): number {
  const { leningrad, moscow, brigadePenalty } = at.rules
  const { isInPlay } = scenarioOf(at)
  const isGerman = (hex: string) => at.open.taken.includes(hex)
  const north =
    isInPlay(leningrad) && (isGerman(leningrad) || !isSupplied(at, 'soviet', leningrad) || isOnLakeSupply(at))
  const centre =
    moscow.some(isInPlay) && (moscow.some(isGerman) || moscow.every((hex) => !isSupplied(at, 'soviet', hex)))
  return (Number(north) + Number(centre)) * brigadePenalty
}

/** Rifle divisions that come back in this turn: so many for each headquarters of a Military District (8.13). */
export function riflesBack(at: Situation): number {
  const rate = at.rules.rifleRate(at.open.turn)
  const { isInPlay } = scenarioOf(at)
  const places = at.rules.places.filter(
    ({ hex, headquarters }) =>
      headquarters && isInPlay(hex) && !at.open.taken.includes(hex) && isOverland(at, hex),
  )
  // Moscow is one, as long as one of its hexes is.
  const headquarters = new Set(places.map(({ name }) => name)).size
  return Math.min(rate * headquarters, deadRifles(at).length)
}

/** Rifle divisions in the deadpile, Guards aside. */
export const deadRifles = (at: Situation): CounterId[] =>
  inBox(at, 'dead', 'soviet').filter((unit) => at.rules.counters[unit]!.face === 'RD')
