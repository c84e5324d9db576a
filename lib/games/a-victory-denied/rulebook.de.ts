import { rulebookOf } from '@/lib/kernel/rulebook'
import { aftermath } from './words/rules/aftermath.de'
import { combat } from './words/rules/combat.de'
import { command } from './words/rules/command.de'
import { components } from './words/rules/components.de'
import { ending } from './words/rules/ending.de'
import { headquarters } from './words/rules/headquarters.de'
import { movement } from './words/rules/movement.de'
import { reinforcements } from './words/rules/reinforcements.de'
import { sequence } from './words/rules/sequence.de'
import { setUp } from './words/rules/set-up.de'
import { stacking } from './words/rules/stacking.de'
import { supply } from './words/rules/supply.de'

/** The rules by chapter. */
export const chapters = [
  components,
  setUp,
  sequence,
  stacking,
  command,
  movement,
  combat,
  aftermath,
  supply,
  reinforcements,
  headquarters,
  ending,
] as const

/** The rules for players, in German. */
export const rulebook = rulebookOf(Object.assign({}, ...chapters), {
  1: 'Maßstab und Abrunden',
  2: 'Die Spielsteine',
  3: 'Aufbau',
  4: 'Die Runde',
  5: 'Stapeln',
  6: 'Kontrollzonen',
  7: 'Befehl',
  8: 'Bewegung',
  9: 'Kampf',
  10: 'Versorgung',
  11: 'Verstärkungen',
  12: 'Hauptquartiere',
  13: 'Artillerie und Luftwaffe',
  14: 'Der Kessel von Minsk',
  15: 'Hitlers Weisung',
  16: 'Sieg',
})
