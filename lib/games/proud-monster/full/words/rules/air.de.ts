import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 8.10, 10.2 bis 10.4, 15.5, 17.8: Flugzeuge. */
export const air: RuleTexts = {
  'PM 8.10': {
    title: 'Sowjetische Flugzeuge',
    words:
      'Die Flugzeuge des Dezembers kommen nicht, wo ein Feld Moskaus deutsch oder die Stadt abgeschnitten ist.',
    reading:
      'Abgeschnitten heißt, dass beide Felder es sind (A-PM-47). Gefragt wird einmal, zu Beginn von Runde 12 (10.4).',
  },
  'PM 10.2': {
    title: 'Erdkampf',
    words:
      'Zu Beginn jedes seiner Spielerzüge setzt der Deutsche seine Flugzeuge ein, eines in einem Feld, in jeder Entfernung. Ihre Punkte zählen für den Stapel, in Angriff und Verteidigung, bis zum nächsten Einsatz, nie mehr als die Werte seiner Einheiten; teilt er sich, folgen sie einem Teil. In Runde 12 sind keine mehr da.',
    reading:
      'Sie werden einer Einheit zugeteilt, der sie folgen, und einer anderen ihres Stapels, wenn sie verloren geht; die andere Seite sieht nur das Feld. Die Grenze ist, was die Einheiten dieses Feldes beitragen; die Punkte selbst halbiert nichts (A-PM-26). Flugzeuge über mehreren Feldern zählen alle (A-PM-27). Eines in einem Feld gilt beim Einsatz: Stapel, die sich später treffen, behalten jeder seine.',
  },
  'PM 10.3': {
    title: 'VIII. Fliegerkorps',
    words:
      'Neben seinen Punkten verschiebt es das Verhältnis um eine Spalte für die Deutschen, die es unterstützt.',
    reading:
      'Ihre Nummer ist verloren (A-PM-02). Eine Spalte nach rechts im Angriff, eine nach links in der Verteidigung (A-PM-28).',
  },
  'PM 10.4': {
    title: 'Sowjetischer Erdkampf',
    words:
      'Ab Runde 12 tut ein sowjetisches Flugzeug mit fünf Punkten dasselbe, ohne Verschiebung und nie weiter als zehn Felder von Moskau.',
  },
  'PM 15.5': {
    title: 'Flugzeuge in beweglichen Angriffen',
    words: 'Sie zählen wie in jedem Gefecht.',
  },
  'PM 17.8': {
    title: 'Stärke der Flugzeuge',
    words:
      'Werte jedes deutschen Flugzeugs nach Runden: 4, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1; keine in Runde 12.',
    reading: 'Runde 1 bleibt wie gedruckt (A-PM-06).',
  },
}
