import type { RuleTexts } from '@/lib/kernel/rulebook'

export const supply: RuleTexts = {
  'DD 9.1': {
    title: 'Die Linie',
    words: 'Ab Runde 205 gibt es die Linie der gestreckten Versorgung nicht mehr.',
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
}
