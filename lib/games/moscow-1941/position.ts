import { checkedBy, readCompleted } from '@/lib/wargame/position'
import { firstControl, firstHeld } from './control'
import { on } from './in-force'
import { checkPosition } from './position-check'
import { completed } from './position-defaults'
import type { State } from './state'
import { positionSchema } from './state-schema'

const checkedPosition = checkedBy(positionSchema, checkPosition)

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export function readPosition(json: unknown): State {
  const full = completed(json)
  const given = (full as { table?: { held?: object; control?: unknown } } | null)?.table
  const state = readCompleted(checkedPosition, json, full, ['table', 'agenda'])
  const { table, hidden } = state
  const controlled = given?.control === undefined ? { ...table, control: firstControl(on(table)) } : table
  const held = { ...firstHeld(on(controlled)), ...table.held }
  return { table: { ...controlled, held }, hidden }
}

/** Reads the position with which a table was set up: it was a sound one when it was written. */
export const readKept = readPosition

/** The position as a document. */
export const writePosition = (state: State): unknown => state
