import { remembered } from '@/lib/wargame/computer/remembered'
import { keyOf } from '../../computer/plan'
import type { View as BeginnerView } from '../../view'
import { evenly, withHiddenUnits } from '../guess'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Place, type State, type Table, type Viewer } from '../state'

/** Luck that is always the same, so that the same is supposed of the same position from order to order. */
function lots(): () => number {
  let n = 1
  return () => {
    n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((n ^ (n >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Where each unit is supposed to be that a viewer does not see. */
const placesOf = remembered(
  (at: Situation & { readonly viewer: Viewer }) =>
    `${at.viewer} ${at.open.several.join()} ${keyOf(at as never)}`,
  ({ rules, open, viewer }): ReadonlyMap<CounterId, Place> => {
    const { table } = withHiddenUnits(rules, { table: open } as State, viewer, lots(), evenly)
    const covered = Object.keys(open.counters).filter((unit) => open.counters[unit]!.at === 'covered')
    return new Map(covered.map((unit) => [unit, counterOf(table, unit).at]))
  },
)

/**
 * A view in which units of the other side that nobody sees stand somewhere all the same: beneath those that are seen not to be
 * alone, as far as they go (14.7). Only the computer thinks by it; what is lawful is judged on what is seen.
 */
export function supposed<View extends BeginnerView>(rules: Rules, view: View): View {
  const open = view.table as unknown as Table
  const counters = { ...open.counters }
  for (const [unit, at] of placesOf({ rules, open, viewer: view.viewer }))
    counters[unit] = { ...counterOf(open, unit), at }
  return { ...view, table: { ...open, counters } }
}
