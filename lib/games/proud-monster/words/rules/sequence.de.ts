import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 5: turns and player turns. */
export const sequence: RuleTexts = {
  'PM 5.1': {
    title: 'Runden und Spielerzüge',
    words:
      'Zwölf Runden, jede mit zwei Paaren aus einem deutschen und dann einem sowjetischen Spielerzug. Wer eine Phase beendet hat, kehrt nicht zu ihr zurück.',
    reading:
      'Was in einer Phase getan wurde, kann zurückgenommen werden, bis gewürfelt oder eine Einheit umgedreht wird (A-PM-30).',
  },
  'PM 5.2': {
    title: 'Der Ablauf',
    words:
      'Verstärkungen; dann bewegt und kämpft in jedem Paar jede Seite, der Deutsche zuerst; dann wird einmal je Runde nach dem Sieg gesehen.',
    reading:
      'Im Spiel für Anfänger hat der Deutsche nichts zu entscheiden, während Verstärkungen kommen (A-PM-29).',
  },
  'PM 5.4': {
    title: 'Die erste Runde',
    words: 'Sie ist nur acht Tage lang und hat ein Paar.',
  },
  'PM 5.5': {
    title: 'Flüsse in der ersten Runde',
    words:
      'In der ersten Runde sind Flüsse für die deutsche Seite nichts, in Bewegung und Kampf; für die sowjetische schon.',
    reading: 'Es gilt für die ganze deutsche Seite (A-PM-35), und nicht für Meerengen (A-PM-36).',
  },
}
