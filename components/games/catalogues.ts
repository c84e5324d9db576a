import type { Language } from '@/lib/words/language'
import { catalogue as aVictoryDeniedDe } from './a-victory-denied/catalogue.de'
import { catalogue as aVictoryDeniedEn } from './a-victory-denied/catalogue.en'

/** What the table of each game says in each language; fetched by browsers from /words/GAME/LANGUAGE. */
export const CATALOGUES: Readonly<Record<string, Readonly<Record<Language, unknown>>>> = {
  'a-victory-denied': { en: aVictoryDeniedEn, de: aVictoryDeniedDe },
}
