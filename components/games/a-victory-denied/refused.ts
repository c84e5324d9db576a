import { nearestTo, straightWay } from '@/components/wargame/turn/refused'
import { judgeMove } from '@/lib/games/a-victory-denied/rules/08-movement'
import { fighters, judgeAttack } from '@/lib/games/a-victory-denied/rules/09-attack'
import { on } from '@/lib/games/a-victory-denied/situation'
import { type CounterId, dueStep, type Hex, opponent, type Table } from '@/lib/games/a-victory-denied/state'
import type { Refusal } from '@/lib/kernel/decision'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'

/** Why a unit cannot go to a hex, by the rule that forbids the straight way; the same words as the server's. */
export function moveRefused(table: Table, unit: CounterId, to: Hex): Refusal | null {
  const at = on(table)
  const start = hexOf(at, unit)
  const judged = start === null ? null : judgeMove(at, unit, straightWay(at.rules.board, start, to))
  return judged && 'no' in judged ? judged : null
}

/** Why the enemy in a hex cannot be attacked now: by the units beside him, or else by the nearest. */
export function attackRefused(table: Table, target: Hex): Refusal | null {
  const at = on(table)
  const due = dueStep(table)
  if (due?.step !== 'fight' || combatUnitsAt(at, target, opponent(due.side)).length === 0) return null
  const attackers = nearestTo(at.rules.board, target, fighters(at), (unit) => hexOf(at, unit)!)
  return attackers.length > 0 ? judgeAttack(at, due.side, { target, attackers }) : null
}
