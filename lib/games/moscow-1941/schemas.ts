import { unionOf } from '@/lib/wargame/schemas'
import * as eventForms from './event-forms'
import { type Event, events } from './events'
import * as forms from './forms'
import { type Order, orders } from './orders'

/** Every order of the game, as it is sent. */
export const orderSchema = unionOf<typeof forms, Order>(orders, forms, 'type')

/** Every fact of the game as it stands in the log and in answers of the referee. */
export const eventSchema = unionOf<typeof eventForms, Event>(events, eventForms, 'type')
