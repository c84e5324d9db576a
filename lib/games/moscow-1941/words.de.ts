import { refusalsIn } from '@/lib/kernel/refusals'
import { chapters } from './rulebook.de'
import { air } from './words/air.de'
import { answers } from './words/answers.de'
import { log } from './words/log.de'
import { names } from './words/names.de'
import { odds } from './words/odds.de'
import { places } from './words/places.de'
import { prompts } from './words/prompts.de'
import { refusals } from './words/refusals.de'
import type { Word } from './words.en'

/** Every sentence of this game in German. */
export const de: Readonly<Record<Word, string>> = {
  ...refusals,
  ...refusalsIn(chapters),
  ...log,
  ...prompts,
  ...odds,
  ...answers,
  ...air,
  ...names,
  ...places,
}
