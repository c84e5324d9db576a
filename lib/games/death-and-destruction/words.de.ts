import { de as parent } from '@/lib/games/proud-monster/words.de'
import { dates } from './words/dates.de'
import { log } from './words/log.de'
import { names } from './words/names.de'
import { places } from './words/places.de'
import { prompts } from './words/prompts.de'
import { refusals } from './words/refusals.de'
import type { added, Word } from './words.en'

const own: Readonly<Record<keyof typeof added, string>> = { ...refusals, ...log, ...prompts, ...names }
/** Every sentence of this game in German. */
export const de: Readonly<Record<Word, string>> = { ...parent, ...own, ...dates, ...places }
