import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 4: victory. */
export const victory: RuleTexts = {
  'PM 4.1': {
    title: 'Wer siegen muss',
    words: 'Nur der Deutsche gewinnt und verliert Siegpunkte; der Sowjet hält ihn davon ab.',
  },
  'PM 4.2': {
    title: 'Punkte der Orte',
    words:
      'Orte haben 1 bis 9 Punkte. Der Deutsche hat sie, solange er den Ort kontrolliert, versorgt oder nicht (3.9).',
    reading: 'Sewastopol hat 4 (A-PM-16).',
  },
  'PM 4.3': {
    title: 'Moskau',
    words: 'Es hat zwei Felder, und seine neun Punkte nur mit beiden.',
  },
  'PM 4.4': {
    title: 'Sowjetische Einheiten im deutschen Gebiet',
    words:
      'Am Ende jeder Runde kostet jede sowjetische Einheit im deutschen Operationsgebiet den Deutschen einen Punkt. Ungarn und Rumänien zählen nicht. Seine Punkte können unter null fallen.',
    reading: 'Diese Punkte sind für immer verloren.',
  },
  'PM 4.5': {
    title: 'Sieg nach Punkten',
    words:
      'Am Ende jeder Runde siegt der Deutsche, wenn er so viele Punkte hat, wie die Tabelle verlangt (17.2). Hat er sie nie, siegt der Sowjet nach der zwölften Runde.',
    reading:
      'Lernszenarien, die von uns sind, fragen nach ihrer letzten Runde nach Punkten; manche kennen ein Unentschieden. Weg nach Riga: zwei siegen, weniger verlieren. Auch Abschnitte des Feldzugs sind von uns: Sie enden nach Runde 3 oder 6 nach den Punkten des Deutschen abzüglich derer der Geschichte, nicht nach 17.2, denn wer das erreicht, hat schon vorher gesiegt.',
  },
  'PM 4.6': {
    title: 'Der Fall von Moskau',
    words:
      'Wenn der Deutsche zum ersten Mal beide Felder von Moskau hält, würfelt er: eine gerade Zahl beendet den Krieg mit seinem Sieg. Das geschieht einmal.',
  },
}
