import type { RuleTexts } from '@/lib/kernel/rulebook'
import { combat } from './words/rules/combat.de'
import { opening } from './words/rules/opening.de'
import { piles } from './words/rules/piles.de'
import { replacements } from './words/rules/replacements.de'
import { sequence } from './words/rules/sequence.de'
import { supply } from './words/rules/supply.de'
import { victory } from './words/rules/victory.de'

/** The same in German. */
export const texts: RuleTexts = {
  ...opening,
  ...victory,
  ...sequence,
  ...piles,
  ...replacements,
  ...supply,
  ...combat,
}
