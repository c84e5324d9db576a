import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 12: movement and terrain. */
export const movement: RuleTexts = {
  'PM 12.1': {
    title: 'Bewegung',
    words:
      'In ihrer Bewegungsphase zieht eine Seite ihre Einheiten von Feld zu Feld für Bewegungspunkte, wie Gelände und Art der Einheit es verlangen (12.10, 12.11, 12.12, 12.13).',
    reading: 'Niemand wird von einem Feind neben sich aufgehalten (A-PM-54).',
  },
  'PM 12.2': {
    title: 'Grenzen',
    words:
      'Punkte werden weder aufgehoben noch verliehen. Niemand muss ziehen. Eine Einheit oder ein Stapel beendet den Zug, bevor ein anderer beginnt (12.6).',
  },
  'PM 12.3': {
    title: 'Mindestens ein Feld',
    words:
      'Jeder darf zu Beginn seines Zuges ein Feld weit für alle seine Punkte gehen, aber nirgends hin, wo niemand gehen darf.',
  },
  'PM 12.4': {
    title: 'Felder des Feindes',
    words: 'Niemand betritt ein Feld, in dem Feinde stehen.',
  },
  'PM 12.5': {
    title: 'Stapel, die ziehen',
    words:
      'Einheiten ziehen gemeinsam, wenn sie zu Beginn der Phase beisammen standen. Sie müssen nicht (12.7).',
  },
  'PM 12.6': {
    title: 'Stapel, die sich teilen',
    words:
      'Ein Stapel darf anhalten, Einheiten fortschicken und weiterziehen. Hat ein anderer Stapel begonnen, zieht, wer vom ersten gezogen ist, nicht weiter.',
    reading: 'Wer vom ersten noch nicht gezogen ist, darf es noch.',
  },
  'PM 12.7': {
    title: 'Die langsamste',
    words: 'Ein Stapel kommt so weit wie seine langsamste Einheit; die anderen dürfen sie zurücklassen.',
    reading: 'Jede zahlt für jedes Feld, was ihre Art zahlt.',
  },
  'PM 12.8': {
    title: 'Arten von Gelände',
    words:
      'Natürliches und Gebautes. Ein Feld hat eine Art natürlichen Boden und darf mehreres Gebaute tragen.',
  },
  'PM 12.9': {
    title: 'Natürliches Gelände',
    words: 'Offen, Wald, Hügel, Sumpf, und Flüsse entlang der Feldseiten.',
  },
  'PM 12.10': {
    title: 'Offen',
    words: 'Ein Punkt für alle. Metropolen sind offen.',
  },
  'PM 12.11': {
    title: 'Wald',
    words: 'Zwei Punkte für mechanisierte Einheiten, einer für alle anderen.',
  },
  'PM 12.12': {
    title: 'Hügel',
    words:
      'Drei Punkte für mechanisierte Einheiten, einer für Kavallerie und Gebirgstruppen, zwei für alle anderen.',
  },
  'PM 12.13': {
    title: 'Sumpf',
    words: 'Vier Punkte für mechanisierte Einheiten, zwei für alle anderen.',
  },
  'PM 12.14': {
    title: 'Das Meer',
    words: 'Niemand betritt Felder aus Meer oder See oder überquert eine Feldseite, die ganz daraus besteht.',
  },
  'PM 12.15': {
    title: 'Flüsse',
    words: 'Einen zu überqueren kostet mechanisierte Einheiten zwei Punkte mehr, alle anderen einen.',
  },
  'PM 12.16': {
    title: 'Die Meerengen',
    words: 'Siwasch und Straße von Kertsch überquert, wer die Phase daneben beginnt, für alle seine Punkte.',
    reading:
      'Siwasch: 3215S/3216S und 3216S/3315S; Kertsch: 3719S/3820S und 3819S/3820S, so dass 3819S auf der Krim liegt (A-PM-37).',
  },
  'PM 12.17': {
    title: 'Gebautes',
    words: 'Grenze, Städte, große Städte, Metropolen, Festungen, schwere Festungen und die Stalinlinie.',
    reading: 'Im Spiel für Anfänger sind Festungen und Stalinlinie nichts.',
  },
  'PM 12.18': {
    title: 'Die Grenze',
    words: 'Sie ist eine Linie auf der Karte, mehr nicht.',
  },
  'PM 12.19': {
    title: 'Gebautes und Bewegung',
    words: 'Es kostet nichts: der natürliche Boden des Feldes zählt.',
    reading: 'So auch die Stalin-Linie, für die die Geländetabelle allen einen Punkt angibt (A-PM-44).',
  },
  'PM 12.21': {
    title: 'Kosten zählen zusammen',
    words: 'Gelände und Feldseite zusammen: über einen Fluss in Hügel zahlen mechanisierte Einheiten fünf.',
  },
  'PM 12.22': {
    title: 'Niemand verlässt die Karte',
    words:
      'Wer im Spiel ist, zieht nicht von ihr fort. So kommt eine sowjetische Einheit einmal aus der Reserve.',
  },
}
