import { type RuleTexts, rulebookOf } from '@/lib/kernel/rulebook'
import { combat } from './words/rules/combat.de'
import { components } from './words/rules/components.de'
import { movement } from './words/rules/movement.de'
import { reinforcements } from './words/rules/reinforcements.de'
import { sequence } from './words/rules/sequence.de'
import { setUp } from './words/rules/set-up.de'
import { stacking } from './words/rules/stacking.de'
import { tables } from './words/rules/tables.de'
import { victory } from './words/rules/victory.de'

export const texts: RuleTexts = {
  ...components,
  ...setUp,
  ...victory,
  ...sequence,
  ...stacking,
  ...reinforcements,
  ...movement,
  ...combat,
  ...tables,
}

export const TITLES = {
  1: 'Einleitung',
  2: 'Spielmaterial',
  3: 'Aufstellung und Kontrolle',
  4: 'Sieg',
  5: 'Der Ablauf',
  6: 'Stapel',
  8: 'Verstärkungen',
  12: 'Bewegung',
  14: 'Vorbereitete Angriffe',
  17: 'Tabellen',
}

/** The rules for players, in German. */
export const rulebook = rulebookOf(texts, TITLES)
