import type { Refusal } from '@/lib/kernel/decision'
import { combatUnitsAt, enemyAt, hexOf, onMapUnits, unitsWithin } from '@/lib/wargame/occupancy'
import type { AirColumn } from '../data/charts'
import type { Situation } from '../situation'
import {
  type AirId,
  type AirResult,
  type AirUnit,
  type CounterId,
  counterOf,
  type Hex,
  opponent,
  type Side,
} from '../state'
import { no } from '../world'
import { isHeld } from './places'
import { hasSupply } from './supply'
import { factorOf, isArmour, isCorps, isDispersed } from './units'
import { effectOf, weatherOf } from './weather'

/** An air unit; one that the position does not name is not in play. */
const airOf = ({ open }: Situation, air: AirId): AirUnit | undefined => open.air[air]

/** Air units of a side that are in this state, by id. */
export const airUnits = ({ rules, open }: Situation, side: Side, state: AirUnit['state']): AirId[] =>
  Object.keys(rules.air)
    .filter((air) => rules.air[air]!.side === side && open.air[air]?.state === state)
    .sort()

/** true: a supplied ground unit of this side is so near. */
const isNearSupplied = (at: Situation, side: Side, hex: Hex, hexes: number): boolean =>
  unitsWithin(at, hex, side, hexes).some((unit) => hasSupply(at, unit))

/** true: bombs and fighters of this unit reach a hex (MOS-37 to 40). */
export function reaches(at: Situation, air: AirId, hex: Hex): boolean {
  const { airRange, board, moscow, places } = at.rules
  switch (at.rules.air[air]!.kind) {
    case 'luftwaffe':
      return hex === moscow || isNearSupplied(at, 'german', hex, airRange.german)
    case 'front':
      return (
        isNearSupplied(at, 'soviet', hex, airRange.front) ||
        places.some(
          (place) =>
            place.kind !== 'town' &&
            board.distance(place.hex, hex) <= airRange.front &&
            isHeld(at, 'soviet', place.hex),
        )
      )
    case 'bomber': {
      const base = airOf(at, air)?.base ?? null
      return base !== null && board.distance(base, hex) <= airRange.bomber
    }
    default:
      return hex === moscow
  }
}

const CITE_RANGE = { luftwaffe: 'MOS 37', front: 'MOS 38', bomber: 'MOS 40', interceptor: 'MOS 39' } as const

/** Why an air unit may not fly at all in this phase; null if it may (MOS-59, 68, 70). */
function flightRefusal(at: Situation, side: Side, air: AirId): Refusal | null {
  if (at.rules.air[air]?.side !== side) return no('MOS 59', 'air-not-yours', { air })
  const unit = airOf(at, air)
  if (unit?.state === 'flying' || unit?.state === 'flown') return no('MOS 59', 'air-flown', { air })
  if (unit?.state !== 'ready') return no('MOS 59', 'air-not-ready', { air })
  if (side === 'german') {
    const flown = Object.keys(at.rules.air).filter(
      (id) => at.rules.air[id]!.side === side && airOf(at, id)?.mission,
    )
    if (flown.length >= effectOf(at).luftwaffe)
      return no(weatherOf(at) === 'mud' ? 'MOS 68' : 'MOS 70', 'air-grounded', { air })
  }
  return null
}

/** Why an air unit may not bomb a hex now; null if it may. */
export function strikeRefusal(at: Situation, side: Side, air: AirId, hex: Hex): Refusal | null {
  const refusal = flightRefusal(at, side, air)
  if (refusal) return refusal
  const { rules, open } = at
  const { kind } = rules.air[air]!
  if (kind === 'interceptor') return no('MOS 39', 'air-only-intercepts', { air })
  if (side === 'soviet' && open.turn === rules.firstTurn && open.phase === 'prepared')
    return no('MOS 44', 'air-first-turn')
  const raid = side === 'german' && hex === rules.moscow && !combatUnitsAt(at, hex, side).length
  if (!raid && !enemyAt(at, hex, side)) return no('MOS 27', 'air-no-target', { hex }, [hex])
  return reaches(at, air, hex) ? null : no(CITE_RANGE[kind], 'air-too-far', { air, hex }, [hex])
}

