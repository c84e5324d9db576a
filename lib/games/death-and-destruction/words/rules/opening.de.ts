import type { RuleTexts } from '@/lib/kernel/rulebook'

export const opening: RuleTexts = {
  'DD 1.4': {
    title: 'Runden',
    words:
      'Eine Runde heißt nach der letzten Ziffer ihres Jahres und ihrem halben Monat: 201 ist die erste Januarhälfte 1942, 323 die erste Dezemberhälfte 1943. Die zwölf Runden von 1941 sind 112 bis 123, 124 ist die zweite Dezemberhälfte.',
  },
  'DD 1.5c': {
    title: 'Wieder unerprobt',
    words: 'Schützen- und Kavalleriedivisionen, die aus den Verlusten zurückkehren, sind wieder unerprobt.',
    reading: 'Wer zurückkehrt, wird gezogen, und ihre Werte werden unter ihnen gemischt, wie im Grundspiel.',
  },
  'DD 2.4': {
    title: 'Neue Garden',
    words: 'Die Garden dieses Spiels treten an die Stelle derer des Grundspiels: Brigaden haben eine Stufe.',
    reading: 'Die von 1941 behalten ihre Runden und bekommen die Werte des neuen Satzes.',
  },
  'DD 3.1': {
    title: 'Aufstellung',
    words:
      'Der Krieg beginnt mit der Aufstellung von Proud Monster; die zusätzlichen unerprobten Einheiten werden in seine Vorräte gemischt, bevor gezogen wird.',
    reading:
      'Gezogen werden so viele, wie 17.6 sagt; der Rest kommt ab Runde 201, je Runde zwei Schützendivisionen, zwei Schützen- und drei Panzerbrigaden (A-DD-32). Ihre Zahl ist unsere.',
  },
}
