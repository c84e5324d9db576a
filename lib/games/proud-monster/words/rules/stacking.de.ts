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
      'Am Ende der Bewegungsphase, nicht unterwegs: bis dahin dürfen beliebig viele in einem Feld stehen oder hindurchziehen. Aus einem zu hohen Stapel nähme die andere Seite Einheiten fort.',
    reading:
      'Die Phase endet nicht, solange ein Feld zu voll ist, damit niemand unbemerkt Einheiten verliert. Wer es nicht räumen kann, weil alle gezogen sind, gibt auf, was dort zu viel ist: so wenige Einheiten wie möglich, und statt nach Wahl des Feindes zuerst die mit dem stärksten sichtbaren Angriff, unerprobte zuletzt (A-PM-19).',
  },
}
