import type { z } from 'zod'
import type { CounterId } from './names'
import type { StateSchemas } from './state-schema'

// No schema is loaded here: a browser needs the names and types, and would pay for the whole of zod.

export * from './agenda'
export * from './names'

export type Counter = z.infer<StateSchemas['counterSchema']>
export type Battle = z.infer<StateSchemas['battleSchema']>
export type Options = z.infer<StateSchemas['optionsSchema']>
/** A level of more rules has more steps on its agenda: what is due is found by name (`dueStep`). */
export type Table = Omit<z.infer<StateSchemas['tableSchema']>, 'agenda'> & {
  agenda: readonly { readonly step: string }[]
}
export type Hidden = z.infer<StateSchemas['hiddenSchema']>
export type State = { table: Table; hidden: Hidden }

const nowhere: Counter = { at: 'track', lost: 0, tried: null, from: null, left: null, fought: false }

/** A unit's state; one that the position does not name is not in play. */
export const counterOf = (table: Pick<Table, 'counters'>, id: CounterId): Counter =>
  table.counters[id] ?? nowhere
