import type { OrderBody } from '@/components/offline/plan'
import type { TablePort, TableView } from '../port'
import type { TableWords } from '../text/table-words'

/** An order that waits to be sent, as a line of its list: with where it leads. */
export function plannedLine(port: TablePort, words: TableWords, view: TableView, order: OrderBody): string {
  const line = port
    .offers(view, [{ order }])
    .map((offer) => port.line(words, view, offer))
    .join(', ')
  const { path, to } = order
  const end: unknown = Array.isArray(path) ? path.at(-1) : to
  return typeof end === 'string' ? `${line} → ${words.placeName(end)}` : line
}
