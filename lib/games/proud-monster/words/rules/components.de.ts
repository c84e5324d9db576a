import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 1 and 2: the sides, the map, and what is printed on the units. */
export const components: RuleTexts = {
  'PM 1.1': {
    title: 'Zwei Seiten',
    words:
      'Die deutsche Seite führt alle Kräfte der Achse, die sowjetische die Rote Armee, von Juni bis Dezember 1941.',
  },
  'PM 1.2': {
    title: 'Mehrere Spieler auf einer Seite',
    words: 'Das Buch lässt zwei Spieler sich eine Seite entlang der Kartennaht teilen.',
    reading: 'Je Seite eine Sicht (A-PM-62).',
  },
  'PM 1.4': {
    title: 'Maßstab',
    words:
      'Ein Feld ist etwa dreißig Kilometer breit. Die erste Runde sind die letzten acht Tage des Juni, jede andere ein halber Monat.',
  },
  'PM 2.1': {
    title: 'Was in der Schachtel ist',
    words: 'Zwei Karten, ein Blatt Tabellen, 959 Steine und ein Würfel.',
  },
  'PM 2.2': {
    title: 'Einheiten stehen in Feldern',
    words: 'Eine Einheit ist immer in einem Feld, dessen Gelände und Orte Bewegung und Kampf bestimmen.',
  },
  'PM 2.3': {
    title: 'Namen der Felder',
    words:
      'Zwei Ziffern für die Spalte, zwei für die Reihe, und der Buchstabe des Blatts: Leningrad ist 4201N, Odessa 2512S.',
  },
  'PM 2.4': {
    title: 'Eine Karte aus zwei Blättern',
    words: 'Die letzte Reihe des nördlichen Blatts und die erste des südlichen zeigen dieselben Felder.',
    reading: 'Sie heißen nach dem südlichen Blatt.',
  },
  'PM 2.6': {
    title: 'Was auf einer Einheit steht',
    words:
      'Nation, Name, Gattung und Größe, Angriff und Verteidigung, Bewegung, und die Runde, in der sie kommt, wenn sie nicht von Anfang an da ist.',
  },
  'PM 2.8': {
    title: 'Farben',
    words: 'Die Farbe eines Steins zeigt Seite, Nation und Art der Einheit.',
  },
  'PM 2.9': {
    title: 'Namen',
    words:
      'Einheiten heißen nach Nummern oder Abkürzungen. Gardemiliz ist Miliz und keine der Garden von 8.11.',
  },
  'PM 2.10': {
    title: 'Größen',
    words: 'Vom Korps bis zum Bataillon.',
  },
  'PM 2.11': {
    title: 'Mechanisiert oder nicht',
    words:
      'Panzer, Sturmgeschütze, Aufklärer, Flak und motorisierte Infanterie sind mechanisiert; alle anderen, auch Kavallerie, sind es nicht. Fallschirmjäger und Luftlandetruppen sind Infanterie.',
  },
  'PM 2.12': {
    title: 'Angriff und Verteidigung',
    words: 'Wer angreift, zählt seinen Angriffsfaktor, wer verteidigt, seinen Verteidigungsfaktor.',
  },
  'PM 2.13': {
    title: 'Bewegungsfaktor',
    words:
      'Die Bewegungspunkte einer Einheit in jeder Bewegungsphase. Auch eine unerprobte Einheit zeigt ihn.',
    reading: 'Eine erprobte Einheit bewegt sich, wie ihre unerprobte Seite sagt (A-PM-49).',
  },
  'PM 2.14': {
    title: 'Stufen',
    words:
      'Eine Einheit hat so viele Stufen, wie sie verlieren kann, bis sie weg ist: eine, zwei, oder vier bei deutschen Panzer- und motorisierten Divisionen.',
  },
  'PM 2.15': {
    title: 'Unerprobte Einheiten',
    words:
      'Jede sowjetische Einheit außer den Garden hat eine Stufe und ist zuerst unerprobt: sie zeigt, welcher Art sie ist und wie weit sie zieht, und niemand weiß mehr, auch nicht, wer sie führt. In ihrem ersten Kampf, ob Angriff oder Verteidigung, wird sie umgedreht und bleibt so, solange sie im Spiel ist.',
    reading:
      'Nur wer teilnimmt, wird umgedreht (A-PM-60). Was von jeder Art noch nicht gesehen wurde, zählt man aus dem, was Kämpfe gezeigt haben; von einem Angriff mit unerprobten Einheiten wird das kleinste und das größte Verhältnis gesagt, beiden Seiten dasselbe. Ein Tisch kann stattdessen sagen lassen, wie wahrscheinlich jede Spalte ist (Wahl `odds`).',
  },
  'PM 2.16': {
    title: 'Stufen verlieren',
    words:
      'Eine Einheit, die eine Stufe verliert, zeigt ihre nächsten Werte; mit der letzten Stufe kommt sie zu den Verlusten (2.14).',
    reading:
      'Divisionen mit vier Stufen haben vier Reihen von Werten, welcher Stein sie auch zeigt (A-PM-63).',
  },
  'PM 2.17': {
    title: 'Runde der Ankunft',
    words: 'Eine Zahl auf einer Einheit der deutschen Seite ist die Runde, in der sie kommt.',
  },
  'PM 2.18': {
    title: 'Marker',
    words: 'Das Spiel für Anfänger braucht die der Runde und der Siegpunkte.',
  },
}
