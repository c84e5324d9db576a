import type { Cite } from '@/lib/kernel/decision'
import { waysBehind, waysInto, withWays } from '@/lib/wargame/advance'
import { combatUnitsAt, enemyAt, hexOf, isLoneHq } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Battle, type CounterId, type Hex, opponent } from '../state'
import { stackRefusal } from './05-stacking'

const overUnbridgedMajor = ({ rules: { riverBetween, isBridged } }: Situation, from: Hex, to: Hex): boolean =>
  riverBetween(from, to) === 'major' && !isBridged(from, to)

/** true: a combat unit may pass through the hex; a lone enemy HQ is overrun (9.6.4), the pocket is shut (14.0). */
function mayPass(at: Situation, unit: CounterId, hex: Hex): boolean {
  const { side } = at.rules.counters[unit]!
  if (side === 'german' && at.rules.pocket.has(hex)) return false
  return !enemyAt(at, hex, side) || isLoneHq(at, hex)
}

/** true: the unit may end here; stacking counts only where it stops (5.4). */
const mayEnd = (at: Situation, unit: CounterId, hex: Hex): boolean =>
  enemyAt(at, hex, at.rules.counters[unit]!.side)
    ? !at.rules.counters[unit]!.hq
    : stackRefusal(at, unit, hex) === null

/** The rule that an advance which is none of `advancePaths` breaks; its first hex is the attacked one. */
export function advanceBreaks(
  at: Situation,
  { target }: Battle,
  unit: CounterId,
  path: readonly Hex[],
): Cite {
  const { hq, side, motorized } = at.rules.counters[unit]!
  const from = hexOf(at, unit)
  const [, second] = path
  if (hq) return 'AVD 12.4'
  if (second !== undefined) {
    if (!motorized) return 'AVD 9.6.1'
    if (!at.rules.board.has(second) || !at.rules.board.areAdjacent(target, second)) return 'AVD 9.6.3'
    if (overUnbridgedMajor(at, target, second) || (from && overUnbridgedMajor(at, from, target)))
      return 'AVD 9.6.5'
  }
  const last = path.at(-1) ?? target
  if (side === 'german' && at.rules.pocket.has(last)) return 'AVD 14.0e'
  return stackRefusal(at, unit, last)?.no ?? 'AVD 9.6.1'
}

/** Advances of a combat unit: into the attacked hex, and one more hex if motorized (9.6.1, 9.6.3, 9.6.5). */
function unitPaths(at: Situation, unit: CounterId, from: Hex, target: Hex): Hex[][] {
  const { colour, motorized } = at.rules.counters[unit]!
  if (colour === 'pvo' || !mayPass(at, unit, target)) return []
  const goesOn = motorized && !overUnbridgedMajor(at, from, target)
  const mayGoOn = (hex: Hex) => mayPass(at, unit, hex) && !overUnbridgedMajor(at, target, hex)
  const ways = waysInto(at.rules.board, target, goesOn ? mayGoOn : null)
  return ways.filter((path) => mayEnd(at, unit, path.at(-1)!))
}

/** Advances of an HQ: wherever a unit of its stack has gone, as far as it went or less (12.4). */
function hqPaths(at: Situation, battle: Battle, hq: CounterId, from: Hex): Hex[][] {
  const went = battle.attackers.flatMap(({ unit, from: place }) =>
    place === from ? [battle.went[unit] ?? []] : [],
  )
  return waysBehind(went).filter((path) => mayEnd(at, hq, path.at(-1)!))
}

/**
 * All lawful advances of a unit or HQ after this combat (9.6); empty: it may not advance. Nobody advances while an
 * enemy combat unit holds the attacked hex, nor twice.
 */
export function advancePaths(at: Situation, battle: Battle, unit: CounterId): Hex[][] {
  if (battle.kind !== 'attack' || battle.went[unit] || at.rules.counters[unit]!.side !== battle.side)
    return []
  if (combatUnitsAt(at, battle.target, opponent(battle.side)).length > 0) return []
  const from = hexOf(at, unit)
  if (from === null) return []
  if (battle.attackers.some((attacker) => attacker.unit === unit && attacker.from === from))
    return unitPaths(at, unit, from, battle.target)
  if (battle.hqs.some((one) => one.hq === unit && one.at === from)) return hqPaths(at, battle, unit, from)
  return []
}

/** Units and HQs that may still advance, with their paths. */
export function mayAdvance(at: Situation): { unit: CounterId; paths: Hex[][] }[] {
  const battle = at.open.battle!
  const fought = [...battle.attackers.map(({ unit }) => unit), ...battle.hqs.map(({ hq }) => hq)]
  return withWays(fought, (unit) => advancePaths(at, battle, unit))
}
