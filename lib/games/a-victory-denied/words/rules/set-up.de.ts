import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 3: before the first turn. */
export const setUp = {
  'AVD 3.1': { title: 'Seiten', words: 'Ein Spieler führt die deutsche Seite, der andere die sowjetische.' },
  'AVD 3.2': {
    title: 'Einheiten auf der Karte',
    words:
      'Die Einheiten beginnen in den für sie gedruckten Feldern. Auf der Karte sind alle sowjetischen hellbraun außer fünf PVO und den Divisionen 1MRD, 172ID und 187ID; diese sind rot.',
  },
  'AVD 3.3': { title: 'Rundenmarker', words: 'Das Spiel beginnt mit Runde 1.' },
  'AVD 3.4': {
    title: 'Siegpunkt-Chits',
    words:
      'Auf jedes Siegfeld kommt zufällig und verdeckt ein Siegpunkt-Chit, große auf goldene Sterne, kleine auf blaue. Die von Witebsk und Bobruisk nimmt sich der Deutsche gleich; niemand sieht sie an.',
    reading: 'Ausgeteilt wird mit verdeckten Würfeln, die nach dem Spiel offengelegt werden.',
  },
  'AVD 3.5': {
    title: 'Pflichtchits',
    words:
      'Luftwaffe, Versorgung und Verstärkungen kommen ungewählt in den ersten Becher. Die sowjetische Artillerie kommt von Runde 2 an dazu.',
  },
  'AVD 3.6': {
    title: 'Erste sowjetische Chits',
    words:
      'Die sowjetische Seite wählt zwei Chits von Armeen, deren HQ auf der Karte steht. Chits mit R oder 1 können erst gewählt werden, wenn ihr HQ gekommen ist.',
  },
  'AVD 3.7': {
    title: 'Erste deutsche Chits',
    words:
      'Der Deutsche legt einen Chit der Panzergruppe 3 beiseite und wählt dann drei. Ist Guderian darunter, kommt er in sein Feld und nicht in den Becher.',
    reading:
      'Nur verfügbare Chits dürfen gewählt werden, also keiner der 9. Armee: In Runde 1 steht kein deutsches HQ auf der Karte.',
  },
  'AVD 3.8': {
    title: 'Elitebecher und PVO',
    words:
      'Alle anderen roten Divisionen kommen in den Elitebecher. Auf jeder der Runden 1 bis 9 wartet eine PVO.',
  },
  'AVD 3.9': {
    title: 'Kessel von Minsk',
    words: 'Einheiten beider Seiten mit M beginnen im Kessel von Minsk (14.0).',
  },
  'AVD 3.10': { title: 'Sowjetische Reserve', words: 'Sowjetische Einheiten mit R beginnen in der Reserve.' },
  'AVD 3.11': {
    title: 'Timoschenkos Verband',
    words:
      'Timoschenkos HQ und drei Kampfeinheiten warten in einem eigenen Feld; sie kommen in Runde 1 (11.2.1).',
  },
  'AVD 3.12': {
    title: 'Raketen, Stukas, Bomber',
    words:
      'Die sowjetische Seite hat für das ganze Spiel einen Raketenangriff. Der Deutsche hat drei Stukas und einen Bomber auf seinen Flugplätzen (13.3).',
  },
  'AVD 3.13': {
    title: 'Die *-Einheiten',
    words: 'Sechs Einheiten der Stawka warten neben der Karte auf Runde 4 und später (11.3).',
  },
  'AVD 3.14': {
    title: 'Deutsche Ankünfte',
    words:
      'Deutsche Infanterie für Runde 1 wartet bei 3106 (9. Armee) und bei 3902 (Panzergruppe 3). Die spanische Blaue Division wartet auf Runde 6.',
  },
} satisfies RuleTexts
