import type { MapSheet } from '@/components/map/sheet'
import type { Opening } from '@/components/table/table-skeleton'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import type { LaterPort, TablePort } from '../port'
import type { TableWords } from '../text/table-words'
import { frontPicture } from './front-picture'
import { openingOf } from './opening'

/** A game as the server itself shows it, which has its words at hand. */
interface Shown {
  port: TablePort
  later: LaterPort
  sheetOf: (language: Language) => Promise<MapSheet>
  wordsIn: (words: Words) => TableWords
}

/** What a page says of a table before its scripts run, and the picture of its front. */
export const firstLookOf = ({ port, later, sheetOf, wordsIn }: Shown) => ({
  opening: (answer: GameAnswer, words: Words): Opening => openingOf(port, wordsIn(words), answer),
  pictureOf: async (answer: Pick<GameAnswer, 'view' | 'result' | 'stage'>, words: Words) =>
    frontPicture({ port, later }, wordsIn(words), await sheetOf(words.language), answer),
})
