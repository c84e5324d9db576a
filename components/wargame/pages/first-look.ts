import type { MapSheet } from '@/components/map/sheet'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import type { LaterPort } from '../later-port'
import type { TablePort } from '../port'
import type { Catalogue } from '../text/catalogue'
import type { TableWords } from '../text/table-words'
import { frontPicture, type Pictured } from './front-picture'
import { openingOf } from './opening'
import { stillOf } from './still'

/** A game as the server itself shows it, which has its words at hand. */
interface Shown<Word extends string> {
  port: TablePort
  later: LaterPort
  sheetOf: (language: Language, name?: string | null) => Promise<MapSheet>
  tableWords: (words: Words, catalogue: Catalogue<Word>) => TableWords
  /** In the language of whoever looks. */
  catalogue: Catalogue<Word>
}

/** What a page says and shows of a table before its scripts run, and the picture of its front. */
export function firstLookOf<Word extends string>(
  { port, later, sheetOf, tableWords, catalogue }: Shown<Word>,
  words: Words,
) {
  const told = tableWords(words, catalogue)
  return {
    opening: (answer: GameAnswer, isHintDue: boolean) => openingOf(port, told, answer, isHintDue),
    still: async (answer: GameAnswer): Promise<string> => {
      const sheet = await sheetOf(words.language, port.sheet?.(port.viewOf(answer)!))
      return stillOf(port, sheet, answer)
    },
    picture: async (answer: Pictured) => {
      const view = port.viewOf(answer)
      const name = view ? port.sheet?.(view) : later.firstSheet(answer.scenario)
      const sheet = await sheetOf(words.language, name)
      return frontPicture({ port, later }, told, sheet, answer)
    },
  }
}
