import { cached, once } from '@/lib/wargame/cached'
import { inCommandRange } from '@/lib/wargame/command'
import {
  type Danger,
  dangerOf,
  type Guard,
  type Raid,
  type Raider,
  type Storm,
} from '@/lib/wargame/computer/danger'
import {
  dangerNow,
  dangerWith,
  type GuardRules,
  isNeeded,
  nextGuard,
  type Reserves,
} from '@/lib/wargame/computer/guard'
import type { HexMap } from '@/lib/wargame/map'
import { hexOf, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { ratioColumn } from '@/lib/wargame/odds'
import { markAround } from '@/lib/wargame/zoc'
import type { CrtRow } from '../data/charts'
import type { Rules } from '../in-force'
import { allowance, SIXTHS } from '../rules/08-costs'
import { strength } from '../rules/09-odds'
import { groundOf, ROAD } from '../rules/ground'
import { controllerOf } from '../rules/victory-hexes'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, opponent, type Side } from '../state'
import { fieldsOf, numberOf } from './ground'

/** Whoever enters one of these hexes of the other side's has won (16.1). */
export const prizesOf = ({ moscow, pocket }: Rules, side: Side): readonly Hex[] =>
  side === 'german' ? moscow : [...pocket]

/** More points than anybody has for a move. */
const CLOSED = 255

/** Where fewest guards close all roads to the pocket to those who march by them (8.3.1): beside their last hexes. */
function gatesOf(
  { hexes, around, pocket, hexesBetween }: HexMap & { pocket: Uint8Array },
  byRoad: Int16Array,
): number[] {
  const ends = [...hexes.keys()].filter((hex) => byRoad[hex] === 1)
  const closes = (hex: number) => ends.filter((end) => hexesBetween(hex, end) <= 1).length
  return ends.flatMap((end) => {
    const near = [end, ...around.slice(6 * end, 6 * end + 6)].filter((hex) => hex >= 0 && pocket[hex] === 0)
    const most = Math.max(...near.map(closes))
    return near.filter((hex) => closes(hex) === most)
  })
}

/** So many moves before he can be there somebody of a side counts: Soviet armies may be active twice before a German is. */
const AHEAD = { german: 2, soviet: 3 } as const

/** Aims by number, where they are guarded, and the least points by which they can be come to, by each way of going. */
export const aimOf = once((rules: Rules) => {
  const { map, costs, spread } = fieldsOf(rules)
  const nothing = new Uint8Array(map.hexes.length)
  const roads = {
    ground: new Uint8Array(map.hexes.length).fill(1),
    hexsides: map.hexsides.map((side) => (side & ROAD ? 0 : CLOSED)),
    zonePoints: CLOSED,
  }
  const aim = (enemy: Side) => {
    const hexes = prizesOf(rules, enemy).map(map.numberOf)
    const nearest = (going: typeof roads | (typeof costs)[Side]) =>
      spread(
        hexes.map((hex) => [hex, 0] as const),
        { ...going, zone: nothing, held: nothing, through: 0 },
        CLOSED,
        true,
      ).cost
    const byRoad = nearest(roads)
    const posts = new Set(enemy === 'german' ? hexes : gatesOf(map, byRoad))
    return { hexes, posts, overland: nearest(costs[enemy]), byRoad }
  }
  return { roads, german: aim('german'), soviet: aim('soviet') }
})

/** What a unit attacks with, and defends with, as its supply stands (10.3). */
const attackOf = (at: Situation, unit: CounterId): number => {
  const { oos, isolated } = counterOf(at.open, unit)
  return strength(at, unit, 'attack') / ((oos ? 2 : 1) * (isolated ? 2 : 1))
}
const defenceOf = (at: Situation, unit: CounterId): number =>
  strength(at, unit, 'defence') / (counterOf(at.open, unit).isolated ? 2 : 1)

/** How Germans storm a hex of Moscow: with a Stuka if there is one (9.3.4), on every face that drives somebody away. */
const stormOf = ({ rules, open }: Situation): Storm => ({
  clears(hex, attack, defence) {
    const raw = ratioColumn(attack, defence, rules.ratios)
    if (raw === null) return 0
    const stuka = open.stukas.ready > 0 ? rules.stukaShift : 0
    const column = raw + stuka - rules.terrainShift(groundOf(rules).hexes[hex]!)
    if (column < 0) return 0
    const last = Math.min(column, rules.columns.length - 1)
    return ROWS.filter((row) => rules.crtResult(last, row).retreat > 0).length / ROWS.length
  },
  unitsInAHex: rules.unitsInAHex,
})
const ROWS: readonly CrtRow[] = [0, 1, 2, 3, 4, 5]

