import type { RuleTexts } from '@/lib/kernel/rulebook'

export const supply: RuleTexts = {
  'DD 9.1': {
    title: 'Die Linie',
    words: 'Ab Runde 205 gibt es die Linie der gestreckten Versorgung nicht mehr.',
    reading: 'Auch wird Versorgung nicht mehr gebündelt (P9.20), was allein von ihr befreit.',
  },
  'DD 9.2': {
    title: 'Kartenblätter',
    words: 'Ab Runde 205 verlässt keine Versorgungslinie ihr Kartenblatt.',
    reading: 'Die Reihe, in der sich beide decken, liegt auf beiden (A-DD-34).',
  },
  'DD 9.3': {
    title: 'Die Küste',
    words:
      'Die deutsche Seite ist, höchstens zwei Felder von der Küste der Ostsee oder des Schwarzen Meeres, in der Verteidigung versorgt.',
    reading: 'Von der ersten Runde an (A-DD-20).',
  },
  'DD 9.4': {
    title: 'Häfen',
    words: 'Ebenso in Häfen beider Meere.',
    reading: 'Alle ihre Einheiten (A-DD-29).',
  },
  'DD 9.6': {
    title: 'Angriffsversorgung',
    words:
      'Ab Runde 203 greifen sowjetische Einheiten mit der Hälfte an, außer sie sind versorgt und eine Marke reicht bis zu ihrem Feld: die erste fünf Felder weit, die zweite vier, die dritte drei.',
    reading: 'Aufgerundet; wer unversorgt ist, wird einmal halbiert (A-DD-11).',
  },
  'DD 9.7': {
    title: 'In Bewegung',
    words:
      'Sowjetische mechanisierte Einheiten machen bewegliche Angriffe nur, wenn sie am Ausgangspunkt Angriffsversorgung hatten.',
  },
  'DD 9.8': {
    title: 'Marken',
    words:
      'Mit jeder Marke kommt eine Attrappe. Sie werden als erstes in einer Runde verdeckt in beliebige Felder gelegt; wer einen Angriff versorgt, wird aufgedeckt.',
    reading: 'Sie bleibt es bis zur nächsten Runde (A-DD-25). Eine je Feld, da mehr nichts bringen.',
  },
  'DD 10.1': {
    title: 'Die Luftwaffe',
    words:
      'Vier Korps kehren in Runde 209 zurück, zu je sechs Faktoren, ohne das VIII. Sie unterstützen Einheiten bis zu 15 Felder von einem versorgten deutschen Ort.',
    reading:
      'Gefragt wird beim Einsatz, in jeder Runde; in der ersten zählt das eigene Land (A-DD-33). Ein Ort zählt, wo seine Einheiten darin stehen.',
  },
  'DD 10.2': {
    title: 'Die Abfangjäger',
    words: 'Sie gehen in Runde 203.',
  },
  'DD 10.3': {
    title: 'Luftarmeen',
    words:
      'Sie kommen ab Runde 210, mit Faktoren für Angriff und Verteidigung, und unterstützen Einheiten mit Angriffsversorgung.',
  },
  'DD 11.1': {
    title: 'Zur See',
    words:
      'In einem sowjetischen Spielerzug fahren fünf Stufen zur See, eine Schützendivision als zwei; keine Panzer-, motorisierten oder Artilleriedivisionen, Korps, Armeen oder Einheiten mit zwei Stufen.',
    reading: 'In jeder Runde (A-DD-17, A-DD-20, A-DD-31).',
  },
  'DD 1.5f': {
    title: 'Luftversorgung im Voraus',
    words:
      'Vor Runde 211 darf eine Marke auf mechanisierte Einheiten gelegt werden, die noch versorgt sind; sie leben davon, sobald sie abgeschnitten sind.',
    reading: 'Gefragt wird jederzeit: Wer wieder eine Linie hat, lebt von ihr.',
  },
  'DD 9.5': {
    title: 'Luftversorgung',
    words:
      'Eine Marke liegt höchstens 15 Felder von einem versorgten deutschen Ort. Ab Runde 211 gibt es eine; sie versorgt ihr Feld und die ringsum, nur in der Verteidigung, und bleibt liegen.',
    reading:
      'Die Reichweite gilt von der ersten Runde an, in der das eigene Land zählt (A-DD-20, A-DD-33). Gelegt wird sie in jedem deutschen Spielerzug neu (A-DD-26).',
  },
  'DD 11.2': {
    title: 'Das Schwarze Meer',
    words:
      'Sobald Odessa und Sewastopol beide deutsch sind, fahren in jedem deutschen Spielerzug zehn Stufen zwischen eigenen Häfen und dem südlichen Reserveraum, und tun sonst nichts.',
    reading: 'Nie vor Runde 124. Was offen ist, bleibt es.',
  },
  'DD 11.3': {
    title: 'Die Ostsee',
    words: 'Ebenso fahren fünf Stufen zwischen Riga, Reval, Leningrad und dem nördlichen Reserveraum.',
    reading: 'Ab Runde 124.',
  },
  'DD 12.1': {
    title: 'Der untere Dnepr',
    words:
      'Ab Runde 311 zieht und greift die deutsche Seite nur an acht Feldseiten über den unteren Dnepr, außer er ist gefroren.',
    reading: 'Wer aus einem Kampf zurückgeht, überquert ihn überall; wer strategisch zieht, nicht (12.2).',
  },
  'DD 12.2': {
    title: 'Strategische Bewegung',
    words:
      'Ab Runde 205 gehen in jedem deutschen Spielerzug acht Stufen zwischen Reserveräumen und eigenen versorgten Orten, über Land, dem kein Gegner nah ist, und tun sonst nichts.',
    reading:
      'Sie beginnen, wo es zu Beginn der Runde deutsch war, und enden in jedem eigenen Ort, auch einem eben genommenen. Ein kleiner Ort ist deutsch, wo eine eigene Einheit steht, oder niemand und nur eine eigene Linie hinführt.',
  },
  'DD 10.4': {
    title: 'Flüsse',
    words: 'Sie nehmen Flugzeugen nichts.',
  },
  'DD 16.7': {
    title: 'Frühlingstabelle',
    words: 'Das Wetter von März bis Mai, nach dem Würfel.',
    reading: 'Unsere (A-DD-01).',
  },
}
