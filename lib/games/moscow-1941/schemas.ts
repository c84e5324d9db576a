import { once } from '@/lib/wargame/cached'
import { unionOf } from '@/lib/wargame/schemas'
import { type Event, events } from './events'
import { type Forms, formsUnder } from './forms'
import type { Rules } from './in-force'
import { type Order, orders } from './orders'
import { type StateSchemas, stateSchemasUnder } from './state-schema'

export const schemasUnder = once((rules: Rules) => ({
  /** Every order of the game, as it is sent. */
  order: unionOf<Forms, Order>(orders, formsUnder(rules), 'type'),
  /** Every fact of the game as it stands in the log and in answers of the referee. */
  event: unionOf<StateSchemas, Event>(events, stateSchemasUnder(rules), 'type'),
}))
