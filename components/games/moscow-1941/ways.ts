import type { Offer, Route } from '@/components/wargame/port'
import { type ExposureRules, movedTo } from '@/components/wargame/turn/exposure-with'
import { pricedWays } from '@/components/wargame/turn/march'
import { LOST, type PerilRules } from '@/components/wargame/turn/perils'
import type { NoteRules } from '@/components/wargame/turn/way-notes'
import type { OnwardRules } from '@/components/wargame/turn/ways-on'
import { wouldMeet } from '@/lib/games/moscow-1941/rules/air'
import { battleOf } from '@/lib/games/moscow-1941/rules/attack'
import {
  judgeMove,
  leftAfter,
  marches,
  overLake,
  reach,
  wayCosts,
} from '@/lib/games/moscow-1941/rules/movement'
import { odds } from '@/lib/games/moscow-1941/rules/odds'
import { exchangeable, exchangeValues } from '@/lib/games/moscow-1941/rules/result'
import { activeRefusal } from '@/lib/games/moscow-1941/rules/stacking'
import { isSupplied } from '@/lib/games/moscow-1941/rules/supply'
import { factorOf, factorsOf, isDispersed, isOnFoot } from '@/lib/games/moscow-1941/rules/units'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { type Battle, counterOf, dueOf, type Hex, type Mission } from '@/lib/games/moscow-1941/state'
import { attackersLeft } from '@/lib/wargame/attack'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { type StrikeRules, strikers } from '@/lib/wargame/strikers'
import { forecast, forecastOfFight } from './odds'
import { priceOf } from './offers'
import type { MoscowWords } from './table-words'

const MISSIONS: Readonly<Record<string, Mission>> = { bomb: 'strike', dropSupply: 'supply', paradrop: 'drop' }

/** Who may intercept an air unit on its way, and whether its bombs would hurt nobody, as all there are spent. */
function flightNotes({ tell, nameOf }: MoscowWords, at: Situation, order: Offer['order'], { hexes }: Route) {
  const target = hexes.at(-1)!
  const against = wouldMeet(at, String(order.air), { mission: MISSIONS[order.type]!, target })
  const isIdle = forecast(at, { ...order, target }, null)?.throws?.length === 0
  return [
    ...(isIdle ? [tell('note.idle')] : []),
    // Whoever jumps is as scattered as whoever comes by train.
    ...(order.type === 'paradrop' ? [tell('note.rail')] : []),
    against.length === 0
      ? tell('note.free')
      : tell(against.length > 1 ? 'note.met' : 'note.met.one', { against: against.map(nameOf).join(', ') }),
  ]
}

/** true: a unit that has gone this way keeps what an attack takes (MOS-26). */
const keepsForAttack = (at: Situation, unit: string, path: readonly Hex[]): boolean =>
  (leftAfter(at, unit, path) ?? 0) >= at.rules.attackCost * at.rules.parts

export const notes: NoteRules<Situation, MoscowWords> = {
  points: (at, { unit }, { hexes }) => priceOf(at, unit!, hexes.slice(1)),
  more(words, at, { order, unit }, route) {
    if (order.type === 'railMove') return [words.tell('note.rail')]
    if (MISSIONS[order.type]) return flightNotes(words, at, order, route)
    const isTired = order.type === 'moveUnit' && !keepsForAttack(at, unit!, route.hexes.slice(1))
    return isTired ? [words.tell('note.move.tired')] : []
  },
}

/** What a move costs, part by part (MOS-45). */
export function costs(at: Situation, { order, unit }: Offer, { hexes }: Route) {
  if (order.type !== 'moveUnit' || !unit) return []
  const { country, road, bonus } = wayCosts(at, unit, hexes.slice(1))
  return [
    { what: 'cost.country', cite: 'MOS 45', parts: country },
    { what: 'cost.road', cite: 'MOS 45', parts: road },
    { what: 'cost.bonus', cite: 'MOS 45', parts: -bonus },
  ]
}

