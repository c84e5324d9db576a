import { WIN } from '@/components/table/guide-due'
import type { Opening } from '@/components/table/table-skeleton'
import type { GameAnswer } from '@/lib/play/api/game'
import type { TablePort } from '../port'
import { actingText, statusText } from '../screen/status'
import type { TableWords } from '../text/table-words'
import { hintIn, hintsNow } from '../turn/hints'
import { openHint } from '../turn/open-choices'

/** Turn, state and prompt of a table, for the page that is sent before its scripts. */
export function openingOf(
  port: TablePort,
  words: TableWords,
  answer: GameAnswer,
  isHintDue: boolean,
): Omit<Opening, 'still'> {
  const { legal, computerToMove } = answer
  const view = port.viewOf(answer)!
  const offers = port.offers(view, legal)
  const { key, params } = view.prompt
  const isGuided = isHintDue && (hintsNow(port, answer, view, null)?.length ?? 0) > 0
  return {
    title: port.turn(words, view),
    status: statusText(
      port,
      words,
      view,
      offers.filter(({ kind }) => kind !== 'done'),
    ),
    prompt: computerToMove ? actingText(words, answer) : words.say({ key, params }),
    hint: openHint(port, words, offers),
    guide: isGuided ? { title: words.tell('coach.title'), ...hintIn(port, words, view, WIN) } : null,
  }
}
