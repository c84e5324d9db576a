import { once } from '@/lib/wargame/cached'
import { checkedBy, mistake, readCompleted } from '@/lib/wargame/position'
import { firstControl } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed, countVpChits } from './position-defaults'
import { checkSense } from './position-sense'
import type { State } from './state'
import { stateSchemasUnder } from './state-schema'
import { lyingAsShown } from './vp-chits'

const keptPosition = once((rules: Rules) =>
  checkedBy(stateSchemasUnder(rules).positionSchema, checkPosition(rules)),
)
const newPosition = once((rules: Rules) =>
  checkedBy(stateSchemasUnder(rules).positionSchema, checkPosition(rules), checkSense(rules)),
)

/** Deals VP chits that a position shows on the table but does not name, lowest ids first. */
function withVpChits(rules: Rules, state: State, restIsGerman: boolean): State {
  const { table, hidden } = state
  const lying = lyingAsShown(rules, table, hidden, { restIsGerman })
  if (!lying) throw mistake(['table', 'vpOnMap'], 'more VP chits than there are', table.vpOnMap)
  const vpGerman = [...lying.vpGerman]
  return {
    table: { ...table, vpGerman: countVpChits(rules, vpGerman) },
    hidden: { ...hidden, vpOnMap: { ...lying.vpOnMap }, vpGerman, vpSoviet: [...lying.vpSoviet] },
  }
}

/** Reads a written position; throws a ZodError that names the path of the first mistake. */
export const readPosition = (rules: Rules, json: unknown): State => readBy(rules, newPosition, json)

/** Reads the position with which a table was set up: it was a sound one when it was written. */
export const readKept = (rules: Rules, json: unknown): State => readBy(rules, keptPosition, json)

function readBy(rules: Rules, schemaUnder: typeof newPosition, json: unknown): State {
  const full = completed(rules, json)
  const given = (full as { table?: { vpGerman?: unknown; control?: unknown } } | null)?.table
  const restIsGerman = given?.vpGerman === undefined
  const state = withVpChits(
    rules,
    readCompleted(schemaUnder(rules), json, full, ['table', 'agenda']),
    restIsGerman,
  )
  if (given?.control !== undefined) return state
  return { ...state, table: { ...state.table, control: firstControl({ rules, open: state.table }) } }
}

/** The position as a document: counters out of play are left out, the rest is written in full. */
export function writePosition({ table, hidden }: State): unknown {
  const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
  return { table: { ...table, counters }, hidden }
}
