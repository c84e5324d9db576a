import { once } from '@/lib/wargame/cached'
import { tableForms } from '@/lib/wargame/table-forms'
import { formsUnder } from './forms'
import type { Rules } from './in-force'
import { standing } from './standing/orders'
import { stateSchemasOf } from './state-schema'
import { steps } from './steps'

/** The schemas of positions, with all pieces of which orders, events and questions make theirs. */
export const schemasUnder = once((rules: Rules) =>
  stateSchemasOf(rules, tableForms(formsUnder(rules), steps, standing)),
)
