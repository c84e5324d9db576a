import type { Refusal } from '@/lib/kernel/decision'
import { cached, once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import type { CounterId, Gait, Hex, Side } from '../state'
import { no } from '../world'
import { isMech, typeOf } from './02-units'
import { type BarRule, firstOf } from './limits'

/** What a hexside is to those who cross it: nothing, a river, a strait, or water that nobody crosses. */
export const OPEN = 0
export const RIVER = 1
export const STRAIT = 2
export const SHUT = 3

/** Each hexside, by number, of the map (12.14 to 12.16). */
export const sidesOf = once((rules: Rules): Uint8Array => {
  const { hexes, around } = mapOf(rules)
  return Uint8Array.from(around, (to, side) => {
    if (to < 0) return SHUT
    const [a, b] = [hexes[Math.floor(side / 6)]!, hexes[to]!]
    if (rules.straitBetween(a, b)) return STRAIT
    if (rules.isWaterBetween(a, b)) return SHUT
    return rules.riverBetween(a, b) ? RIVER : OPEN
  })
})

/** Each of them as it is now to those who cross it, or attack across it. */
const sidesNow = cached(
  ({ rules }: Situation) => rules.board,
  (at, to: 'move' | 'attack'): Uint8Array => {
    const { hexes, around } = mapOf(at.rules)
    return sidesOf(at.rules).map((lies, side) => {
      const other = around[side]!
      if (lies === OPEN || other < 0) return lies
      return at.rules.hexside(at as never, lies, [hexes[Math.floor(side / 6)]!, hexes[other]!], to)
    })
  },
  (at) => [...at.rules.season(at as never)],
)

/** What lies between two hexes that are next to each other, for those who attack, or who move. */
export function sideBetween(at: Situation, from: Hex, to: Hex, use: 'move' | 'attack' = 'attack'): number {
  const { numberOf, slotTo } = mapOf(at.rules)
  const [a, b] = [numberOf(from), numberOf(to)]
  const slot = slotTo(a, b)
  return slot < 0 ? SHUT : sidesNow(at, use)[6 * a + slot]!
}

/** true: a side takes no notice of rivers now (5.5). */
export const ignoresRivers = ({ rules, open }: Situation, side: Side): boolean =>
  side === 'german' && open.turn <= rules.riversFrom

/** What kind of mover a unit is (12.10 to 12.13). */
export function gaitOf(at: Situation, unit: CounterId): Gait {
  if (isMech(at, unit)) return 'mech'
  const type = typeOf(at, unit)
  return type === 'cavalry' ? 'rider' : type === 'mountain' ? 'mountain' : 'foot'
}

/** 8.5: Romanians and Hungarians do not enter the country of the other. */
export const foreignCountry: BarRule = ({ rules }, unit, hex) => {
  const country = rules.zomo(hex)
  const { nation } = rules.counters[unit]!
  return (nation === 'romanian' && country === 'hungary') || (nation === 'hungarian' && country === 'romania')
    ? no('PM 8.5', 'foreign-country', { unit, hex }, [hex])
    : null
}

/** Why a hex is barred to a unit, whatever the way; null if it is not (8.5). */
export const barRefusal = (at: Situation, unit: CounterId, hex: Hex): Refusal | null =>
  firstOf(at.rules.bars, at, unit, hex)
/** true: a hex is barred to a unit, whatever the way (8.5). */
export const isForeign = (at: Situation, unit: CounterId, hex: Hex): boolean =>
  barRefusal(at, unit, hex) !== null

/** 1: a hex, by number, that is barred to units of a nation in this turn: nothing else of them bars one. */
const barredTo = cached(
  ({ rules }: Situation) => rules.board,
  (at, nation: string): Uint8Array => {
    const unit = Object.values(at.rules.counters).find((counter) => counter.nation === nation)!.id
    return Uint8Array.from(mapOf(at.rules).hexes, (hex) => Number(isForeign(at, unit, hex)))
  },
  ({ open }) => [open.turn],
)

/** Points that a hex costs a kind of mover; -1: nobody enters it (12.10 to 12.14). */
export const groundPrice = ({ rules, open }: Situation, gait: Gait, hex: Hex): number =>
  rules.scenarios[open.scenario].isInPlay(hex) && rules.isLand(hex)
    ? rules.moveCosts[rules.terrainOf(hex)]![gait]
    : -1

/** The same of each hex of the map, by number. */
const groundOf = cached(
  ({ rules }: Situation) => rules.board,
  (at, gait: Gait): Int8Array =>
    Int8Array.from(mapOf(at.rules).hexes, (hex) => at.rules.groundPrice(at as never, gait, hex)),
  (at) => [at.open.scenario, ...at.rules.season(at as never)],
)

/** The same of one hex; null: it cannot be entered. */
export function groundCost(at: Situation, unit: CounterId, hex: Hex): number | null {
  const cost = groundOf(at, gaitOf(at, unit))[mapOf(at.rules).numberOf(hex)] ?? -1
  const isBarred = barredTo(at, at.rules.counters[unit]!.nation)[mapOf(at.rules).numberOf(hex)] === 1
  return cost < 0 || isBarred ? null : cost
}

/** Points that a river costs on top (12.15). */
const riverCost = (at: Situation, side: Side, mech: boolean): number =>
  ignoresRivers(at, side) ? 0 : at.rules.riverCosts[mech ? 'mech' : 'foot']

/** Points along a road from one hex into the next that spares a unit the ground (12.20); 0: there is none for it. */
export function roadCost(at: Situation, unit: CounterId, from: Hex, to: Hex): number {
  const roads = at.rules.roads(at as never, gaitOf(at, unit))
  if (roads === null || isForeign(at, unit, to)) return 0
  const { numberOf, slotTo } = mapOf(at.rules)
  const [a, b] = [numberOf(from), numberOf(to)]
  return roads[6 * a + slotTo(a, b)] ?? 0
}

/** Points from a hex into the next: ground and hexside together (12.21); null: nobody goes there by points. */
export function stepCost(at: Situation, unit: CounterId, from: Hex, to: Hex): number | null {
  const ground = roadCost(at, unit, from, to) || groundCost(at, unit, to)
  const side = sideBetween(at, from, to, 'move')
  if (ground === null || side === SHUT || side === STRAIT) return null
  return ground + (side === RIVER ? riverCost(at, at.rules.counters[unit]!.side, isMech(at, unit)) : 0)
}

/** For searches: the same as a function of numbers of hexes, made once for a unit. */
export function stepper(at: Situation, unit: CounterId) {
  const { rules } = at
  const map = mapOf(rules)
  const gait = gaitOf(at, unit)
  const ground = groundOf(at, gait)
  const sides = sidesNow(at, 'move')
  const roads = rules.roads(at as never, gait)
  const river = riverCost(at, rules.counters[unit]!.side, isMech(at, unit))
  const barred = barredTo(at, rules.counters[unit]!.nation)
  return (from: number, to: number): number | null => {
    const number = roads === null ? -1 : 6 * from + map.slotTo(from, to)
    const cost = roads?.[number] || ground[to]!
    if (cost < 0 || barred[to] === 1) return null
    const side = sides[number < 0 ? 6 * from + map.slotTo(from, to) : number]!
    if (side >= STRAIT) return null
    return cost + (side === RIVER ? river : 0)
  }
}
