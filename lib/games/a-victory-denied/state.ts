import type { z } from 'zod'
import type { CounterId } from './names'
import type { StateSchemas } from './state-schema'

// No schema is loaded here: a browser needs the names and types, and would pay for the whole of zod.

export * from './agenda'
export * from './names'

/** What changes about a counter; what is printed on it stands in data/counters.ts. */
export type Counter = z.infer<StateSchemas['counterSchema']>
export type March = z.infer<StateSchemas['marchSchema']>
export type Activation = z.infer<StateSchemas['activationSchema']>
export type Battle = z.infer<StateSchemas['battleSchema']>
export type Options = z.infer<StateSchemas['optionsSchema']>
export type Table = z.infer<StateSchemas['tableSchema']>
export type Hidden = z.infer<StateSchemas['hiddenSchema']>
export type State = z.infer<StateSchemas['positionSchema']>

const gone: Counter = { at: 'gone', reduced: false, oos: false, isolated: false }

/** A counter's state; one that the position does not name is out of play. */
export const counterOf = (table: Table, id: CounterId): Counter => table.counters[id] ?? gone
