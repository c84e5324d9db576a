import type { Offer, Route } from '@/components/wargame/port'
import { type ExposureRules, movedTo } from '@/components/wargame/turn/exposure-with'
import type { NoteRules } from '@/components/wargame/turn/way-notes'
import type { OnwardRules } from '@/components/wargame/turn/ways-on'
import { AIR } from '@/lib/games/moscow-1941/data/units'
import { wouldMeet } from '@/lib/games/moscow-1941/rules/air'
import { battleOf } from '@/lib/games/moscow-1941/rules/attack'
import { judgeMove, leftAfter, overLake, reach, wayCosts } from '@/lib/games/moscow-1941/rules/movement'
import { odds } from '@/lib/games/moscow-1941/rules/odds'
import { activeRefusal } from '@/lib/games/moscow-1941/rules/stacking'
import { factorOf, isDispersed, isOnFoot } from '@/lib/games/moscow-1941/rules/units'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { type Battle, counterOf, type Hex, type Mission, type Side } from '@/lib/games/moscow-1941/state'
import { gathered } from '@/lib/wargame/gathered'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { forecast, forecastOfFight } from './odds'
import { priceOf } from './offers'
import type { MoscowWords } from './table-words'

const MISSIONS: Readonly<Record<string, Mission>> = { bomb: 'strike', dropSupply: 'supply' }

/** Who may intercept an air unit on its way, and whether its bombs would hurt nobody, as all there are spent. */
function flightNotes({ tell, nameOf }: MoscowWords, at: Situation, order: Offer['order'], { hexes }: Route) {
  const target = hexes.at(-1)!
  const against = wouldMeet(at, String(order.air), { mission: MISSIONS[order.type]!, target })
  const isIdle = forecast(at, { ...order, target }, null)?.throws?.length === 0
  return [
    ...(isIdle ? [tell('note.idle')] : []),
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
    if (AIR[unit ?? '']) return flightNotes(words, at, order, route)
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

/** The whole of a way is one operational move (MOS-45, MOS-57). */
export const onward: OnwardRules<Situation> = {
  gone: (at, { order, unit }, path) =>
    order.type === 'moveUnit' && unit ? movedTo(at, [unit], path.at(-1)!) : null,
  cost: (at, { unit }, { path }) =>
    judgeMove(at, at.rules.counters[unit!]!.side, unit!, path) ? null : priceOf(at, unit!, path).cost,
}

/** Hexes out of which a unit could attack in the next segment of its side, with those to which it may go first. */
export function strikingPlaces(at: Situation, unit: string, goes: boolean): Hex[] {
  const here = hexOf(at, unit)!
  const ways = goes ? [...reach(at, unit)].filter(([, path]) => keepsForAttack(at, unit, path)) : []
  return isDispersed(at, unit) ? [] : [here, ...ways.map(([hex]) => hex)]
}

/** The best attack that a side may make on a hex next, from where its units stand or can get; null: none. */
function bestAttack(at: Situation, target: Hex, side: Side, goes: boolean): Battle | null {
  const beside = at.rules.board.neighbours(target)
  const posts = gathered(
    onMapUnits(at, side).filter((unit) => counterOf(at.open, unit).state === 'fresh'),
    {
      placesOf: (unit) => {
        const places = new Set(strikingPlaces(at, unit, goes))
        return beside.filter((hex) => places.has(hex))
      },
      counts: (unit, from) =>
        overLake(at, from, target) ? (isOnFoot(at, unit) ? factorOf(at, unit) / 2 : 0) : factorOf(at, unit),
      mayJoin: (unit, others) => activeRefusal(at, [...others, unit]) === null,
    },
  )
  if (posts.length === 0) return null
  const fight = { ...battleOf(at, side, target, []), attackers: [...posts] }
  return odds(at, fight).possible === null ? fight : null
}

/** What the enemy could attack a unit with where it ends its move; nobody is met where a train takes him. */
export const exposure: ExposureRules<Situation, MoscowWords, Battle> = {
  movers: (_, { order, unit }) => (order.type === 'moveUnit' && unit ? [unit] : []),
  bestAttack,
  forecastOf: forecastOfFight,
}
