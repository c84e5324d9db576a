import { mistake, readersOf } from '@/lib/wargame/position'
import { withFront } from './control'
import type { Rules } from './in-force'
import { checkPosition } from './position-check'
import { completed, countVpChits } from './position-defaults'
import { checkSense } from './position-sense'
import { schemasUnder } from './schemas'
import type { State } from './state'
import { lyingAsShown } from './vp-chits'

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

export const { readPosition, readKept } = readersOf<Rules, State>({
  schema: (rules) => schemasUnder(rules).positionSchema,
  check: checkPosition,
  sense: checkSense,
  completed,
  whole: (rules, state, given) => {
    const { table, hidden } = withVpChits(rules, state, given.vpGerman === undefined)
    return { table: withFront(rules, table, given), hidden }
  },
})

/** The position as a document: counters out of play are left out, the rest is written in full. */
export function writePosition({ table, hidden }: State): unknown {
  const counters = Object.fromEntries(Object.entries(table.counters).filter(([, { at }]) => at !== 'gone'))
  return { table: { ...table, counters }, hidden }
}
