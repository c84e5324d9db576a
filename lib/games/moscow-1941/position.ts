import { once } from '@/lib/wargame/cached'
import { checkedBy, readHalves } from '@/lib/wargame/position'
import { withHolders } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed } from './position-defaults'
import { checkSense } from './position-sense'
import { schemasUnder } from './schemas'
import type { State } from './state'

const keptPosition = once((rules: Rules) =>
  checkedBy(schemasUnder(rules).positionSchema, checkPosition(rules)),
)
const newPosition = once((rules: Rules) =>
  checkedBy(schemasUnder(rules).positionSchema, checkPosition(rules), checkSense(rules)),
)

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export const readPosition = (rules: Rules, json: unknown): State => readBy(rules, newPosition, json)

/** Reads the position with which a table was set up: it was a sound one when it was written. */
export const readKept = (rules: Rules, json: unknown): State => readBy(rules, keptPosition, json)

function readBy(rules: Rules, schemaUnder: typeof newPosition, json: unknown): State {
  const { state, given } = readHalves(schemaUnder(rules), json, completed(json))
  return { ...state, table: withHolders(rules, state.table, given) }
}
