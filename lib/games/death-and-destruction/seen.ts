import { seenBy as parent } from '@/lib/games/proud-monster/full/fog'
import type { Rules } from './in-force'
import type { Table, Viewer } from './state'

const masked = new WeakMap<Table, Table>()

/** The table as somebody sees it: as in the parent, and of markers of offensive supply others see that they lie there (9.8), of the reserve nothing (8.34). */
export function seenBy(rules: Rules, table: Table, viewer: Viewer): Table {
  const seen = parent(rules as never, table as never, viewer) as unknown as Table
  if (viewer === 'soviet') return seen
  const known = masked.get(seen)
  if (known) return known
  const markers = seen.markers.map((one) => (one.shown ? one : { ...one, range: null }))
  const blind = { ...seen, markers, reserve: { used: 0, fresh: [] } }
  masked.set(seen, blind)
  masked.set(blind, blind)
  return blind
}