/** The whole of a way is one operational move (MOS-45, MOS-57); nobody who has gone on crosses a lake (MOS-48). */
export const onward: OnwardRules<Situation> = {
  ways: (at, { unit }) => pricedWays(marches(at, unit!)),
  gone: (at, { order, unit }, path) =>
    order.type === 'moveUnit' && unit ? movedTo(at, [unit], path.at(-1)!) : null,
  cost: (at, { unit }, { path }) =>
    judgeMove(at, at.rules.counters[unit!]!.side, unit!, path) ? null : priceOf(at, unit!, path).cost,
}

/** In the next segment of a side; over a lake those on foot attack, with half of what they count. */
export const strikes: StrikeRules<Situation> = {
  strikesFrom(at, unit, goes) {
    const ways = goes ? [...reach(at, unit)].filter(([, path]) => keepsForAttack(at, unit, path)) : []
    return isDispersed(at, unit) ? [] : [hexOf(at, unit)!, ...ways.map(([hex]) => hex)]
  },
  counts(at, unit, from, target) {
    if (!overLake(at, from, target)) return factorOf(at, unit)
    return isOnFoot(at, unit) ? factorOf(at, unit) / 2 : 0
  },
  mayJoin: (at, unit, others) => activeRefusal(at, [...others, unit]) === null,
}

/** What the enemy could attack a unit with where it ends its move; nobody is met where a train takes him. */
export const exposure: ExposureRules<Situation, MoscowWords, Battle> = {
  movers: (_, { order, unit }) => (order.type === 'moveUnit' && unit ? [unit] : []),
  bestAttack(at, target, side, goes) {
    const units = onMapUnits(at, side).filter((unit) => counterOf(at.open, unit).state === 'fresh')
    const attackers = [...strikers(strikes, at, { units, target, goes })]
    const fight = { ...battleOf(at, side, target, []), attackers }
    return attackers.length > 0 && odds(at, fight).possible === null ? fight : null
  },
  forecastOf: forecastOfFight,
}

/** What an exchange takes at most from either side, in factors (MOS-16). */
function exchanged(at: Situation, battle: Battle): number {
  const values = exchangeValues(at, battle)
  const due = factorsOf(at, attackersLeft(at, battle))
  const worth = exchangeable(at, battle, due).reduce((sum, unit) => sum + values[unit]!, 0)
  return Math.floor(Math.min(due, worth))
}

/**
 * What it costs to give way of one's own will (MOS-7) or rather than be exchanged (MOS-17, 18), to pay for an attack (MOS-9,
 * 10, 16), or to advance; and what becomes of those whom the attacker does not drive back (MOS-4, 5).
 */
export const perils: PerilRules<Situation> = {
  price(at, { offer: { order, unit } }) {
    const { battle } = at.open
    const dispersed = [{ key: 'peril.dispersed', params: {}, mark: 'D' }]
    const spent = [{ key: 'peril.spent', params: {}, mark: '' }]
    if (order.type === 'declineExchange') return [{ key: 'peril.driven', params: {}, mark: '' }]
    if (order.type === 'done' && battle && dueOf(at.open, 'decline'))
      return [{ key: 'peril.exchange', params: { n: exchanged(at, battle) }, mark: '' }]
    if (order.type === 'done' && battle && dueOf(at.open, 'drive')) return battle.pass > 1 ? dispersed : spent
    if (order.type === 'takeLoss' && unit)
      return dueOf(at.open, 'losses')?.kind === 'dispersed' ? dispersed : [LOST]
    const defenders = at.open.battle?.defenders ?? []
    const isFresh = defenders.some((one) => hexOf(at, one) && !isDispersed(at, one))
    // What the result has made of them they are where they stay, too.
    if (order.type === 'done' && dueOf(at.open, 'giveWay')) return isFresh ? spent : dispersed
    return order.type === 'giveWay' && isFresh ? dispersed : []
  },
  isSupplied,
}
