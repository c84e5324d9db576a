import { once } from '@/lib/wargame/cached'
import { checkedBy, readCompleted } from '@/lib/wargame/position'
import { firstControl, firstHeld } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed } from './position-defaults'
import type { State } from './state'
import { stateSchemasUnder } from './state-schema'

const checkedPosition = once((rules: Rules) =>
  checkedBy(stateSchemasUnder(rules).positionSchema, checkPosition(rules)),
)

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export function readPosition(rules: Rules, json: unknown): State {
  const full = completed(json)
  const given = (full as { table?: { control?: unknown } } | null)?.table
  const { table, hidden } = readCompleted(checkedPosition(rules), json, full, ['table', 'agenda'])
  const control = given?.control === undefined ? firstControl({ rules, open: table }) : table.control
  const controlled = { ...table, control }
  return {
    table: { ...controlled, held: { ...firstHeld({ rules, open: controlled }), ...table.held } },
    hidden,
  }
}

/** The position as a document. */
export const writePosition = (state: State): unknown => state
