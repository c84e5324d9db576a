import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 6 nach allen Regeln. */
export const stacking: RuleTexts = {
  'PM 6.1': {
    title: 'Stapel',
    words:
      'Bis zu fünf Einheiten einer Seite stehen in einem Feld; was jede zählt und was eine Metropole fasst, folgt.',
  },
  'PM 6.3': {
    title: 'Kleine Einheiten der deutschen Seite',
    words:
      'Eine Brigade der deutschen Seite zählt eine halbe Einheit, ein Regiment oder Bataillon eine viertel; das ungarische Korps und die der Flak zählen eine. Nie bleiben mehr als vier Regimenter und Bataillone in einem Feld.',
  },
  'PM 6.4': {
    title: 'Sowjetische Einheiten',
    words: 'Jede sowjetische Einheit zählt eine, gleich wie groß sie ist.',
  },
  'PM 6.5': {
    title: 'Stapel in Metropolen',
    words:
      'Eine Metropole fasst zehn Einheiten einer Seite. Wer sie aus anderen Feldern angreift, hat nichts davon: jedes dieser Felder fasst fünf.',
  },
  'PM 6.6': {
    title: 'Was nichts zählt',
    words: 'Flugzeuge und Marken nehmen keinen Platz ein.',
  },
  'PM 2.10': {
    title: 'Größen',
    words:
      'Vom Korps bis zum Bataillon; sie zählen in Stapeln (6.3) und dafür, wer für Verluste zahlt (14.36).',
  },
}
