import { en as parent } from '@/lib/games/proud-monster/words.en'
import { dates } from './words/dates.en'
import { log } from './words/log.en'
import { names } from './words/names.en'
import { prompts } from './words/prompts.en'
import { refusals } from './words/refusals.en'

/** Every sentence that this game adds to those of its parent, in English; another language is another file of the same keys. */
export const added = { ...refusals, ...log, ...prompts, ...names }
export const en = { ...parent, ...added, ...dates }
export type Word = keyof typeof en
