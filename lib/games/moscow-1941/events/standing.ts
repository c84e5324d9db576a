import { standingFacts } from '@/lib/wargame/standing-facts'
import type * as forms from '../event-forms'
import type { Filed } from '../standing/wishes'
import type { State } from '../state'

export const { withOrders, frozen, standing } = standingFacts<Filed, State, typeof forms>()
