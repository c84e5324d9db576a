import { texts as parent, TITLES } from '@/lib/games/proud-monster/full/rulebook.de'
import type { RuleTexts } from '@/lib/kernel/rulebook'
import { rulebookWith } from './rulebook'
import { combat } from './words/rules/combat.de'
import { opening } from './words/rules/opening.de'
import { piles } from './words/rules/piles.de'
import { replacements } from './words/rules/replacements.de'
import { sequence } from './words/rules/sequence.de'
import { supply } from './words/rules/supply.de'
import { victory } from './words/rules/victory.de'

/** The rules of this game in German. */
export const texts: RuleTexts = {
  ...opening,
  ...victory,
  ...sequence,
  ...piles,
  ...replacements,
  ...supply,
  ...combat,
}

/** The rules for players, in German. */
export const rulebook = rulebookWith(
  parent,
  texts,
  {
    ...TITLES,
    ...{ 3: 'Aufstellung, Kontrolle und Karte C', 8: 'Verstärkungen, Abzüge und Ersatz' },
    ...{ 11: 'Bewegung zur See', 15: 'Bewegliche Angriffe, Offensiven und Partisanen' },
    16: 'Tabellen dieses Spiels',
  },
  { replaced: 'An ihrer Stelle: {by}.', ended: 'Später an ihrer Stelle: {by}.' },
)
