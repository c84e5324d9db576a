import type { z } from 'zod'
import type { Board } from '@/lib/kernel/game'
import { once } from '@/lib/wargame/cached'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { viewOf, viewSchemaOf } from '@/lib/wargame/views'
import type { Rules } from './in-force'
import { schemasUnder } from './schemas'
import type { State, Viewer } from './state'
import type { Moscow } from './world'

export const viewSchemaUnder = once((rules: Rules) => viewSchemaOf(schemasUnder(rules), {}, {}))
export type View = z.infer<ReturnType<typeof viewSchemaUnder>>

/** What one viewer may see: the whole table, and his own standing orders. */
export const view = (ruleset: RuleSet<Moscow>, state: State, viewer: Viewer): View =>
  viewOf(ruleset, schemasUnder(ruleset.rules).tableSchema, state, viewer, () => ({}))

/** What lies on the map and beside it, and when. */
export const board = ({ table }: View): Board => ({
  turn: table.turn,
  phase: table.phase,
  counters: table.counters,
  air: table.air,
  control: table.control,
  held: table.held,
  noRetreat: table.noRetreat,
  panic: table.panic,
  resupplied: table.resupplied,
  points: table.points,
})

/** The position that this view is of: only the other's standing orders are not known, and count as none. */
export function guess({ viewer, table, mine }: View): unknown {
  const standing = mine?.standing ? { standing: { [viewer]: mine.standing } } : {}
  return { table, hidden: standing }
}
