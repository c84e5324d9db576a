import type { Cite } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { isBridged, POCKET, riverBetween } from '../data/map'
import { board } from '../geometry'
import { type CounterId, counterOf, type Hex, type Side, type Table } from '../state'
import { stackRefusal } from './05-stacking'
import { inEnemyZoc } from './06-zoc'
import { usableSources } from './10-supply'
import { countersAt, enemyAt, hexOf, isLoneHq } from './occupancy'

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
function barrier(table: Table, side: Side, start: Hex, from: Hex, to: Hex): Cite | null {
  if (side === 'german' && POCKET.has(to)) return 'AVD 14.0e'
  if (enemyAt(table, to, side) && !isLoneHq(table, to)) return 'AVD 9.5.8'
  if (riverBetween(from, to) !== 'major') return null
  if (!isBridged(from, to) && from !== start) return 'AVD 9.5.6'
  return inEnemyZoc(table, from, side) && inEnemyZoc(table, to, side) ? 'AVD 9.5.6' : null
}

/** true: the unit may stay in the hex; a lone enemy HQ will be gone by then (9.5.5, 9.5.7). */
const mayStay = (table: Table, unit: CounterId, hex: Hex): boolean =>
  enemyAt(table, hex, COUNTERS[unit]!.side) || stackRefusal(table, unit, hex) === null

interface Way {
  readonly path: readonly Hex[]
  readonly losses: number
  readonly closer: boolean
  readonly fits: boolean
}

/** Lower is better: fewest steps lost, then closer to supply, then stacking (9.5.3, A-AVD-34). */
const rankOf = ({ losses, closer, fits }: Way): number => losses * 4 + (closer ? 0 : 2) + (fits ? 0 : 1)

/** Ways of one kind together, the best kind first. */
function inOrder(ways: readonly Way[]): Way[][] {
  const kinds = new Map<number, Way[]>()
  for (const way of ways) {
    const rank = rankOf(way)
    kinds.set(rank, [...(kinds.get(rank) ?? []), way])
  }
  return [...kinds].sort(([a], [b]) => a - b).map(([, kind]) => kind)
}

/**
 * All lawful retreats of a combat unit over so many hexes, among which its owner may choose (9.5.3-9.5.8).
 * A unit that may not stay in its last hex goes on, hex by hex. Empty: the unit is eliminated (9.5.8).
 */
export function retreatPaths(table: Table, unit: CounterId, hexes: number): Hex[][] {
  const { side } = COUNTERS[unit]!
  const start = hexOf(table, unit)
  if (start === null || hexes < 1) return []

  /** Every way of so many hexes on from the end of a path; the conditions are judged on the new hexes only. */
  const waysOn = (before: readonly Hex[], count: number): Way[] => {
    let paths: (readonly Hex[])[] = [before]
    for (let i = 0; i < count; i++) {
      paths = paths.flatMap((path) => {
        const from = path.at(-1) ?? start
        return board
          .neighbours(from)
          .filter((to) => to !== start && !path.includes(to) && !barrier(table, side, start, from, to))
          .map((to) => [...path, to])
      })
    }
    return paths.map((path): Way => {
      const entered = path.slice(before.length)
      const left = [before.at(-1) ?? start, ...entered]
      return {
        path,
        losses: lossesOnPath(table, unit, entered),
        closer: entered.every((hex, i) => closerToSource(table, side, left[i]!, hex)),
        fits: mayStay(table, unit, path.at(-1)!),
      }
    })
  }

  /** The best kind of way that leads to a hex where the unit may stay. */
  const settled = (ways: readonly Way[]): Hex[][] => {
    for (const kind of inOrder(ways)) {
      const paths = kind.flatMap(({ path, fits }) => (fits ? [[...path]] : settled(waysOn(path, 1))))
      if (paths.length > 0) return paths
    }
    return []
  }
  return settled(waysOn([], hexes))
}

/** The rule that a path which is none of `retreatPaths` breaks. */
export function retreatBreaks(table: Table, unit: CounterId, hexes: number, path: readonly Hex[]): Cite {
  const { side } = COUNTERS[unit]!
  const start = hexOf(table, unit)
  if (start === null || path.length < hexes) return 'AVD 9.5'
  const steps = path.map((to, i) => ({ from: path[i - 1] ?? start, to }))
  for (const { from, to } of steps) {
    if (!board.has(to)) return 'AVD 9.5.8'
    if (!board.areAdjacent(from, to)) return 'AVD 9.5'
    const stopped = barrier(table, side, start, from, to)
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
