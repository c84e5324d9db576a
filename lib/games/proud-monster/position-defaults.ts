import { asObject, type Json } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import type { Side, Step } from './state'

/** Steps that lie at the bottom of every agenda, or bring it about. */
const GROUND: readonly unknown[] = ['checkVictory', 'beginTurn']
/** Steps of a battle that is resolved. */
const AFTER_DIE: readonly unknown[] = ['losses', 'advance']

const reversed = (steps: readonly Step[]): Step[] => [...steps].reverse()

/** The player turns that come after this one, and the end of the turn; the next step last. */
function floorOf({ sequence }: Rules, table: Json, side: Side): Step[] {
  const turn = typeof table.turn === 'number' ? table.turn : 1
  const couplet = table.couplet === 2 ? 2 : 1
  return reversed(sequence.after(turn, couplet, side))
}

/** Puts beneath the agenda what the rules always leave there, where the writer has left it out. */
function grounded(rules: Rules, table: Json): unknown {
  if (table.result) return table.agenda ?? []
  const side: Side = table.acting === 'soviet' ? 'soviet' : 'german'
  const floor = floorOf(rules, table, side)
  const given = table.agenda
  if (given === undefined) {
    const assault: Step = { step: 'assault', side }
    return table.phase === 'assault' ? [...floor, assault] : [...floor, assault, { step: 'move', side }]
  }
  if (!Array.isArray(given)) return given
  const names = given.map((step) => asObject(step)?.step)
  const agenda: unknown[] = [...given]
  const battle = asObject(table.battle)
  const begun = names.findIndex((name) => AFTER_DIE.includes(name))
  if (battle && begun >= 0 && !names.includes('endBattle')) agenda.splice(begun, 0, { step: 'endBattle' })
  if (GROUND.includes(names[0])) return agenda
  return [...floor, ...agenda]
}

/** A position as its writer meant it: what can be left out is filled in. */
export function completed(rules: Rules, json: unknown): unknown {
  const position = asObject(json)
  const table = asObject(position?.table ?? {})
  if (!position || !table) return json
  return { ...position, table: { ...table, agenda: grounded(rules, table) } }
}
