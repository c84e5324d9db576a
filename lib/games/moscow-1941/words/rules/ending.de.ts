import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 79 to 81: victory. */
export const ending: RuleTexts = {
  'MOS 79': {
    title: 'Deutscher Sieg',
    words:
      'Der deutsche Spieler gewinnt, wenn versorgte deutsche Einheiten Smolensk, Brjansk und Moskau besetzt halten, sobald nach seinem Sieg gefragt wird.',
  },
  'MOS 80': {
    title: 'Sowjetischer Sieg',
    words: 'Der sowjetische Spieler gewinnt, wenn er diese drei und Woronesch hält.',
    reading:
      'Halten verlangt versorgte sowjetische Einheiten, wie das Besetzen auf der anderen Seite; Woronesch darf leer stehen, wenn kein Deutscher zuletzt darin war.',
  },
  'MOS 81': {
    title: 'Das Grundspiel',
    words:
      'Das Grundspiel endet nach Runde 6; hat der Deutsche bis dahin nicht gewonnen, so hat es der sowjetische Spieler.',
    reading:
      'Ein Spiel von drei Runden ist unsere Zutat, und ebenso, was Städte entscheiden: Hat niemand gewonnen, so sind sechs oder mehr in deutscher Hand ein deutscher Sieg, höchstens vier im kurzen Spiel und drei im ganzen ein sowjetischer, und dazwischen liegt ein Unentschieden. Das ganze Spiel kann stattdessen ohne Sieger enden, wenn der Tisch es so will.',
  },
}
