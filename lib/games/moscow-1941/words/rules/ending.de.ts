import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 79 to 81: victory. */
export const ending = {
  'MOS 79': {
    title: 'Deutscher Sieg',
    words:
      'Der deutsche Spieler gewinnt, wenn versorgte deutsche Einheiten Smolensk, Brjansk und Moskau besetzt halten, sobald nach seinem Sieg gefragt wird.',
    reading:
      'So ist es, wenn der Tisch es so will. Sonst geht das Spiel bis zu seiner letzten Runde, und Städte entscheiden (81): Ein Abend soll nicht mitten im Spiel zu Ende sein.',
  },
  'MOS 80': {
    title: 'Sowjetischer Sieg',
    words: 'Der sowjetische Spieler gewinnt, wenn er diese drei und Woronesch hält.',
    reading:
      'Halten verlangt versorgte sowjetische Einheiten, wie das Besetzen auf der anderen Seite; Woronesch darf leer stehen, wenn kein Deutscher zuletzt darin war. Wie bei 79 endet ein Spiel dadurch nur, wenn der Tisch es so will.',
  },
  'MOS 81': {
    title: 'Das Grundspiel',
    words:
      'Das Grundspiel endet nach Runde 6; hat der Deutsche bis dahin nicht gewonnen, so hat es der sowjetische Spieler.',
    reading:
      'Ein Spiel von drei Runden ist unsere Zutat, und ebenso, was gewöhnlich entscheidet: was die deutschen Städte nach der letzten Runde zählen: Moskau und Tula je zwei, die vierzehn anderen eins. Sieben oder mehr sind im kurzen Spiel ein deutscher Sieg, dreizehn im Grundspiel und zwölf im ganzen; eins weniger ist ein Unentschieden, und noch weniger ein sowjetischer Sieg. Wenn der Tisch es so will, gilt, was auf den Tafeln steht: Dann ist das Grundspiel sowjetisch, und das ganze hat niemand gewonnen.',
  },
} satisfies RuleTexts
