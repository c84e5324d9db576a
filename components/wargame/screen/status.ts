import type { Offer, TablePort, TableView } from '../port'
import type { TableWords } from '../text/table-words'

/** Whose move it is and with what, in one line. */
export function statusText(
  port: TablePort,
  words: TableWords,
  view: TableView,
  offers: readonly Offer[],
): string {
  const { tell, own, sideName } = words
  const { awaits, mine } = view.prompt
  const result = port.result(view)
  if (result) return own(`over.${result.winner}`)
  const whose =
    awaits.length > 1
      ? [tell('bar.both')]
      : mine
        ? [tell('bar.mine')]
        : awaits.map((side) => tell('bar.theirs', { side: sideName(side) }))
  return [...whose, ...port.activity(words, view, offers)].join(' · ')
}
