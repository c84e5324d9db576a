import type { Catalogue } from '@/components/wargame/text/catalogue'
import { de as gameDe } from '@/lib/games/proud-monster/words.de'
import { en as gameEn } from '@/lib/games/proud-monster/words.en'
import type { Language } from '@/lib/words/language'
import { de } from './words.de'
import { en, type Word } from './words.en'

/** What the table of this game says, in each language: for the server, which sends a browser one of them. */
export const CATALOGUES: Readonly<Record<Language, Catalogue<Word>>> = {
  en: { game: gameEn, screen: en },
  de: { game: gameDe, screen: de },
}
