import { remembered } from '@/lib/wargame/computer/remembered'
import { changed, idsOf } from '@/lib/wargame/counters'
import { keyOf, named } from '../../computer/plan'
import type { View as BeginnerView } from '../../view'
import { evenly, withHiddenUnits } from '../guess'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type State, type Table, type Viewer } from '../state'

/** Luck that is always the same, so that the same is supposed of the same position from order to order. */
function lots(): () => number {
  let n = 1
  return () => {
    n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((n ^ (n >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Each unit that a viewer does not see, where it is supposed to be; `key` tells the position as he sees it. */
const hiddenOf = remembered(
  ({ key }: Situation & { readonly viewer: Viewer; readonly key: string }) => key,
  ({ rules, open, viewer }) => {
    const { table } = withHiddenUnits(rules, { table: open } as State, viewer, lots(), evenly)
    const covered = idsOf(open.counters).filter((unit) => open.counters[unit]!.at === 'covered')
    const placed = (unit: CounterId) => ({ ...counterOf(open, unit), at: counterOf(table, unit).at })
    return covered.map((unit) => [unit, placed(unit)] as const)
  },
)

/**
 * A view in which units of the other side that nobody sees stand somewhere all the same: beneath those that are seen not to be
 * alone, as far as they go (14.7). Only the computer thinks by it; what is lawful is judged on what is seen.
 */
export function supposed<View extends BeginnerView>(rules: Rules, view: View): View {
  const open = view.table as unknown as Table
  const { viewer } = view
  const key = `${viewer} ${open.several.join()} ${keyOf({ open: open as never })}`
  const table = { ...open, counters: changed(open.counters, hiddenOf({ rules, open, viewer, key })) }
  return { ...view, table: named(table as never, key) }
}
