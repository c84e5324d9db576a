import { cached, once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { held, hexOf, onMapUnits, unitPlaces } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { LeastCosts } from '@/lib/wargame/search'
import type { Rules } from '../in-force'
import { moveOf } from '../rules/02-units'
import { gaitOf, STRAIT, sidesOf, stepper } from '../rules/12-costs'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'

const roomOf = once((rules: Rules) => new LeastCosts(mapOf(rules).hexes.length))

/** 1: there is a way from a hex into the next, by hexside; straits count, as they are crossed and fought across. */
export const passesOf = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules, open }): Uint8Array => {
    const { around, hexes } = mapOf(rules)
    const { isInPlay } = rules.scenarios[open.scenario]
    const inPlay = hexes.map((hex) => isInPlay(hex) && rules.isLand(hex))
    const sides = sidesOf(rules)
    return Uint8Array.from(around, (to, side) =>
      to >= 0 && inPlay[to] && inPlay[Math.floor(side / 6)] && sides[side]! <= STRAIT ? 1 : 0,
    )
  },
  ({ open }) => [open.scenario],
)

/** More hexes than any way is long. */
const NO_WAY = 255

const waysTo = cached(
  ({ rules }: Situation) => rules.board,
  (_at): Map<number, Uint8Array> => new Map(),
  ({ open }) => [open.scenario],
)

/** Hexes from each hex to one, both by number, as one goes over land: no arm of the sea is nearer than the way round it. */
export function hexesTo(at: Situation, goal: number): Uint8Array {
  const known = waysTo(at).get(goal)
  if (known) return known
  const { around, hexes } = mapOf(at.rules)
  const passes = passesOf(at)
  const far = new Uint8Array(hexes.length).fill(NO_WAY)
  far[goal] = 0
  const open = [goal]
  for (const from of open)
    for (let slot = 6 * from; slot < 6 * from + 6; slot += 1) {
      const to = around[slot]!
      if (passes[slot] !== 1 || far[to] !== NO_WAY) continue
      far[to] = far[from]! + 1
      open.push(to)
    }
  waysTo(at).set(goal, far)
  return far
}

/** Points that the enemy of a side needs to be in each hex, over those that he has; `held`: where he cannot pass. */
function wayOf(
  at: Situation,
  side: Side,
  turns: number,
  held: Uint8Array | null,
  visit: (hex: number, inOne: boolean) => void,
): void {
  const { rules } = at
  const { around, numberOf } = mapOf(rules)
  const room = roomOf(rules)
  const enemies = onMapUnits(at, opponent(side))
  for (const units of grouped(enemies, (unit) => gaitOf(at, unit)).values()) {
    const most = Math.max(...units.map((unit) => moveOf(at, unit)))
    const step = stepper(at, units[0]!)
    const starts = units.map(
      (unit: CounterId) => [numberOf(hexOf(at, unit)!), most - moveOf(at, unit)] as const,
    )
    room.run(starts, turns * most, (from, spent) => {
      for (let slot = 6 * from; slot < 6 * from + 6; slot += 1) {
        const to = around[slot]!
        const cost = to < 0 || held?.[to] ? null : step(from, to)
        if (cost !== null) room.offer(to, from, spent + cost)
      }
    })
    for (const hex of room.touched) visit(hex, room.cost[hex]! <= most)
  }
  // Everybody comes one hex far (12.3).
  const passes = passesOf(at)
  for (const from of unitPlaces(at, opponent(side)))
    for (let slot = 6 * from; slot < 6 * from + 6; slot += 1)
      if (passes[slot] === 1 && !held?.[around[slot]!]) visit(around[slot]!, true)
}

/**
 * In how many player turns the enemy of a side could be in each hex if nobody stood in his way: 0 where he is, 1, 2, or 3
 * for more.
 */
export const comesIn = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Uint8Array => {
    const turns = new Uint8Array(mapOf(at.rules).hexes.length).fill(3)
    wayOf(at, side, 2, null, (hex, inOne) => {
      turns[hex] = Math.min(turns[hex]!, inOne ? 1 : 2)
    })
    for (const hex of unitPlaces(at, opponent(side))) turns[hex] = 0
    return turns
  },
  ({ open }) => [open.turn],
)

/** Hexes, by number, into which the enemy of a side can go next with everybody standing where he does; `shut`: where he cannot pass besides. */
export function entered(at: Situation, side: Side, shut: readonly Hex[] = []): ReadonlySet<number> {
  const found = new Set<number>()
  const stops = held(at, side).slice()
  for (const hex of shut) stops[mapOf(at.rules).numberOf(hex)] = 1
  wayOf(at, side, 1, stops, (hex, inOne) => {
    if (inOne) found.add(hex)
  })
  return found
}
