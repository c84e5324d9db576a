import { checkedBy, readHalves } from '@/lib/wargame/position'
import { withHolders } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed } from './position-defaults'
import { schemasUnder } from './schemas'
import type { State } from './state'
import type { StateSchemas } from './state-schema'
import { withValues } from './untried'

/** How positions are read by the rules of a level, with the schemas of its positions. */
export const positionsUnder = (
  rules: Rules,
  { positionSchema }: Pick<StateSchemas, 'positionSchema'> = schemasUnder(rules),
) => {
  const checked = checkedBy(positionSchema, checkPosition(rules))
  /** Reads a written position; throws a ZodError that names the path of the first mistake. */
  return (json: unknown): State => {
    const { state, given } = readHalves(checked, json, completed(rules, json))
    return withValues(rules, { ...state, table: withHolders(rules, state.table, given) })
  }
}
