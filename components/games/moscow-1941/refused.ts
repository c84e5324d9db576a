import { nearestTo, straightWay } from '@/components/wargame/turn/refused'
import { fighters, judgeAttack } from '@/lib/games/moscow-1941/rules/attack'
import { judgeMove } from '@/lib/games/moscow-1941/rules/movement'
import { on } from '@/lib/games/moscow-1941/situation'
import { dueOf, type Hex, opponent, type Table } from '@/lib/games/moscow-1941/state'
import type { Refusal } from '@/lib/kernel/decision'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'

/** Why a unit cannot go to a hex, by the rule that forbids the straight way; the same words as the server's. */
export function moveRefused(table: Table, unit: string, to: Hex): Refusal | null {
  const at = on(table)
  const start = hexOf(at, unit)
  return start === null ? null : judgeMove(at, table.acting, unit, straightWay(at.rules.board, start, to))
}

/** Why the enemy in a hex cannot be attacked now: by the units beside him, or else by the nearest. */
export function attackRefused(table: Table, target: Hex): Refusal | null {
  const at = on(table)
  const due = dueOf(table, 'attack')
  if (!due || combatUnitsAt(at, target, opponent(due.side)).length === 0) return null
  const attackers = nearestTo(at.rules.board, target, fighters(at, due.side), (unit) => hexOf(at, unit)!)
  return attackers.length > 0 ? judgeAttack(at, due.side, target, attackers) : null
}
