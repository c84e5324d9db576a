import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 64 to 67: replacements, reinforcements and units given up. */
export const arrivals = {
  'MOS 64': {
    title: 'Sowjetischer Ersatz',
    words:
      'Ab Runde 2 hat der sowjetische Spieler je Runde vier Faktoren, die er sparen darf, um vernichtete Infanteriearmeen zurückzuholen. Panzer, Fallschirmjäger und Divisionen kommen nicht zurück.',
    reading:
      'Die vier kommen schon am Anfang von Runde 2. Stoßarmeen sind Infanteriearmeen; Kavallerie kommt nicht zurück.',
  },
  'MOS 65': {
    title: 'Wo Ersatz eintrifft',
    words:
      'Jede Einheit trifft in einer eigenen Stadt oder Kleinstadt ein, die versorgt ist und eine Bahn zum östlichen Rand hat. In Moskau und Woronesch auch, wenn sie eingeschlossen sind.',
    reading:
      'Nur wo nicht zuletzt Deutsche waren, wie bei Verstärkungen (66); Moskau und Woronesch brauchen keine Bahn.',
  },
  'MOS 66': {
    title: 'Verstärkungen',
    words:
      'Verstärkungen kommen auf oder neben einer versorgten sowjetischen Einheit oder in einer versorgten sowjetischen Stadt oder Kleinstadt, die nicht zuletzt in deutscher Hand war. Sie dürfen sofort ziehen und angreifen.',
    reading:
      'Nicht in ein Feld mit einer deutschen Einheit. Wer keinen Platz findet, wartet auf die nächste Runde.',
  },
  'MOS 67': {
    title: 'Aufgegebene Einheiten',
    words:
      'In dieser Phase darf der sowjetische Spieler eigene Einheiten auflösen. Sie zurückzuholen kostet Faktoren wie bei jeder anderen.',
  },
} satisfies RuleTexts
