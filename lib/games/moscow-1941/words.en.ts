import type { Words } from '@/lib/kernel/decision'
import { sentence } from './sentence'
import { air } from './words/air.en'
import { answers } from './words/answers.en'
import { log } from './words/log.en'
import { names } from './words/names.en'
import { odds } from './words/odds.en'
import { prompts } from './words/prompts.en'
import { refusals } from './words/refusals.en'

/** Every sentence of this game in English; another language is another file of the same keys. */
export const en = { ...refusals, ...log, ...prompts, ...odds, ...answers, ...air, ...names }
export type Word = keyof typeof en

/** A sentence in English, for tools without a screen. */
export const say = (words: Words): string => sentence(words, en)
