import { answers } from './words/answers.en'
import { log } from './words/log.en'
import { names } from './words/names.en'
import { odds } from './words/odds.en'
import { prompts } from './words/prompts.en'
import { refusals } from './words/refusals.en'

/** Every sentence of this game in English; another language is another file of the same keys. */
export const en = { ...refusals, ...log, ...prompts, ...odds, ...answers, ...names }
export type Word = keyof typeof en
