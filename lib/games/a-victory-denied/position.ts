import { once } from '@/lib/wargame/cached'
import { checkedBy, mistake, readHalves } from '@/lib/wargame/position'
import { withFront } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed, countVpChits } from './position-defaults'
import { checkSense } from './position-sense'
import { schemasUnder } from './schemas'
import type { State } from './state'
import { lyingAsShown } from './vp-chits'

const keptPosition = once((rules: Rules) =>
  checkedBy(schemasUnder(rules).positionSchema, checkPosition(rules)),
)
const newPosition = once((rules: Rules) =>
  checkedBy(schemasUnder(rules).positionSchema, checkPosition(rules), checkSense(rules)),
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
  const { state, given } = readHalves(schemaUnder(rules), json, completed(rules, json))
  const { table, hidden } = withVpChits(rules, state, given.vpGerman === undefined)
  return { table: withFront(rules, table, given), hidden }
}

/** The position as a document: counters out of play are left out, the rest is written in full. */
export function writePosition({ table, hidden }: State): unknown {
  const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
  return { table: { ...table, counters }, hidden }
}