/** Hexes that an air unit may bomb now. */
export function strikeTargets(at: Situation, side: Side, air: AirId): Hex[] {
  const hexes = new Set(onMapUnits(at, opponent(side)).map((unit) => hexOf(at, unit)!))
  if (side === 'german') hexes.add(at.rules.moscow)
  return [...hexes].sort().filter((hex) => strikeRefusal(at, side, air, hex) === null)
}

/** Why a German air unit may not supply a hex; null if it may (MOS-78). */
export function supplyDropRefusal(at: Situation, side: Side, air: AirId, hex: Hex): Refusal | null {
  if (side !== 'german') return no('MOS 78', 'air-no-supply')
  const refusal = flightRefusal(at, side, air)
  if (refusal) return refusal
  return combatUnitsAt(at, hex, side).length > 0 ? null : no('MOS 78', 'air-nobody-there', { hex }, [hex])
}

/** Hexes that a German air unit may supply: whoever is supplied now may be cut off later in the turn. */
export const supplyDrops = (at: Situation, air: AirId): Hex[] =>
  [...new Set(onMapUnits(at, 'german').map((unit) => hexOf(at, unit)!))]
    .sort()
    .filter((hex) => !supplyDropRefusal(at, 'german', air, hex))

/** Why a parachute corps may not be dropped in a hex; null if it may (MOS-40, MOS-42). */
export function dropRefusal(at: Situation, air: AirId, unit: CounterId, hex: Hex): Refusal | null {
  const { rules, open } = at
  if (rules.air[air]?.kind !== 'bomber') return no('MOS 42', 'drop-bombers-only', { air })
  const refusal = flightRefusal(at, 'soviet', air)
  if (refusal) return refusal
  if (open.paradropped || Object.values(open.air).some(({ mission }) => mission === 'drop'))
    return no('MOS 42', 'drop-once')
  const { base } = open.air[air]!
  if (!open.onBase.includes(unit) || base === null || hexOf(at, unit) !== base)
    return no('MOS 42', 'drop-not-on-base', { unit })
  if (counterOf(open, unit).state === 'dispersed') return no('MOS 42', 'drop-dispersed', { unit })
  if (enemyAt(at, hex, 'soviet') || !rules.board.has(hex))
    return no('MOS 42', 'drop-on-enemy', { hex }, [hex])
  return rules.board.distance(base, hex) <= rules.airRange.drop
    ? null
    : no('MOS 40', 'drop-too-far', { hex, base }, [base, hex])
}

/** Parachute corps that may be dropped from this unit, with the hexes (MOS-42). */
export const drops = (at: Situation, air: AirId): { unit: CounterId; to: Hex[] }[] =>
  at.open.onBase
    .map((unit) => ({ unit, to: at.rules.board.hexes.filter((hex) => !dropRefusal(at, air, unit, hex)) }))
    .filter(({ to }) => to.length > 0)

/** Why an air unit may not intercept another; null if it may (MOS-39, 40, 43, 59). */
export function interceptRefusal(at: Situation, side: Side, air: AirId, against: AirId): Refusal | null {
  const refusal = flightRefusal(at, side, air)
  if (refusal) return refusal
  const { kind } = at.rules.air[air]!
  if (kind === 'bomber') return no('MOS 59', 'air-never-intercepts', { air })
  const enemy = airOf(at, against)
  if (at.rules.air[against]?.side === side || enemy?.state !== 'flying' || enemy.target === null)
    return no('MOS 43', 'air-not-flying', { air: against })
  if (kind === 'interceptor' && (enemy.mission !== 'strike' || enemy.target !== at.rules.moscow))
    return no('MOS 39', 'air-only-moscow', { air })
  return reaches(at, air, enemy.target)
    ? null
    : no(CITE_RANGE[kind], 'air-too-far', { air, hex: enemy.target })
}

