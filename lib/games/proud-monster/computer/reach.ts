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

type Room = ReturnType<typeof roomOf>
/** From some hexes on, each with the points that are spent by then, what a kind of mover spends to each; `held`: where it cannot pass. */
type Run = (starts: Parameters<Room['run']>[0], held: Uint8Array | null) => Room

/** What each kind of mover among the enemies of a side spends, over what the fastest of it has; `visit` runs it from where they stand. */
function enemyRuns(
  at: Situation,
  side: Side,
  turns: number,
  visit: (run: Run, starts: Parameters<Run>[0], most: number) => void,
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
    const run: Run = (from, held) =>
      room.run(from, turns * most, (hex, spent) => {
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot += 1) {
          const to = around[slot]!
          const cost = to < 0 || held?.[to] ? null : step(hex, to)
          if (cost !== null) room.offer(to, hex, spent + cost)
        }
      })
    visit(run, starts, most)
  }
}

/** Hexes next to the enemies of a side: everybody comes one hex far (12.3). */
function enemySteps(at: Situation, side: Side, held: Uint8Array | null, visit: (hex: number) => void): void {
  const { around } = mapOf(at.rules)
  const passes = passesOf(at)
  for (const from of unitPlaces(at, opponent(side)))
    for (let slot = 6 * from; slot < 6 * from + 6; slot += 1)
      if (passes[slot] === 1 && !held?.[around[slot]!]) visit(around[slot]!)
}

/**
 * In how many player turns the enemy of a side could be in each hex if nobody stood in his way: 0 where he is, 1, 2, or 3
 * for more.
 */
export const comesIn = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Uint8Array => {
    const turns = new Uint8Array(mapOf(at.rules).hexes.length).fill(3)
    enemyRuns(at, side, 2, (run, starts, most) => {
      const { touched, cost } = run(starts, null)
      for (const hex of touched) turns[hex] = Math.min(turns[hex]!, cost[hex]! <= most ? 1 : 2)
    })
    enemySteps(at, side, null, (hex) => {
      turns[hex] = Math.min(turns[hex]!, 1)
    })
    for (const hex of unitPlaces(at, opponent(side))) turns[hex] = 0
    return turns
  },
  ({ open }) => [open.turn],
)

/** Hexes, by number, into which the enemy of a side can go next with everybody standing where he does. */
export function entered(at: Situation, side: Side): ReadonlySet<number> {
  const found = new Set<number>()
  const stops = held(at, side)
  enemyRuns(at, side, 1, (run, starts) => {
    for (const hex of run(starts, stops).touched) found.add(hex)
  })
  enemySteps(at, side, stops, (hex) => found.add(hex))
  return found
}

/** Those of them to which some of the enemies come by some hexes with no more points than by any other way, these hexes among them. */
export function enteredBy(at: Situation, side: Side, by: readonly Hex[]): ReadonlySet<number> {
  const found = new Set<number>()
  const stops = held(at, side)
  const doors = by.map(mapOf(at.rules).numberOf).filter((hex) => !stops[hex])
  const shut = stops.slice()
  for (const hex of doors) shut[hex] = 1
  enemyRuns(at, side, 1, (run, starts, most) => {
    const { cost } = run(starts, stops)
    const through = doors.filter((hex) => cost[hex]! <= most).map((hex) => [hex, cost[hex]!] as const)
    if (through.length === 0) return
    const round = run(starts, shut).cost.slice()
    for (const hex of run(through, stops).touched) if (cost[hex]! <= round[hex]!) found.add(hex)
  })
  enemySteps(at, side, stops, (hex) => {
    if (doors.includes(hex)) found.add(hex)
  })
  return found
}
