import { WIN } from '@/components/table/guide-due'
import type { Hint } from '@/components/table/hint-card'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Offer, TablePort, TableView } from '../port'
import type { TableWords } from '../text/table-words'

/** true: the guide leads through the first turn of this table, as nobody waits there for an answer. */
const isGuided = ({ mode }: GameAnswer): boolean => mode === 'computer' || mode === 'hotseat'

/** What would help now, how one wins before all else; null where nobody is to be guided, or not at this moment. */
export function hintsNow(
  port: TablePort,
  answer: GameAnswer | null,
  view: TableView,
  drafted: Offer | null,
): readonly string[] | null {
  if (!answer || !isGuided(answer) || answer.computerToMove) return null
  return view.prompt.mine ? [WIN, ...port.coach(view, drafted, answer.mayTakeBack)] : []
}

/** One of them in words, and which it is of those that the side gets at this table. */
export function hintIn(port: TablePort, { tell, own }: TableWords, view: TableView, hint: string): Hint {
  const textOf = (name: string) => own(`coach.${name}.${view.viewer}`, {}, own(`coach.${name}`, {}, ''))
  const all = Object.keys(port.guide).filter(
    (name) => textOf(name) !== '' && (port.guides?.(view, name) ?? true),
  )
  return {
    step: tell('coach.step', { n: all.indexOf(hint) + 1, of: all.length }),
    text: textOf(hint),
  }
}
