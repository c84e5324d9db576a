import { cached, once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { FAR, LeastCosts } from '@/lib/wargame/search'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import { mayStackIn } from './05-stacking'
import {
  alongRoad,
  entryHexes,
  entryStep,
  haltsAt,
  isShut,
  type Mover,
  marchOf,
  moverOf,
  normalStep,
} from './08-costs'

/** How a unit gets to a hex: the hexes entered, the sixths of a MP the march has then cost, and by which way. */
export interface Reached {
  path: Hex[]
  sixths: number
  /** true: by strategic movement (8.3.1). */
  road: boolean
}

/**
 * Every hex in which an order to this unit may end, with a cheapest path. A hex with a lone enemy HQ is an end; so is
 * the far bank of an unbridged major river.
 */
export const reach = cached(
  ({ open }: Situation) => open.counters,
  searched,
  ({ open }, unit) => [open.vpOnMap, marchOf(open, unit), open.options],
)

/** Room for searches. By normal costs node `i` is hex i, and node `count + i` is hex i after a crossing that halts. */
const roomOf = once((rules: Rules) => {
  const count = mapOf(rules).hexes.length
  return { count, normal: new LeastCosts(2 * count), road: new LeastCosts(count) }
})

function searched(at: Situation, unit: CounterId): ReadonlyMap<Hex, Reached> {
  const found = new Map<Hex, Reached>()
  const mover = moverOf(at, unit)
  if (!mover || mover.halted || at.rules.counters[unit]!.colour === 'pvo') return found
  const { hexes } = mover.ground
  const { count } = roomOf(at.rules)
  const normal = mover.normal === null ? null : normalWays(mover, mover.normal)
  const road = mover.road === null ? null : roadWays(mover, mover.road)
  const ends = new Set<number>()
  for (const search of [normal, road]) for (const node of search?.touched ?? []) ends.add(node % count)

  for (const i of [...ends].sort((a, b) => a - b)) {
    if (i === mover.at) continue
    const free = normal ? normal.cost[i]! : FAR
    const halted = normal ? normal.cost[count + i]! : FAR
    const fast = road ? road.cost[i]! : FAR
    const sixths = Math.min(free, halted, fast)
    const hex = hexes[i]!
    if (sixths === FAR || (mover.enemies[i] === 0 && !mayStackIn(at, unit, hex))) continue
    const way =
      free === sixths ? normal!.pathTo(i) : fast === sixths ? road!.pathTo(i) : normal!.pathTo(count + i)
    // The hex where the unit stands is not entered.
    const path = (mover.at < 0 ? way : way.slice(1)).map((node) => hexes[node % count]!)
    found.set(hex, { path, sixths, road: free !== sixths && fast === sixths })
  }
  return found
}

/** Where a march goes on from: where the unit is, or by the hexes of its box, at what it costs to enter them. */
function starts(mover: Mover, spent: number, entry: (to: number) => number): [number, number][] {
  if (mover.at >= 0) return [[mover.at, spent]]
  return entryHexes(mover)
    .map(mover.ground.numberOf)
    .filter((to) => to >= 0 && !isShut(mover, to))
    .map((to) => [to, spent + entry(to)])
}

/** Searches over the hexsides of every hex from which the march may go on; `take` offers what lies beyond. */
function search(
  mover: Mover,
  ways: LeastCosts,
  begun: [number, number][],
  take: (from: number, slot: number, to: number, spent: number) => void,
): LeastCosts {
  const { around, hexes } = mover.ground
  return ways.run(begun, mover.budget, (from, spent) => {
    // A unit stops beyond a crossing that halts, and where it overruns a lone HQ.
    if (from >= hexes.length || (from !== mover.at && mover.enemies[from] !== 0)) return
    for (let slot = 0; slot < 6; slot += 1) {
      const to = around[6 * from + slot]!
      if (to >= 0 && !isShut(mover, to)) take(from, slot, to, spent)
    }
  })
}

function normalWays(mover: Mover, spent: number): LeastCosts {
  const { count, normal: ways } = roomOf(mover.rules)
  const begun = starts(mover, spent, (to) => entryStep(mover, to))
  return search(mover, ways, begun, (from, slot, to, so) => {
    const cost = normalStep(mover, from, slot)
    if (cost > 0) ways.offer(haltsAt(mover, from, slot) ? count + to : to, from, so + cost)
  })
}

function roadWays(mover: Mover, spent: number): LeastCosts {
  const { road: ways } = roomOf(mover.rules)
  const mayTake = (from: number, slot: number, to: number) =>
    alongRoad(mover, from, slot, to) && mover.watched[to] === 0
  const begun = starts(mover, spent, (to) => (mayTake(-1, -1, to) ? mover.roadCost : FAR))
  return search(mover, ways, begun, (from, slot, to, so) => {
    if (mayTake(from, slot, to)) ways.offer(to, from, so + mover.roadCost)
  })
}
