import type { Refusal } from '@/lib/kernel/decision'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Shift } from '@/lib/wargame/odds'
import { scenarioOf } from '../rules/03-control'
import { type Fight, groundAttack, groundDefence, type ShiftRule, type SupportRule } from '../rules/14-odds'
import { firstOf } from '../rules/limits'
import type { Word } from '../words.en'
import { sideOfAir } from './air-seen'
import { guestsAt } from './losses'
import { type Situation, whole } from './situation'
import type { CounterId, Hex, Side } from './state'
import { no } from './world'

/** Aircraft that a side has in this turn (10.2, 10.4, 8.10). */
export function aircraft(at: Situation, side: Side): readonly string[] {
  const { air, sovietAir } = scenarioOf(at)
  if (side === 'german') return air.factors[at.open.turn] === undefined ? [] : air.units
  const isThere = sovietAir && at.open.turn >= at.rules.sovietAirTurn && !at.open.airWithheld
  return isThere ? [at.rules.sovietAir] : []
}

/** 8.10, 10.4: the Soviet aircraft comes where Moscow is whole as its turn begins, and not cut off. */
export const comes = (at: Situation): boolean =>
  at.rules.moscow.every((hex) => !at.open.taken.includes(hex)) &&
  at.rules.moscow.some((hex) => at.rules.supplied(at as never, 'soviet', hex))

/** Aircraft that a side has by the rules in force. */
export const airOf = (at: Situation, side: Side): readonly string[] => at.rules.airOf(at as never, side)

/** Factors of each aircraft of a side in this turn (17.8, 10.4). */
export const airFactor = (at: Situation, side: Side): number =>
  side === 'german' ? (scenarioOf(at).air.factors[at.open.turn] ?? 0) : at.rules.sovietAirFactor

/** Factors of an aircraft, as each of its side has them. */
export const factorOfAir = (at: Situation, air: string): number => airFactor(at, sideOfAir(at, air))

/** Aircraft that fly over units of a side in a hex. */
const airAt = (at: Situation, side: Side, hex: Hex): string[] =>
  Object.entries(at.open.air)
    .filter(
      ([air, unit]) =>
        sideOfAir(at, air) === side &&
        hexOf(at, unit) === hex &&
        isInRange(at, air, hex) &&
        // 14.34: whoever has gone back there brings nothing to those who stand there.
        !guestsAt(at, hex).includes(unit),
    )
    .map(([air]) => air)

/** 10.4: the Soviet aircraft stays near Moscow. */
const isInRange = (at: Situation, air: string, hex: Hex): boolean =>
  air !== at.rules.sovietAir ||
  at.rules.moscow.some((city) => at.rules.board.distance(city, hex) <= at.rules.sovietAirRange)

/** Why this aircraft may not support this unit; null if it may (10.2, 10.4). */
export function judgeCommitment(at: Situation, side: Side, air: string, unit: CounterId): Refusal | null {
  if (!airOf(at, side).includes(air)) return no('PM 10.2', 'no-aircraft', { air })
  if (air in at.open.air) return no('PM 10.2', 'air-committed', { air })
  const hex = at.rules.counters[unit]?.side === side ? hexOf(at, unit) : null
  if (hex === null) return no('PM 10.2', 'not-your-unit', { unit })
  if (airAt(at, side, hex).length > 0) return no('PM 10.2', 'air-there', { hex }, [hex])
  if (!isInRange(at, air, hex)) return no('PM 10.4', 'air-range', { hex }, [hex])
  return firstOf(at.rules.airBars, at, air, unit, hex)
}

/** Aircraft that wait for an order, and whom each of them may support. */
export const commitments = (at: Situation, side: Side): { air: string; units: CounterId[] }[] =>
  airOf(at, side)
    .filter((air) => !(air in at.open.air))
    .map((air) => ({
      air,
      units: onMapUnits(at, side).filter((unit) => judgeCommitment(at, side, air, unit) === null),
    }))
    .filter(({ units }) => units.length > 0)

/** Points of aircraft over units of a side in a hex. */
const pointsAt = (at: Situation, side: Side, hex: Hex, of: 'attack' | 'defence'): number =>
  airAt(at, side, hex).reduce((sum, air) => sum + at.rules.airFactor(at as never, air, of), 0)

/** Factors that the units of a stack contribute to an attack, which may be of others besides. */
type Contributed = (
  at: Parameters<SupportRule>[0],
  stack: Fight,
  fight: Fight,
  values: Parameters<SupportRule>[3],
) => number

/** 10.2, 15.5: points of aircraft over a stack, as many as the factors that its units contribute. */
export const supportedBy =
  (contributed: Contributed): SupportRule =>
  (at, fight, of, values) => {
    const now = whole(at)
    const { side, target, attackers } = fight
    if (of === 'defence') {
      const other: Side = side === 'german' ? 'soviet' : 'german'
      const points = pointsAt(now, other, target, of)
      return points === 0 ? 0 : Math.min(points, groundDefence(at, fight, values))
    }
    return [...new Set(attackers.map(({ from }) => from))].reduce((sum, from) => {
      const points = pointsAt(now, side, from, of)
      if (points === 0) return sum
      const here: Fight = { ...fight, attackers: attackers.filter((one) => one.from === from) }
      return sum + Math.min(points, contributed(at, here, fight, values))
    }, 0)
  }
export const groundSupport = supportedBy((at, stack, _fight, values) => groundAttack(at, stack, values))

/** 10.3: the VIII air corps shifts a column to whom it supports. */
export const eighthCorps: ShiftRule = (at, { side, target, attackers }) => {
  const now = whole(at)
  const flies = (hex: Hex) => airAt(now, 'german', hex).includes(now.rules.eighthCorps)
  const shift = (by: number): Shift<Word> => ({
    cite: 'PM 10.3',
    key: by > 0 ? 'odds-air' : 'odds-air-against',
    by,
  })
  if (side === 'soviet') return flies(target) ? shift(-1) : null
  return attackers.some(({ from }) => flies(from)) ? shift(1) : null
}
