import type { OrderBody } from '@/components/offline/plan'
import type { Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { lineOf } from './entries'
import type { TableWords } from './table-words'

/** An order that waits to be sent, as a line of its list. */
export function plannedLine(words: TableWords, table: Table, order: OrderBody): string {
  const n = Array.isArray(order.chits) ? order.chits.length : 0
  const entry: LegalEntry = { order, choose: { field: 'chits', from: [], min: n, max: n } }
  const to: unknown = Array.isArray(order.path) ? order.path.at(-1) : order.to
  const line = lineOf(words, table, entry)
  return typeof to === 'string' ? `${line} → ${words.placeName(to)}` : line
}
