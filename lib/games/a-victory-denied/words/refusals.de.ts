import { shared } from '@/lib/wargame/words.de'
import type { refusals as en } from './refusals.en'

/** Why an order is refused for which more than one rule, or none, speaks; others stand with their rule (`rules/`). */
export const refusals: Readonly<Record<keyof typeof en, string>> = {
  ...shared,
  'no-such-unit': 'Eine Marke namens {unit} gibt es nicht.',

  'entry-elsewhere': 'Diese Einheit kommt bei {entry} auf die Karte.',
  'place-victory-hex': '{hex} ist kein Siegfeld mit Siegpunkt-Chit.',
  'place-supply': 'Von {hex} führt keine Versorgungslinie zu einer Quelle.',
  'support-off-map': '{hex} liegt nicht auf der Karte.',
  'support-twice': '{hex} wurde in dieser Runde schon beschossen.',
  'support-unseen':
    'Weder neben {hex} noch auf einer Höhe zwei Felder weiter steht eine sowjetische Einheit.',
  'support-spent-rocket': 'Die Raketen sind verschossen.',
  'support-spent-bomber': 'Der Bomber ist schon geflogen.',
  'not-your-unit': '{unit} ist keine deiner Einheiten.',
  'not-active': '{unit} ist nicht aktiv.',
  'attack-nobody': 'In {target} steht keine feindliche Kampfeinheit.',
  'attack-same-unit': 'Eine Einheit nimmt nur einmal an einem Angriff teil.',
  'attack-from-afar': '{unit} steht nicht neben {target}.',
  'retreat-not-so':
    '{unit} darf nicht über {path} zurückgehen: Andere Wege kosten weniger Stufen, führen näher zur Versorgung oder lassen Platz.',
  'advance-not-so': '{unit} darf nicht über {path} nachrücken.',
  'chit-only-with-hq': 'Ein Chit wird nur mit einem HQ zusammen gekauft; {unit} ist keines.',
  'not-arriving': '{unit} gehört nicht zu den Einheiten, die jetzt kommen dürfen.',
  'artillery-none-left': 'Kein Artillerieangriff ist mehr übrig.',
}
