import type { GameAnswer } from '@/lib/play/api/game'
import type { Offer, TablePort, TableView } from '../port'
import { dotted } from '../text/dotted'
import type { TableWords } from '../text/table-words'

/** Why nobody need order anything: the computer moves, or a staff leads, of who is late or has passed the turn (FP 7, FP 11). */
export const actingText = ({ ui, sideName }: TableWords, { led }: GameAnswer): string =>
  // A table that an older version has kept on this device names nobody.
  led?.[0] ? ui('table.staff.leads', { side: sideName(led[0]) }) : ui('table.computer.moves')

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
  return dotted([...whose, ...port.activity(words, view, offers)])
}
