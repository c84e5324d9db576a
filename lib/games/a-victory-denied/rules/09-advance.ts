import type { Cite } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { isBridged, POCKET, riverBetween } from '../data/map'
import { board } from '../geometry'
import { type Battle, type CounterId, type Hex, opponent, type Table } from '../state'
import { stackRefusal } from './05-stacking'
import { combatUnitsAt, enemyAt, hexOf, isLoneHq } from './occupancy'

const overUnbridgedMajor = (from: Hex, to: Hex): boolean =>
  riverBetween(from, to) === 'major' && !isBridged(from, to)

/** true: a combat unit may pass through the hex; a lone enemy HQ is overrun (9.6.4), the pocket is shut (14.0). */
function mayPass(table: Table, unit: CounterId, hex: Hex): boolean {
  const { side } = COUNTERS[unit]!
  if (side === 'german' && POCKET.has(hex)) return false
  return !enemyAt(table, hex, side) || isLoneHq(table, hex)
}

/** true: the unit may end here; stacking counts only where it stops (5.4). */
const mayEnd = (table: Table, unit: CounterId, hex: Hex): boolean =>
  enemyAt(table, hex, COUNTERS[unit]!.side) ? !COUNTERS[unit]!.hq : stackRefusal(table, unit, hex) === null

/** The rule that an advance which is none of `advancePaths` breaks; its first hex is the attacked one. */
export function advanceBreaks(table: Table, { target }: Battle, unit: CounterId, path: readonly Hex[]): Cite {
  const { hq, side, motorized } = COUNTERS[unit]!
  const from = hexOf(table, unit)
  const [, second] = path
  if (hq) return 'AVD 12.4'
  if (second !== undefined) {
    if (!motorized) return 'AVD 9.6.1'
    if (!board.has(second) || !board.areAdjacent(target, second)) return 'AVD 9.6.3'
    if (overUnbridgedMajor(target, second) || (from && overUnbridgedMajor(from, target))) return 'AVD 9.6.5'
  }
  const last = path.at(-1) ?? target
  if (side === 'german' && POCKET.has(last)) return 'AVD 14.0e'
  return stackRefusal(table, unit, last)?.no ?? 'AVD 9.6.1'
}

/** Advances of a combat unit: into the attacked hex, and one more hex if motorized (9.6.1, 9.6.3, 9.6.5). */
function unitPaths(table: Table, unit: CounterId, from: Hex, target: Hex): Hex[][] {
  if (COUNTERS[unit]!.colour === 'pvo' || !mayPass(table, unit, target)) return []
  const goesOn = COUNTERS[unit]!.motorized && !overUnbridgedMajor(from, target)
  const second = goesOn
    ? board.neighbours(target).filter((hex) => mayPass(table, unit, hex) && !overUnbridgedMajor(target, hex))
    : []
  return [[target], ...second.map((hex) => [target, hex])].filter((path) => mayEnd(table, unit, path.at(-1)!))
}

/** Advances of an HQ: wherever a unit of its stack has gone, as far as it went or less (12.4). */
function hqPaths(table: Table, battle: Battle, hq: CounterId, from: Hex): Hex[][] {
  const ways = new Map<string, Hex[]>()
  for (const { unit, from: place } of battle.attackers) {
    const went = battle.went[unit] ?? []
    if (place !== from) continue
    for (let length = 1; length <= went.length; length++) {
      const path = went.slice(0, length)
      ways.set(path.join(), path)
    }
  }
  return [...ways.values()].filter((path) => mayEnd(table, hq, path.at(-1)!))
}

/**
 * All lawful advances of a unit or HQ after this combat (9.6); empty: it may not advance. Nobody advances while an
 * enemy combat unit holds the attacked hex, nor twice.
 */
export function advancePaths(table: Table, battle: Battle, unit: CounterId): Hex[][] {
  if (battle.kind !== 'attack' || battle.went[unit] || COUNTERS[unit]!.side !== battle.side) return []
  if (combatUnitsAt(table, battle.target, opponent(battle.side)).length > 0) return []
  const from = hexOf(table, unit)
  if (from === null) return []
  if (battle.attackers.some((attacker) => attacker.unit === unit && attacker.from === from))
    return unitPaths(table, unit, from, battle.target)
  if (battle.hqs.some(({ hq, at }) => hq === unit && at === from)) return hqPaths(table, battle, unit, from)
  return []
}
