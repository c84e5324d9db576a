import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 11: die Sowjets auf dem Schwarzen Meer. */
export const sea: RuleTexts = {
  'PM 11.1': {
    title: 'Seebewegung',
    words:
      'Auf dem Schwarzen Meer gehen in jedem sowjetischen Spielerzug bis zu fünf sowjetische Einheiten über See, jeder Art außer Panzer- und motorisierten Schützendivisionen.',
  },
  'PM 11.2': {
    title: 'Wie',
    words:
      'Von Odessa, Sewastopol, Noworossijsk oder dem Feld der südlichen Häfen in ein anderes davon, das sowjetisch ist, bevor jemand über Land zieht. Wer über See gegangen ist, zieht und greift im Rest des Spielerzugs nicht an.',
  },
  'PM 11.3': {
    title: 'Die südlichen Häfen',
    words:
      'Verstärkungen und Reserven dürfen statt eines Ortes dieses Feld betreten. Im ersten Doppelzug der Runde, in der sie dorthin kamen, gehen sie nicht in See. Es fasst jede Zahl, ist immer versorgt, und kein Deutscher kommt dorthin.',
    reading:
      'Nummer und erste Worte sind verloren (A-PM-03). Panzer- und motorisierte Schützendivisionen betreten es nicht, da sie nie wieder herauskämen.',
  },
  'PM 11.4': {
    title: 'Landungen',
    words:
      'Einmal in jedem sowjetischen Spielerzug landen Einheiten, unter den fünf gezählt, an der Küste der Krim von 2817S bis 3620S. Steht kein Feind dort, sind sie an Land und tun nichts weiter; sonst führen sie den ersten vorbereiteten Angriff der Phase, eine Spalte nach links, und sind verloren, wenn er das Feld nicht räumt. Bis zum Ende des Spielerzugs sind sie versorgt. Von einer Küste wird niemand abgeholt.',
    reading:
      'Sie liegen bis dahin im ersten Meerfeld vor der Küste; andere dürfen von Land aus mit ihnen angreifen. Wer übrig ist, nachdem das Feld geräumt ist, kommt an Land, soweit Platz ist.',
  },
}
