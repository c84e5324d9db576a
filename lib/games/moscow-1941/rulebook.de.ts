import { rulebookOf } from '@/lib/kernel/rulebook'
import { type ChapterNumber, chapterOf } from './chapters'
import { air } from './words/rules/air.de'
import { arrivals } from './words/rules/arrivals.de'
import { combat } from './words/rules/combat.de'
import { ending } from './words/rules/ending.de'
import { movement } from './words/rules/movement.de'
import { pieces } from './words/rules/pieces.de'
import { sequence } from './words/rules/sequence.de'
import { setUp } from './words/rules/set-up.de'
import { supply } from './words/rules/supply.de'
import { terrain } from './words/rules/terrain.de'
import { weather } from './words/rules/weather.de'

/** The rules by chapter. */
export const chapters = [
  combat,
  movement,
  air,
  terrain,
  sequence,
  pieces,
  arrivals,
  weather,
  supply,
  ending,
  setUp,
] as const

const TITLES: Readonly<Record<ChapterNumber, string>> = {
  I: 'Kampf',
  II: 'Bewegung am Feind',
  III: 'Flugzeuge',
  IV: 'Gelände',
  V: 'Die Runde',
  VI: 'Stapel und Steine',
  VII: 'Ersatz und Verstärkungen',
  VIII: 'Wetter',
  IX: 'Versorgung',
  X: 'Sieg',
  XI: 'Aufbau und Tabellen',
}

/** The rules for players, in German. */
export const rulebook = rulebookOf(Object.assign({}, ...chapters), TITLES, chapterOf)
