import { once } from '@/lib/wargame/cached'
import { checkedBy, readHalves } from '@/lib/wargame/position'
import { withHolders } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed } from './position-defaults'
import { schemasUnder } from './schemas'
import type { State } from './state'
import { withValues } from './untried'

const checkedPosition = once((rules: Rules) =>
  checkedBy(schemasUnder(rules).positionSchema, checkPosition(rules)),
)

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export function readPosition(rules: Rules, json: unknown): State {
  const { state, given } = readHalves(checkedPosition(rules), json, completed(json))
  return withValues(rules, { ...state, table: withHolders(rules, state.table, given) })
}
