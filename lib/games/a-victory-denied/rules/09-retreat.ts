import type { Cite } from '@/lib/kernel/decision'
import { type Shares, shareEvenly } from '@/lib/wargame/losses'
import { countersAt, enemyAt, hexOf, isLoneHq, onMap } from '@/lib/wargame/occupancy'
import { waysBack } from '@/lib/wargame/retreat'
import { inEnemyZoc } from '@/lib/wargame/zoc'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import { stackRefusal } from './05-stacking'
import { stepsLeft } from './09-losses'
import { usableSources } from './10-supply'

/** Hexes from a hex to the nearest usable supply source of a side; Infinity: there is none (A-AVD-33). */
const toSource = (at: Situation, side: Side, hex: Hex): number =>
  Math.min(...usableSources(at, side).map((source) => at.rules.board.distance(hex, source)))

/** true: one hex lies closer to a usable supply source of the side than the other (9.5.3). */
export const closerToSource = (at: Situation, side: Side, from: Hex, to: Hex): boolean =>
  toSource(at, side, to) < toSource(at, side, from)

/** true: entering this hex costs the retreating unit a step (9.5.4). */
function costsStep(at: Situation, unit: CounterId, hex: Hex): boolean {
  const { side, motorized } = at.rules.counters[unit]!
  if (!inEnemyZoc(at, hex, side)) return false
  const sheltered =
    side === 'german' &&
    motorized &&
    countersAt(at, hex).some((id) => id !== unit && at.rules.counters[id]!.side === side)
  return !sheltered
}

/** Steps that a retreat along these hexes costs, whether or not the unit has as many (9.5.4). */
export const lossesOnPath = (at: Situation, unit: CounterId, path: readonly Hex[]): number =>
  path.filter((hex) => costsStep(at, unit, hex)).length

/** The rule by which the hexside, or the hex beyond it, stops the step; null if nothing does. */
function barrier(at: Situation, unit: CounterId, start: Hex, from: Hex, to: Hex): Cite | null {
  const { side, hq } = at.rules.counters[unit]!
  if (side === 'german' && at.rules.pocket.has(to)) return 'AVD 14.0e'
  // An HQ overruns nobody (12.1).
  if (enemyAt(at, to, side) && (hq || !isLoneHq(at, to))) return 'AVD 9.5.8'
  if (at.rules.riverBetween(from, to) !== 'major') return null
  if (!at.rules.isBridged(from, to) && from !== start) return 'AVD 9.5.6'
  return inEnemyZoc(at, from, side) && inEnemyZoc(at, to, side) ? 'AVD 9.5.6' : null
}

/** true: the unit may stay in the hex; a lone enemy HQ will be gone by then (9.5.5, 9.5.7). */
const mayStay = (at: Situation, unit: CounterId, hex: Hex): boolean =>
  enemyAt(at, hex, at.rules.counters[unit]!.side) || stackRefusal(at, unit, hex) === null

/** Ways on which an HQ may go along: those of the units that shared its hex and have retreated (12.3). */
export function waysOfStack(at: Situation, hq: CounterId): (readonly Hex[])[] {
  const { battle } = at.open
  if (!battle || battle.target !== hexOf(at, hq)) return []
  return battle.defenders
    .filter((unit) => (battle.went[unit]?.length ?? 0) > 0 && onMap(at, unit))
    .map((unit) => battle.went[unit]!)
}

/**
 * All lawful retreats over so many hexes, among which the owner may choose (9.5.3-9.5.8). Who may not stay in the last
 * hex goes on, hex by hex, and such ways count whole: they cost what all their hexes cost. An HQ first goes along with a
 * unit of its stack (12.3). Empty: there is no way; a unit is then eliminated (9.5.8).
 */
export function retreatPaths(at: Situation, unit: CounterId, hexes: number): Hex[][] {
  const { side, hq } = at.rules.counters[unit]!
  const start = hexOf(at, unit)
  if (start === null || hexes < 1) return []

  const begun = hq ? waysOfStack(at, unit) : [[]]
  return waysBack({
    start,
    begun,
    hexes: begun[0]?.length || hexes,
    on: (from) => at.rules.board.neighbours(from).filter((to) => !barrier(at, unit, start, from, to)),
    losses: (hex) => (costsStep(at, unit, hex) ? 1 : 0),
    isCloser: (from, to) => closerToSource(at, side, from, to),
    mayStay: (hex) => mayStay(at, unit, hex),
  })
}

/** The rule that a path which is none of `retreatPaths` breaks. */
export function retreatBreaks(at: Situation, unit: CounterId, hexes: number, path: readonly Hex[]): Cite {
  const start = hexOf(at, unit)
  if (start === null || path.length < hexes) return 'AVD 9.5'
  const steps = path.map((to, i) => ({ from: path[i - 1] ?? start, to }))
  for (const { from, to } of steps) {
    if (!at.rules.board.has(to)) return 'AVD 9.5.8'
    if (!at.rules.board.areAdjacent(from, to)) return 'AVD 9.5'
    const stopped = barrier(at, unit, start, from, to)
    if (stopped) return stopped
  }
  return 'AVD 9.5.3'
}

/** What PVO units pay so that their hex need not retreat, and hexes that each other unit must still go (9.5.2). */
export type PvoPayment = Omit<Shares, 'unpaid'> & { readonly retreats: Readonly<Record<CounterId, number>> }

/**
 * Who pays and who goes (9.5.2, reading A-AVD-17): the PVO of the hex pay one step for each hex of the retreat,
 * spread evenly; what they cannot pay, the other units retreat. `defenders` are those that are still there.
 */
export function pvoPayment(at: Situation, defenders: readonly CounterId[], hexes: number): PvoPayment {
  const isPvo = (id: CounterId) => at.rules.counters[id]!.colour === 'pvo'
  const pvo = defenders.filter(isPvo)
  const { pays, ask, unpaid } = shareEvenly(pvo, (id) => stepsLeft(at, id), hexes)
  const going = unpaid > 0 ? defenders.filter((id) => !isPvo(id)) : []
  return { pays, ask, retreats: Object.fromEntries(going.map((id) => [id, unpaid])) }
}
