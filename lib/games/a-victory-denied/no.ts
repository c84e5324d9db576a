import type { Cite, Refusal } from '@/lib/kernel/decision'
import type { Hex } from './state'
import type { Word } from './words.en'

/** A refusal: the rule that forbids, why (a sentence of the catalogue), and where the map shows it. */
export const no = (
  cite: Cite,
  key: Word,
  params: Record<string, string | number> = {},
  at?: Hex[],
): Refusal => ({
  no: cite,
  because: { key, params },
  ...(at ? { at } : {}),
})
