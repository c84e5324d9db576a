import { readersOf } from '@/lib/wargame/position'
import { withHolders } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed } from './position-defaults'
import { checkSense } from './position-sense'
import { schemasUnder } from './schemas'
import type { State } from './state'

export const { readPosition, readKept } = readersOf<Rules, State>({
  schema: (rules) => schemasUnder(rules).positionSchema,
  check: checkPosition,
  sense: checkSense,
  completed: (_rules, json) => completed(json),
  whole: (rules, state, given) => ({ ...state, table: withHolders(rules, state.table, given) }),
})
