import type { Words } from '@/lib/kernel/decision'
import { entryOf } from '@/lib/kernel/table-of'
import type { Sentences } from '@/lib/wargame/sentence'
import { sentence } from './sentence'
import { de } from './words.de'
import { en } from './words.en'

const catalogues: Readonly<Record<string, Sentences>> = { en, de }

/** A sentence of the game in a language, for readers without a screen. */
export const say = (words: Words, language = 'en'): string =>
  sentence(words, entryOf(catalogues, language) ?? en)
