import type { z } from 'zod'
import type { Table as ParentTable } from '@/lib/games/proud-monster/full/state'
import type { StateSchemas } from './state-schema'

// No schema is loaded here: a browser needs the names and types alone.

export type {
  Battle,
  Counter,
  CounterId,
  Hex,
  Okh,
  Place,
  Side,
  Viewer,
} from '@/lib/games/proud-monster/full/state'
export { counterOf, OKH, opponent, SIDES, SOUTH_PORTS } from '@/lib/games/proud-monster/full/state'
export * from './agenda'
export * from './names'

/** There are more steps on the agenda than the parent knows: what is due is found by name (`dueStep`). */
export type Table = Omit<z.infer<StateSchemas['tableSchema']>, 'agenda'> & Pick<ParentTable, 'agenda'>
export type Hidden = z.infer<StateSchemas['hiddenSchema']>
export type State = { table: Table; hidden: Hidden }
