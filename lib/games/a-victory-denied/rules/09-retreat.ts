import type { Cite } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { isBridged, POCKET, riverBetween } from '../data/map'
import { board } from '../geometry'
import { type CounterId, counterOf, type Hex, type Side, type Table } from '../state'
import { stackRefusal } from './05-stacking'
import { inEnemyZoc } from './06-zoc'
import { usableSources } from './10-supply'
import { countersAt, enemyAt, hexOf, isLoneHq, onMap } from './occupancy'

/** Hexes from a hex to the nearest usable supply source of a side; Infinity: there is none (A-AVD-33). */
const toSource = (table: Table, side: Side, hex: Hex): number =>
  Math.min(...usableSources(table, side).map((source) => board.distance(hex, source)))

/** true: one hex lies closer to a usable supply source of the side than the other (9.5.3). */
export const closerToSource = (table: Table, side: Side, from: Hex, to: Hex): boolean =>
  toSource(table, side, to) < toSource(table, side, from)

/** true: entering this hex costs the retreating unit a step (9.5.4). */
function costsStep(table: Table, unit: CounterId, hex: Hex): boolean {
  const { side, motorized } = COUNTERS[unit]!
  if (!inEnemyZoc(table, hex, side)) return false
  const sheltered =
    side === 'german' &&
    motorized &&
    countersAt(table, hex).some((id) => id !== unit && COUNTERS[id]!.side === side)
  return !sheltered
}

/** Steps that a retreat along these hexes costs, whether or not the unit has as many (9.5.4). */
export const lossesOnPath = (table: Table, unit: CounterId, path: readonly Hex[]): number =>
  path.filter((hex) => costsStep(table, unit, hex)).length

/** The rule by which the hexside, or the hex beyond it, stops the step; null if nothing does. */
function barrier(table: Table, unit: CounterId, start: Hex, from: Hex, to: Hex): Cite | null {
  const { side, hq } = COUNTERS[unit]!
  if (side === 'german' && POCKET.has(to)) return 'AVD 14.0e'
  // An HQ overruns nobody (12.1).
  if (enemyAt(table, to, side) && (hq || !isLoneHq(table, to))) return 'AVD 9.5.8'
  if (riverBetween(from, to) !== 'major') return null
  if (!isBridged(from, to) && from !== start) return 'AVD 9.5.6'
  return inEnemyZoc(table, from, side) && inEnemyZoc(table, to, side) ? 'AVD 9.5.6' : null
}

/** true: the unit may stay in the hex; a lone enemy HQ will be gone by then (9.5.5, 9.5.7). */
const mayStay = (table: Table, unit: CounterId, hex: Hex): boolean =>
  enemyAt(table, hex, COUNTERS[unit]!.side) || stackRefusal(table, unit, hex) === null

/** A way so far, with the hexes beyond those of the result (9.5.5): they lie within 9.5.3 as well. */
interface Way {
  readonly path: readonly Hex[]
  /** Steps lost. */
  readonly losses: number
  /** 0: each hex is closer to supply than the one before; 1: those of the result are; 2: not even those. */
  readonly away: 0 | 1 | 2
}

/**
 * Negative: the first is the better (9.5.3, A-AVD-34): fewer steps lost, then closer to supply with each hex, then
 * room after fewer hexes. A way that goes on is always worse than it was before.
 */
const compare = (one: Way, other: Way): number =>
  one.losses - other.losses || one.away - other.away || one.path.length - other.path.length

/** The best of all ways that are over, from the best beginning on; `key` is the same where all that may follow is. */
function bestWays(
  begun: readonly Way[],
  isOver: (way: Way) => boolean,
  on: (way: Way) => readonly Way[],
  key: (way: Way) => string,
): readonly Way[] {
  let open = [...begun]
  const known = new Map<string, Way>()
  while (open.length > 0) {
    const first = open.reduce((best, way) => (compare(way, best) < 0 ? way : best))
    const level = open.filter((way) => compare(way, first) === 0)
    const over = level.filter(isOver)
    if (over.length > 0) return over
    const further = level.filter((way) => {
      const before = known.get(key(way)) ?? way
      known.set(key(way), before)
      return compare(before, way) === 0
    })
    open = [...open.filter((way) => compare(way, first) > 0), ...further.flatMap(on)]
  }
  return []
}

/** Ways on which an HQ may go along: those of the units that shared its hex and have retreated (12.3). */
export function waysOfStack(table: Table, hq: CounterId): (readonly Hex[])[] {
  const { battle } = table
  if (!battle || battle.target !== hexOf(table, hq)) return []
  return Object.entries(battle.went)
    .filter(([unit, path]) => battle.defenders.includes(unit) && path.length > 0 && onMap(table, unit))
    .map(([, path]) => path)
}

