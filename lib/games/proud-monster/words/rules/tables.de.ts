import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 17: the tables. */
export const tables: RuleTexts = {
  'PM 17.2': {
    title: 'Was siegt',
    words: 'Punkte des Deutschen am Ende jeder Runde: 4, 8, 13, 17, 22, 26, 28, 30, und 36 ab der neunten.',
    reading: 'Die letzte Zahl gilt für alle Runden ab der neunten (A-PM-41).',
  },
  'PM 17.6': {
    title: 'Was kommt',
    words:
      'Wie viele sowjetische Einheiten jeder Art zu Beginn in jeder Zone stehen, in jeder Runde kommen oder zu Garden werden (8.11).',
    reading: 'Verirrte Ziffern des Drucks bleiben weg (A-PM-05).',
  },
  'PM 17.7': {
    title: 'Kampfergebnisse',
    words: 'Neun Spalten von 1:3 bis 7:1 und eine Zeile für jede Augenzahl.',
  },
  'PM 17.9': {
    title: 'Wirkung des Geländes',
    words:
      'Was jede Art von Gelände bei Bewegung und Kampf bewirkt. Niemand greift über Feldseiten aus Meer oder See an.',
    reading: 'Der Druck nennt sie 17.5 (A-PM-07).',
  },
}
