import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 6: stacks. */
export const stacking: RuleTexts = {
  'PM 6.1': {
    title: 'Stapel',
    words: 'Bis zu fünf Einheiten einer Seite stehen in einem Feld.',
    reading:
      'Jeder Stein ist eine Einheit, und Metropolen fassen nicht mehr als andere Felder: was das Buch dazu sagt, ist für spätere Spiele.',
  },
  'PM 6.2': {
    title: 'Wann Stapel zählen',
    words:
      'Nach der Bewegung, nicht unterwegs. Aus einem zu hohen Stapel nähme die andere Seite Einheiten fort.',
    reading: 'Niemand beendet einen Zug in einem vollen Feld, so dass nie etwas entfernt wird (A-PM-19).',
  },
}
