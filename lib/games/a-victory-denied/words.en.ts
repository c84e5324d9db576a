import { refusalsIn } from '@/lib/kernel/refusals'
import { chapters } from './ledger'
import { answers } from './words/answers.en'
import { log } from './words/log.en'
import { names } from './words/names.en'

import { odds } from './words/odds.en'
import { prompts } from './words/prompts.en'
import { refusals } from './words/refusals.en'
import { throws } from './words/throws.en'

/** Every sentence of this game in English; another language is another file of the same keys. */
export const en = {
  ...refusals,
  ...refusalsIn(chapters),
  ...log,
  ...prompts,
  ...odds,
  ...answers,
  ...names,
  ...throws,
}
export type Word = keyof typeof en
