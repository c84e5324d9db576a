import { cached, once } from '@/lib/wargame/cached'
import { inCommandRange } from '@/lib/wargame/command'
import {
  dangerOf,
  type GuardRules,
  isNeeded,
  nextGuard,
  type Raid,
  type Raider,
  type Reserves,
} from '@/lib/wargame/computer/guard'
import { FAR } from '@/lib/wargame/computer/influence'
import { hexOf, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { markAround } from '@/lib/wargame/zoc'
import type { Rules } from '../in-force'
import { allowance, SIXTHS } from '../rules/08-costs'
import { ROAD } from '../rules/ground'
import { controllerOf } from '../rules/victory-hexes'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { fieldsOf, numberOf, unitHexes } from './ground'

/** Whoever enters one of these hexes of the other side's has won (16.1). */
export const prizesOf = ({ moscow, pocket }: Rules, side: Side): readonly Hex[] =>
  side === 'german' ? moscow : [...pocket]

/** More points than anybody has for a move. */
const CLOSED = 255

/** Aims by number, where they are guarded, and the least points by which they can be come to, by each way of going. */
const aimOf = once((rules: Rules) => {
  const { map, costs, spread } = fieldsOf(rules)
  const nothing = new Uint8Array(map.hexes.length)
  const roads = {
    ground: new Uint8Array(map.hexes.length).fill(1),
    hexsides: map.hexsides.map((side) => (side & ROAD ? 0 : CLOSED)),
    zonePoints: CLOSED,
  }
  const aim = (enemy: Side) => {
    const hexes = prizesOf(rules, enemy).map(map.numberOf)
    const posts = new Set(enemy === 'german' ? hexes : [])
    const nearest = (going: typeof roads | (typeof costs)[Side]) =>
      spread(
        hexes.map((hex) => [hex, 0] as const),
        { ...going, zone: nothing, held: nothing, through: 0 },
        CLOSED,
        true,
      ).cost
    return { hexes, posts, overland: nearest(costs[enemy]), byRoad: nearest(roads) }
  }
  return { roads, german: aim('german'), soviet: aim('soviet') }
})

/** Who of the enemy could come near enough for two moves, over land and by road (8.3.1). */
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
      const { motorized, corps } = at.rules.counters[unit]!
      const isReady =
        corps !== null || onMapHqs(at, enemy).some((hq) => inCommandRange(at, hq, map.hexes[here]!))
      if (points > 0 && aim.overland[here]! <= 2 * points) overland.push({ at: here, points, isReady })
      const march = Math.floor((points * SIXTHS) / at.rules.roadCost[at.open.options.roadCost])
      if (!motorized && aim.byRoad[here]! <= 2 * march) byRoad.push({ at: here, points: march, isReady })
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
    const aim = { hexes, posts, raids }
    const places = new Map(onMapUnits(at, side).map((unit) => [unit, numberOf(at, hexOf(at, unit)!)]))
    return { aim, danger: dangerOf(map, spread, aim), places }
  },
  ({ open }) => [open.vpOnMap],
)

/** true: without this unit more of the enemy could come to what ends the game. */
export function isGuard(at: Situation, unit: CounterId): boolean {
  const rules = guarding(at, at.rules.counters[unit]!.side)
  return rules !== null && isNeeded(rules, unit)
}

/** How many of the enemy could enter what ends the game, should a unit stand in a hex. */
export function dangerWith(at: Situation, unit: CounterId, hex: Hex): number {
  const rules = guarding(at, at.rules.counters[unit]!.side)
  if (!rules) return 0
  return rules.danger([...new Map(rules.places).set(unit, numberOf(at, hex)).values()]).now
}

/** Who should go where to guard what ends the game; null: nobody has to. */
export function guardTo(
  at: Situation,
  side: Side,
  reserves: Omit<Reserves, 'reach' | 'price'> & {
    reach(unit: CounterId): Iterable<Hex>
    price(unit: CounterId, to: Hex): number
  },
): { unit: CounterId; to: Hex } | null {
  const rules = guarding(at, side)
  if (!rules) return null
  const { map } = fieldsOf(at.rules)
  const found = nextGuard(map, rules, {
    ...reserves,
    reach: (unit) => [...reserves.reach(unit)].map(map.numberOf),
    price: (unit, to) => reserves.price(unit, map.hexes[to]!),
  })
  return found && { unit: found.unit, to: map.hexes[found.to]! }
}

/** So many moves before the enemy can be there a guard is sent for. */
const ALARM = 4

/** How many guards are missing where the enemy could be in a few moves. */
export const missingGuards = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): number => {
    const enemy = opponent(side)
    const { posts, overland } = aimOf(at.rules)[enemy]
    if (posts.size === 0) return 0
    const isNear = onMapUnits(at, enemy).some(
      (unit) => overland[numberOf(at, hexOf(at, unit)!)]! <= ALARM * allowance(at, unit),
    )
    if (!isNear) return 0
    const held = new Set(unitHexes(at, side))
    return [...posts].filter((post) => !held.has(post)).length
  },
)

/** Sixths of a MP are hexes of a march by road (8.3.1). */
const marchOf = ({ rules, open }: Situation, unit: CounterId): number =>
  Math.floor((rules.counters[unit]!.move * SIXTHS) / rules.roadCost[open.options.roadCost])

/** How many marches by road a piece has from a hex to what it guards; Infinity where it does not march. */
export function marchesFrom(at: Situation, unit: CounterId, hex: Hex): number {
  const { side, motorized, colour } = at.rules.counters[unit]!
  const hexes = aimOf(at.rules)[opponent(side)].byRoad[numberOf(at, hex)]!
  return motorized || colour === 'pvo' || hexes >= FAR ? Infinity : Math.ceil(hexes / marchOf(at, unit))
}

/** Pieces of the reserve that are to go nearer to what they guard, as far as they may, each with where it goes. */
export function reserveTo(
  at: Situation,
  side: Side,
  pieces: readonly CounterId[],
  reach: (piece: CounterId) => Iterable<Hex>,
): { unit: CounterId; to: Hex } | null {
  const { hqs, units } = reserveOf(at, side)
  const { byRoad } = aimOf(at.rules)[opponent(side)]
  const far = (hex: Hex) => byRoad[numberOf(at, hex)]!
  for (const unit of pieces) {
    const { hq } = at.rules.counters[unit]!
    if (!(hq ? hqs : units).includes(unit)) continue
    const here = far(hexOf(at, unit)!)
    const [to] = [...reach(unit)].filter((hex) => far(hex) < here).sort((a, b) => far(a) - far(b))
    if (to !== undefined) return { unit, to }
  }
  return null
}

/** Who goes to guard as soon as he is active: as many as are missing, the nearest first, and the HQ that leads them. */
export const reserveOf = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): { hqs: readonly CounterId[]; units: readonly CounterId[] } => {
    const missing = missingGuards(at, side)
    const nearest = (pieces: readonly CounterId[]) =>
      pieces
        .map((unit) => ({ unit, marches: marchesFrom(at, unit, hexOf(at, unit)!) }))
        .filter(({ marches }) => marches > 0 && marches <= 2)
        .sort((a, b) => a.marches - b.marches || a.unit.localeCompare(b.unit))
        .map(({ unit }) => unit)
    if (missing === 0) return { hqs: [], units: [] }
    return {
      hqs: nearest(onMapHqs(at, side)).slice(0, 1),
      units: nearest(onMapUnits(at, side)).slice(0, missing),
    }
  },
  ({ open }) => [open.options],
)
