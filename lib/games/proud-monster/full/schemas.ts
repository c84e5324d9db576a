import { once } from '@/lib/wargame/cached'
import { tableForms } from '@/lib/wargame/table-forms'
import { viewSchemaOf } from '@/lib/wargame/views'
import { formsUnder } from '../forms'
import type { Rules } from '../in-force'
import { standing } from './standing'
import { stateSchemasOf } from './state-schema'
import { steps } from './steps'

/** The schemas of positions under the whole rules. */
export const schemasUnder = once((rules: Rules) =>
  stateSchemasOf(
    rules,
    tableForms(formsUnder(rules), steps, { ...standing, called: 'standingOrdersByAllRules' }),
  ),
)
/** The schema of what a viewer is sent under these rules. */
export const viewSchemaUnder = once((rules: Rules) => viewSchemaOf(schemasUnder(rules), {}, {}))
