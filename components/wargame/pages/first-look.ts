import type { MapSheet } from '@/components/map/sheet'
import type { Opening } from '@/components/table/table-skeleton'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import type { LaterPort } from '../later-port'
import type { TablePort } from '../port'
import type { Catalogue } from '../text/catalogue'
import type { TableWords } from '../text/table-words'
import { frontPicture } from './front-picture'
import { openingOf } from './opening'

/** A game as the server itself shows it, which has its words at hand. */
interface Shown<Word extends string> {
  port: TablePort
  later: LaterPort
  sheetOf: (language: Language) => Promise<MapSheet>
  tableWords: (words: Words, catalogue: Catalogue<Word>) => TableWords
  CATALOGUES: Readonly<Record<Language, Catalogue<Word>>>
}

/** What a page says of a table before its scripts run, and the picture of its front. */
export function firstLookOf<Word extends string>(shown: Shown<Word>) {
  const { port, later, sheetOf, tableWords, CATALOGUES } = shown
  const wordsIn = (words: Words) => tableWords(words, CATALOGUES[words.language])
  return {
    opening: (answer: GameAnswer, words: Words, isHintDue: boolean): Opening =>
      openingOf(port, wordsIn(words), answer, isHintDue),
    pictureOf: async (answer: Pick<GameAnswer, 'view' | 'result' | 'stage'>, words: Words) =>
      frontPicture({ port, later }, wordsIn(words), await sheetOf(words.language), answer),
  }
}
