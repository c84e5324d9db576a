import type { z } from 'zod'
import type { Board } from '@/lib/kernel/game'
import type { Anew } from '@/lib/wargame/anew'
import { once } from '@/lib/wargame/cached'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { viewOf, viewSchemaOf } from '@/lib/wargame/views'
import type { Rules } from './in-force'
import { schemasUnder } from './schemas'
import type { State, Table, Viewer } from './state'
import type { StateSchemas } from './state-schema'
import { withLuck } from './untried'
import type { Proud } from './world'

/** The schema of what a viewer is sent under these rules. */
export const viewSchemaUnder = once((rules: Rules) => viewSchemaOf(schemasUnder(rules), {}, {}))
export type View = Omit<z.infer<ReturnType<typeof viewSchemaUnder>>, 'table'> & { table: Table }

/** What one viewer may see: the whole table, and his own standing orders. What untried units are nobody is told (2.15). */
export const view = (
  ruleset: RuleSet<Proud>,
  state: State,
  viewer: Viewer,
  { tableSchema }: Pick<StateSchemas, 'tableSchema'> = schemasUnder(ruleset.rules),
): View => viewOf(ruleset, tableSchema, state, viewer, () => ({}))

/** What lies on the map and beside it, and when. */
export const board = ({ table }: View): Board => ({
  turn: table.turn,
  couplet: table.couplet,
  acting: table.acting,
  phase: table.phase,
  counters: table.counters,
  control: table.control,
  taken: table.taken,
  debit: table.debit,
})

/** What untried units were, for who looks back at a game that is over. */
export const uncovered = ({ table, hidden }: State): Board => ({
  counters: Object.fromEntries(
    Object.entries(table.counters).map(([unit, counter]) => [
      unit,
      { ...counter, tried: counter.tried ?? hidden.values[unit] ?? null },
    ]),
  ),
})

/** What lies face down where untried units are drawn once more out of what everybody has not seen of their pools (3.2). */
export const anew: Anew<Rules, State> = {
  hidden: (rules, table, luck) => withLuck(rules, { table, hidden: { values: {} } }, luck).hidden,
}

/** A position that this view may be of: what untried units are is drawn out of what everybody has not seen of their pools. */
export function guess(rules: Rules, { viewer, table, mine }: View, luck: () => number): unknown {
  const standing = mine?.standing ? { standing: { [viewer]: mine.standing } } : {}
  return withLuck(rules, { table, hidden: { values: {}, ...standing } } as State, luck)
}
