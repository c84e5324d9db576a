import type { Words } from '@/lib/kernel/decision'
import { answers } from './words/answers.en'
import { log } from './words/log.en'
import { odds } from './words/odds.en'
import { prompts } from './words/prompts.en'
import { refusals } from './words/refusals.en'

/** Every sentence of this game in English; another language is another file of the same keys. */
export const en = { ...refusals, ...log, ...prompts, ...odds, ...answers }
export type Word = keyof typeof en

/** Fills the gaps of a sentence; an unknown key is shown as it stands, so that nothing is ever blank. */
export function say({ key, params }: Words, catalogue: Readonly<Record<string, string>> = en): string {
  const template = catalogue[key] ?? key
  return template.replace(/\{(\w+)\}/g, (_gap, name: string) => String(params[name] ?? `{${name}}`))
}