/**
 * All lawful retreats over so many hexes, among which the owner may choose (9.5.3-9.5.8). Who may not stay in the last
 * hex goes on, hex by hex, and such ways count whole: they cost what all their hexes cost. An HQ first goes along with a
 * unit of its stack (12.3). Empty: there is no way; a unit is then eliminated (9.5.8).
 */
export function retreatPaths(table: Table, unit: CounterId, hexes: number): Hex[][] {
  const { side, hq } = COUNTERS[unit]!
  const start = hexOf(table, unit)
  if (start === null || hexes < 1) return []

  const stack = hq ? waysOfStack(table, unit) : [[]]
  const ordered = stack[0]?.length || hexes
  const enter = ({ path, losses, away }: Way, to: Hex): Way => {
    const isCloser = closerToSource(table, side, path.at(-1) ?? start, to)
    return {
      path: [...path, to],
      losses: losses + (costsStep(table, unit, to) ? 1 : 0),
      away: isCloser || away === 2 ? away : path.length < ordered ? 2 : 1,
    }
  }
  const on = (way: Way): Way[] => {
    const from = way.path.at(-1) ?? start
    return board
      .neighbours(from)
      .filter((to) => to !== start && !way.path.includes(to) && !barrier(table, unit, start, from, to))
      .map((to) => enter(way, to))
  }
  return bestWays(
    stack.map((path) => path.reduce(enter, { path: [], losses: 0, away: 0 })),
    ({ path }) => path.length >= ordered && mayStay(table, unit, path.at(-1)!),
    on,
    ({ path, away }) => `${path.slice(0, ordered - 1)} ${path.length < ordered} ${path.at(-1)} ${away}`,
  ).map(({ path }) => [...path])
}

/** The rule that a path which is none of `retreatPaths` breaks. */
export function retreatBreaks(table: Table, unit: CounterId, hexes: number, path: readonly Hex[]): Cite {
  const start = hexOf(table, unit)
  if (start === null || path.length < hexes) return 'AVD 9.5'
  const steps = path.map((to, i) => ({ from: path[i - 1] ?? start, to }))
  for (const { from, to } of steps) {
    if (!board.has(to)) return 'AVD 9.5.8'
    if (!board.areAdjacent(from, to)) return 'AVD 9.5'
    const stopped = barrier(table, unit, start, from, to)
    if (stopped) return stopped
  }
  return 'AVD 9.5.3'
}

/** What PVO units pay so that their hex need not retreat (9.5.2). */
export interface PvoPayment {
  /** Steps that each PVO loses. */
  readonly pays: Readonly<Record<CounterId, number>>
  /** PVO of which the owner chooses one to pay one step more; empty: nothing to choose. */
  readonly ask: readonly CounterId[]
  /** Hexes that each other unit must still retreat. */
  readonly retreats: Readonly<Record<CounterId, number>>
}

/** Steps a unit can still lose. */
const stepsLeft = (table: Table, id: CounterId): number =>
  COUNTERS[id]!.steps - (counterOf(table, id).reduced ? 1 : 0)

/**
 * Who pays and who goes (9.5.2, reading A-AVD-17): the PVO of the hex pay one step for each hex of the retreat,
 * spread evenly; what they cannot pay, the other units retreat. `defenders` are those that are still there.
 */
export function pvoPayment(table: Table, defenders: readonly CounterId[], hexes: number): PvoPayment {
  const isPvo = (id: CounterId) => COUNTERS[id]!.colour === 'pvo'
  const pvo = defenders.filter(isPvo)
  const pays: Record<CounterId, number> = Object.fromEntries(pvo.map((id) => [id, 0]))
  const mayPay = () => pvo.filter((id) => pays[id]! < stepsLeft(table, id))

  let due = hexes
  while (due > 0 && due >= mayPay().length && mayPay().length > 0) {
    for (const id of mayPay()) {
      pays[id]! += 1
      due -= 1
    }
  }
  // Fewer steps are due than PVO could pay: the owner chooses, unless they are alike.
  const [first, ...rest] = due > 0 ? mayPay() : []
  const alike = (id: CounterId) =>
    stepsLeft(table, id) - pays[id]! === stepsLeft(table, first!) - pays[first!]!
  const ask = first && !rest.every(alike) ? [first, ...rest] : []
  if (first && ask.length === 0) pays[first]! += due
  if (first) due = 0

  const going = due > 0 ? defenders.filter((id) => !isPvo(id)) : []
  return { pays, ask, retreats: Object.fromEntries(going.map((id) => [id, due])) }
}