/** Air units of a side that may intercept one that flies. */
export const interceptors = (at: Situation, side: Side, against: AirId): AirId[] =>
  airUnits(at, side, 'ready').filter((air) => !interceptRefusal(at, side, air, against))

/** Units that an air attack on a hex is thrown for, those that are not spent, the strongest first (MOS-27). */
export const bombed = (at: Situation, hex: Hex, attacker: Side): CounterId[] =>
  combatUnitsAt(at, hex, opponent(attacker))
    .filter((unit) => counterOf(at.open, unit).state !== 'spent')
    .sort((a, b) => factorOf(at, b) - factorOf(at, a) || a.localeCompare(b))

/** The column of the air table for a hex (MOS-85). */
const columnOf = ({ rules }: Situation, hex: Hex): AirColumn =>
  (rules.placeOf(hex)?.kind ?? 'town') === 'town' ? 'other' : 'city'

/** What is added to the die against a unit: German air suffers by the worst of ground, place and armour (MOS-13, MOS-28). */
export function airModifier(at: Situation, air: AirId, unit: CounterId, hex: Hex): number {
  const { rules } = at
  if (rules.air[air]!.side !== 'german') return 0
  const armour = isArmour(at, unit) ? rules.armourAir : 0
  if (isDispersed(at, unit)) return armour
  const kind = rules.placeOf(hex)?.kind
  return Math.min(
    rules.terrainChart[rules.terrainOf(hex)].air,
    kind ? rules.terrainChart[kind].air : 0,
    armour,
  )
}

/** A result as it counts: fire from the ground harms no bombers, and in the open comes from German corps alone (MOS-35, 36, 40). */
function countedBombs(at: Situation, air: AirId, unit: CounterId, printed: AirResult): AirResult {
  const { kind, side } = at.rules.air[air]!
  if (printed === 'AAc') return kind === 'bomber' ? '-' : 'AAc'
  if (printed !== 'AAg') return printed
  const fires = side === 'soviet' && kind !== 'bomber' && isCorps(at, unit)
  return fires ? 'AAg' : '-'
}

/** What a die brings of bombs on a unit, as it counts (MOS-28, 85). */
export const bombResult = (at: Situation, air: AirId, unit: CounterId, hex: Hex, face: number): AirResult =>
  countedBombs(at, air, unit, at.rules.airResult(columnOf(at, hex), face + airModifier(at, air, unit, hex)))

/** What a die brings of an interception, as it counts: bombers shoot nobody down (MOS-40, 85). */
export function interceptionResult(
  { rules }: Situation,
  air: AirId,
  against: AirId,
  face: number,
): AirResult {
  const printed = rules.airResult(rules.air[air]!.side === 'german' ? 'byGerman' : 'bySoviet', face)
  return printed === 'AA' && rules.air[against]!.kind === 'bomber' ? '-' : printed
}

/** Air units that may intercept another, were it to fly so (MOS-43). */
export const wouldMeet = (
  at: Situation,
  air: AirId,
  flight: Pick<AirUnit, 'mission' | 'target'>,
): AirId[] => {
  const flies: AirUnit = { ...at.open.air[air]!, ...flight, state: 'flying' }
  const sent = { ...at, open: { ...at.open, air: { ...at.open.air, [air]: flies } } }
  return interceptors(sent, opponent(at.rules.air[air]!.side), air)
}

/** true: bombs of this result change the state of a unit: who is dispersed is not spent besides (MOS-12, MOS-31). */
export const isHit = (at: Situation, unit: CounterId, result: AirResult): boolean =>
  result === 'D' || (result === 'S' && !isDispersed(at, unit))
