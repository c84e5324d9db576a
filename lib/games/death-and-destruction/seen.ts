import { seenBy as parent } from '@/lib/games/proud-monster/full/fog'
import type { Rules } from './in-force'
import type { Table, Viewer } from './state'

const masked = new WeakMap<Table, Map<Viewer, Table>>()

/** The table as somebody sees it: as in the parent, and of markers of offensive supply others see that they lie there (9.8), of the reserve nothing (8.34); of what goes far only who is seen. */
export function seenBy(rules: Rules, table: Table, viewer: Viewer): Table {
  const seen = parent(rules as never, table as never, viewer) as unknown as Table
  const known = masked.get(seen)?.get(viewer)
  if (known) return known
  const upgrades = {
    ...seen.upgrades,
    beneath: seen.upgrades.beneath.filter((unit) => rules.counters[unit]!.side === viewer),
  }
  const blind = {
    ...seen,
    upgrades,
    ...(viewer === 'german' ? {} : ofGerman(seen)),
    ...(viewer === 'soviet' ? {} : ofSoviet(seen)),
  }
  for (const table of [seen, blind])
    masked.set(table, new Map([...(masked.get(table) ?? []), [viewer, blind]]))
  return blind
}

/** What others see of what the German keeps: not how many steps of his went far (12.2). */
const ofGerman = ({ transport }: Table): Partial<Table> => ({
  transport: { ...transport, black: 0, baltic: 0, rail: 0 },
})

/** What others see of what the Soviet keeps. */
const ofSoviet = ({ markers }: Table): Partial<Table> => ({
  markers: markers.map((one) => (one.shown ? one : { ...one, range: null })),
  reserve: { used: 0, fresh: [] },
})
