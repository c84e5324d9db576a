import type { z } from 'zod'
import type { CounterId } from '../names'
import type { StateSchemas } from './state-schema'

// No schema is loaded here: a browser needs the names and types alone.

export * from '../names'
export type { Options } from '../state'
export * from './agenda'

export type Battle = z.infer<StateSchemas['battleSchema']>
export type Counter = z.infer<StateSchemas['counterSchema']>
export type Table = z.infer<StateSchemas['tableSchema']>
export type Hidden = z.infer<StateSchemas['hiddenSchema']>
export type State = z.infer<StateSchemas['positionSchema']>

const nowhere: Counter = {
  ...{ at: 'track', lost: 0, tried: null, from: null, left: null, fought: false, above: 0, began: null },
}

/** A unit's state; one that the position does not name is not in play. */
export const counterOf = (table: Table, id: CounterId): Counter => table.counters[id] ?? nowhere
