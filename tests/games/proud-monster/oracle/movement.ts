import type { CounterId, Hex, Table } from '@/lib/games/proud-monster/state'
import { around, between, GATES, groundOf, isLand, ZOMO } from './map'
import { holderOf, isOnMap, kindOf, moveOf, otherSide, sideOfUnit } from './units'

// Movement as chapter 12 tells it, for each unit by itself and step by step.

const COSTS = {
  clear: { mech: 1, foot: 1, light: 1 },
  forest: { mech: 2, foot: 1, light: 1 },
  hills: { mech: 3, foot: 2, light: 1 },
  marsh: { mech: 4, foot: 2, light: 2 },
}

/** true: the unit may not set foot there whatever it has left (12.4, 12.14, 8.5). */
function isBarred(table: Table, unit: CounterId, to: Hex): boolean {
  const { nation } = kindOf(unit)
  return (
    !isLand(table, to) ||
    holderOf(table, to) === otherSide(sideOfUnit(unit)) ||
    (nation === 'romanian' && ZOMO.hungary.includes(to)) ||
    (nation === 'hungarian' && ZOMO.romania.includes(to))
  )
}

/** What a unit has left after a step; null: it may not make it. `fresh`: it has not begun to move. */
function leftAfterStep(
  table: Table,
  unit: CounterId,
  from: string,
  to: Hex,
  left: number,
  fresh: boolean,
): number | null {
  if (isBarred(table, unit, to)) return null
  const { mech, type } = kindOf(unit)
  const side = isOnMap(from) ? between(from, to) : 'open'
  if (side === 'shut') return null
  // 12.16: only from where it was at the start of the phase, with all its points.
  if (side === 'strait') return fresh ? 0 : null
  const gait = mech ? 'mech' : type === 'cavalry' || type === 'mountain' ? 'light' : 'foot'
  // 5.5: on turn 1 rivers are nothing to the German side.
  const isWet = side === 'river' && !(table.turn === 1 && sideOfUnit(unit) === 'german')
  const cost = COSTS[groundOf(to) as keyof typeof COSTS][gait] + (isWet ? (mech ? 2 : 1) : 0)
  if (cost <= left) return left - cost
  return fresh ? 0 : null // 12.3
}

const nextTo = (from: string): readonly Hex[] =>
  isOnMap(from) ? around(from) : GATES[from as keyof typeof GATES]

/** true: these units may be moved together now (12.2, 12.5, 12.6). */
export function mayMove(table: Table, units: readonly CounterId[]): boolean {
  if (table.phase !== 'movement' || units.length === 0) return false
  const [first] = units.map((unit) => table.counters[unit]!)
  const began = first!.from ?? first!.at
  return units.every((unit) => {
    const { at, from, left } = table.counters[unit]!
    if (sideOfUnit(unit) !== table.acting || at !== first!.at || (from ?? at) !== began) return false
    if (!isOnMap(at) && at !== 'okhNorth' && at !== 'okhSouth') return false
    return from === null || (left !== 0 && table.moving === began && isOnMap(at))
  })
}

/**
 * Everywhere that units can come together, each paying for itself (12.7), with what each has left on some way to it: every
 * combination that can be had, so that the map of a single unit tells the most.
 */
export function reachable(table: Table, units: readonly CounterId[]): Map<Hex, number[][]> {
  const reached = new Map<Hex, number[][]>()
  if (!mayMove(table, units)) return reached
  const counters = units.map((unit) => table.counters[unit]!)
  const start = {
    at: counters[0]!.at as string,
    left: counters.map(({ left }, i) => left ?? moveOf(units[i]!, counters[i]!)),
    fresh: counters.map(({ from }) => from === null),
  }
  const queue = [start]
  for (const { at, left, fresh } of queue)
    for (const to of nextTo(at)) {
      const after = left.map((points, i) => leftAfterStep(table, units[i]!, at, to, points, fresh[i]!))
      if (after.includes(null)) continue
      const kept = reached.get(to) ?? []
      // A way on which everybody has as much left is as good.
      if (kept.some((other) => other.every((points, i) => points >= after[i]!))) continue
      reached.set(to, [
        ...kept.filter((other) => other.some((points, i) => points > after[i]!)),
        after as number[],
      ])
      queue.push({ at: to, left: after as number[], fresh: fresh.map(() => false) })
    }
  return reached
}

/** What each has left after a way; null: it is none. */
export function walk(table: Table, units: readonly CounterId[], path: readonly Hex[]): number[] | null {
  if (!mayMove(table, units)) return null
  const counters = units.map((unit) => table.counters[unit]!)
  let at: string = counters[0]!.at
  let left: (number | null)[] = counters.map(({ left }, i) => left ?? moveOf(units[i]!, counters[i]!))
  let fresh = counters.map(({ from }) => from === null)
  for (const to of path) {
    if (!nextTo(at).includes(to)) return null
    left = left.map((points, i) => leftAfterStep(table, units[i]!, at, to, points!, fresh[i]!))
    if (left.includes(null)) return null
    fresh = fresh.map(() => false)
    at = to
  }
  return left as number[]
}
