import { groundedAgenda, type Json, withTableOf } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import type { Side, Step } from './state'

/** Steps that lie at the bottom of every agenda, or bring it about. */
const GROUND: readonly unknown[] = ['checkVictory', 'beginTurn']
/** Steps of a battle that is resolved. */
const AFTER_DIE: readonly unknown[] = ['losses', 'advance']

/** Steps with which battles end; the last is of those on the move, which the whole of the rules has (15). */
const ENDS: readonly unknown[] = ['endBattle', 'conclude']

const reversed = (steps: readonly Step[]): Step[] => [...steps].reverse()

/** The player turns that come after this one, and the end of the turn; the next step last. */
function floorOf({ sequence }: Rules, table: Json, side: Side): Step[] {
  const turn = typeof table.turn === 'number' ? table.turn : 1
  const couplet = table.couplet === 2 ? 2 : 1
  return reversed(sequence.after(turn, couplet, side))
}

/** The agenda with what the rules always leave beneath it, where the writer has left it out. */
function grounded(rules: Rules, table: Json): unknown {
  const side: Side = table.acting === 'soviet' ? 'soviet' : 'german'
  const assault: Step = { step: 'assault', side }
  return groundedAgenda(table, {
    ...{ ground: GROUND, afterThrow: AFTER_DIE, ends: ENDS, floor: floorOf(rules, table, side) },
    usual: table.phase === 'assault' ? [assault] : [assault, { step: 'move', side }],
  })
}

/** A position as its writer meant it: what can be left out is filled in. */
export const completed = (rules: Rules, json: unknown): unknown =>
  withTableOf(json, (table) => ({ ...table, agenda: grounded(rules, table) }))
