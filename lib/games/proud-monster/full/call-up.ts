import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, inBox, standsBeside } from '@/lib/wargame/occupancy'
import { typeOf } from '../rules/02-units'
import { crowdRefusal } from '../rules/06-stacking'
import type { HaltRule } from '../rules/limits'
import { isIntact } from './forts'
import { type Situation, whole } from './situation'
import type { Battle, CounterId, Hex } from './state'
import { isSupplied } from './supply'
import { no } from './world'

/** Units that are called up when the German likes: security divisions and the siege artillery (8.21, 14.41). */
export const onCall = (at: Situation): CounterId[] =>
  inBox(at, 'track', 'german').filter((unit) => at.rules.onCall.includes(typeOf(at, unit)))

/** true: siege artillery (14.41). */
export const isSiege = (at: Situation, unit: CounterId): boolean => typeOf(at, unit) === 'siege-artillery'

/** Why a unit is not called up into this hex; null if it is (8.21, 14.41). */
export function judgeCall(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  const siege = at.rules.counters[unit] !== undefined && isSiege(at, unit)
  const cite = siege ? 'PM 14.41' : 'PM 8.21'
  if (!onCall(at).includes(unit)) return no(cite, 'not-on-call', { unit })
  const kind = at.rules.placeOf(hex)?.kind
  if (kind !== 'city' && kind !== 'large')
    return no(cite, 'call-place', { hex }, at.rules.board.has(hex) ? [hex] : [])
  if (!at.open.taken.includes(hex) || !isSupplied(at, 'german', hex))
    return no(cite, 'call-place', { hex }, [hex])
  if (siege && standsBeside(at, 'soviet', hex)) return no('PM 14.41', 'call-next-to-enemy', { hex }, [hex])
  return crowdRefusal(at, [unit], countersAt(at, hex), hex)
}

/** Every unit that could be called up, with where. */
export const calls = (at: Situation): { unit: CounterId; hexes: Hex[] }[] =>
  onCall(at)
    .map((unit) => ({ unit, hexes: at.open.taken.filter((hex) => judgeCall(at, unit, hex) === null) }))
    .filter(({ hexes }) => hexes.length > 0)

/** Security divisions of a group that has been begun and for which there is still a place (8.21). */
export function groupLeft(at: Situation): number {
  const { securityGroup } = at.rules
  const missing = (securityGroup - (at.open.called % securityGroup)) % securityGroup
  return Math.min(missing, calls(at).filter(({ unit }) => !isSiege(at, unit)).length)
}

/** 14.41: siege artillery stays where it is in the first couplet after it was called up. */
export const siegeRests: HaltRule = (at, unit) => {
  const { arko, turn, couplet } = whole(at).open
  return typeOf(at, unit) === 'siege-artillery' && arko === turn && couplet === 1
    ? no('PM 14.41', 'siege-rests', { unit })
    : null
}

/** 14.41: it never attacks by itself. */
export const siegeHolds: HaltRule = (at, unit) =>
  typeOf(at, unit) === 'siege-artillery' ? no('PM 14.41', 'siege-attacks', { unit }) : null

/** 14.41: beside those who attack a city, large town or fort it raises the defender's result by one. */
export function siegeResult(at: Situation, battle: Battle, printed: string): string {
  const [attacker, defender] = printed.split('/')
  const kind = at.rules.placeOf(battle.target)?.kind
  const isTarget = kind === 'city' || kind === 'large' || isIntact(at, battle.target)
  const isBeside = battle.attackers.some(({ from }) => countersAt(at, from).some((unit) => isSiege(at, unit)))
  if (battle.side !== 'german' || battle.mobile || !isTarget || !isBeside || defender === 'E') return printed
  return `${attacker}/${Number(defender) + 1}`
}