/** Who of the enemy could come near enough for some moves, over land and by road (8.3.1). */
const raidsOn = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Raid[] => {
    const enemy = opponent(side)
    const { map, costs } = fieldsOf(at.rules)
    const { roads, [enemy]: aim } = aimOf(at.rules)
    const overland: Raider[] = []
    const byRoad: Raider[] = []
    for (const unit of onMapUnits(at, enemy)) {
      const here = numberOf(at, hexOf(at, unit)!)
      const points = allowance(at, unit)
      const { motorized, corps, colour } = at.rules.counters[unit]!
      const isReady =
        corps !== null || onMapHqs(at, enemy).some((hq) => inCommandRange(at, hq, map.hexes[here]!))
      const raider = { at: here, isReady, attack: attackOf(at, unit), group: corps === null ? '' : colour }
      if (points > 0 && aim.overland[here]! <= AHEAD[enemy] * points) overland.push({ ...raider, points })
      const march = Math.floor((points * SIXTHS) / at.rules.roadCost[at.open.options.roadCost])
      if (!motorized && aim.byRoad[here]! <= AHEAD[enemy] * march) byRoad.push({ ...raider, points: march })
    }
    return [
      { going: costs[enemy], raiders: overland },
      { going: { ...roads, shut: watchedBy(at, side, byRoad) }, raiders: byRoad },
    ]
  },
  ({ open }) => [open.vpOnMap],
)

/** Where nobody marches by road for Victory Hexes and HQs of a side, but for where somebody stands (8.3.1). */
function watchedBy(at: Situation, side: Side, but: readonly Raider[]): Uint8Array {
  const { map } = fieldsOf(at.rules)
  const watched = new Uint8Array(map.hexes.length)
  const towns = Object.keys(at.rules.victoryHexes).filter((hex) => controllerOf(at, hex) === side)
  for (const hex of [...towns, ...onMapHqs(at, side).map((hq) => hexOf(at, hq)!)]) {
    watched[map.numberOf(hex)] = 1
    markAround(map, watched, map.numberOf(hex))
  }
  for (const { at: here } of but) watched[here] = 0
  return watched
}

/** What a side guards, as the pieces stand; null: nobody is near. */
const guarding = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): GuardRules | null => {
    const raids = raidsOn(at, side)
    if (raids.every(({ raiders }) => raiders.length === 0)) return null
    const { map, spread } = fieldsOf(at.rules)
    const { hexes, posts } = aimOf(at.rules)[opponent(side)]
    const storm = side === 'soviet' ? { storm: stormOf(at) } : {}
    const aim = { hexes, posts, raids, ahead: AHEAD[opponent(side)], ...storm }
    const guards = onMapUnits(at, side).map((unit) => [unit, guardIn(at, unit, hexOf(at, unit)!)] as const)
    return { aim, danger: dangerOf(map, spread, aim), guards: new Map(guards) }
  },
  ({ open }) => [open.vpOnMap, open.stukas],
)

const guardIn = (at: Situation, unit: CounterId, hex: Hex): Guard => ({
  at: numberOf(at, hex),
  defence: defenceOf(at, unit),
})

/** true: without this unit more of the enemy could come to what ends the game, or storm it more easily. */
export function isGuard(at: Situation, unit: CounterId): boolean {
  const rules = guarding(at, at.rules.counters[unit]!.side)
  return rules !== null && isNeeded(fieldsOf(at.rules).map, rules, unit)
}

/** Germans who guard the roads to the pocket: they stay, and need nobody who leads them. */
export const gateGuards = cached(
  ({ open }: Situation) => open.counters,
  (at): ReadonlySet<CounterId> => {
    const { posts } = aimOf(at.rules).soviet
    return new Set(
      onMapUnits(at, 'german').filter(
        (unit) => posts.has(numberOf(at, hexOf(at, unit)!)) && isGuard(at, unit),
      ),
    )
  },
  ({ open }) => [open.vpOnMap, open.stukas],
)

const NONE: Danger = { now: 0, soon: 0, peril: 0, ways: new Set() }

/** The danger to what ends the game, as the pieces stand. */
export function dangerOn(at: Situation, side: Side): Danger {
  const rules = guarding(at, side)
  return rules ? dangerNow(rules) : NONE
}

/** How the game may be lost should a unit stand in a hex: enemies who could come at once, and chances of a storm. */
export function lossWith(at: Situation, unit: CounterId, hex: Hex): number {
  const rules = guarding(at, at.rules.counters[unit]!.side)
  if (!rules) return 0
  const { now, peril } = dangerWith(rules, unit, guardIn(at, unit, hex))
  return now + peril
}

/** true: a unit would leave a post on which it keeps the enemy from what ends the game. */
export function leavesPost(at: Situation, unit: CounterId, hex: Hex): boolean {
  const rules = guarding(at, at.rules.counters[unit]!.side)
  if (!rules) return false
  const { map } = fieldsOf(at.rules)
  const guards = new Map(rules.guards).set(unit, guardIn(at, unit, hex))
  return isNeeded(map, rules, unit) && !isNeeded(map, { ...rules, guards }, unit)
}

/** Who should go where to guard what ends the game; null: nobody has to. */
export function guardTo(
  at: Situation,
  side: Side,
  reserves: Pick<Reserves, 'units' | 'mostAhead' | 'stake'> & {
    reach(unit: CounterId): Iterable<Hex>
    price(unit: CounterId, to: Hex): number
  },
): { unit: CounterId; to: Hex } | null {
  const rules = guarding(at, side)
  if (!rules) return null
  const { map } = fieldsOf(at.rules)
  const found = nextGuard(map, rules, {
    ...reserves,
    defence: (unit) => defenceOf(at, unit),
    reach: (unit) => [...reserves.reach(unit)].map(map.numberOf),
    price: (unit, to) => reserves.price(unit, map.hexes[to]!),
  })
  return found && { unit: found.unit, to: map.hexes[found.to]! }
}
