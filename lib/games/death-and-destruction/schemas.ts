import { formsUnder } from '@/lib/games/proud-monster/forms'
import { once } from '@/lib/wargame/cached'
import { tableForms } from '@/lib/wargame/table-forms'
import { viewSchemaOf } from '@/lib/wargame/views'
import type { Rules } from './in-force'
import { steps } from './ruleset'
import { standing } from './standing'
import { stateSchemasOf } from './state-schema'

/** The schemas of positions, with all pieces of which orders, events and questions make theirs. */
export const schemasUnder = once((rules: Rules) =>
  stateSchemasOf(
    rules,
    tableForms(formsUnder(rules), steps, { ...standing, called: 'standingOrdersOfTheWar' }),
  ),
)
export const viewSchemaUnder = once((rules: Rules) => viewSchemaOf(schemasUnder(rules), {}, {}))
