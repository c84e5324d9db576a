import type { Opening } from '@/components/table/table-skeleton'
import type { GameAnswer } from '@/lib/play/api'
import type { Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import type { Catalogue } from './catalogue'
import { catalogue as de } from './catalogue.de'
import { catalogue as en } from './catalogue.en'
import { isDone } from './entries'
import { openHint } from './open-choices'
import { settledView } from './settled-view'
import { statusText, turnText } from './status'
import { tableWords } from './table-words'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de }

/** Turn, state and prompt of a table, for the page that is sent before its scripts. */
export function opening(answer: GameAnswer, words: Words): Opening {
  const { legal, computerToMove } = answer
  const view = settledView(answer)!
  const said = tableWords(words, CATALOGUES[words.language])
  const { key, params } = view.prompt
  return {
    title: turnText(said, view),
    status: statusText(said, { view, entries: legal.filter((entry) => !isDone(entry)) }),
    prompt: computerToMove ? words.ui('table.computer.moves') : said.say({ key, params }),
    hint: openHint(said, view.table, legal),
  }
}
