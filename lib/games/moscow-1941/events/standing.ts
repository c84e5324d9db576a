import { standingFacts } from '@/lib/wargame/standing-facts'
import type { Filed } from '../standing/wishes'
import type { State } from '../state'
import type { StateSchemas } from '../state-schema'

export const { withOrders, frozen, standing } = standingFacts<Filed, State, StateSchemas>()
