import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 9, 15.4 und 17.10: Versorgung. */
export const supply: RuleTexts = {
  'PM 9.1': {
    title: 'Versorgung',
    words: 'Gezählt wird nichts: versorgt ist, wessen Linie eine Quelle erreicht.',
  },
  'PM 9.2': {
    title: 'Sowjetische Versorgung',
    words: 'Eine sowjetische Einheit ist versorgt oder nicht.',
  },
  'PM 9.3': {
    title: 'Deutsche Versorgung',
    words:
      'Eine Einheit der deutschen Seite ist westlich der Linie gestreckter Versorgung versorgt, östlich davon gestreckt versorgt, und ohne Weg auf beiden Seiten unversorgt. Die Krim liegt westlich davon.',
  },
  'PM 9.4': {
    title: 'Linien',
    words:
      'Eine Linie ist eine Kette von Feldern jeden Geländes und jeder Länge, durch keines, das ein Feind hält, und über kein Meer; sowjetische gehen über Seen.',
    reading: 'Es gibt keine Kontrollzonen: nur Felder, in denen Einheiten stehen, sind gesperrt (A-PM-54).',
  },
  'PM 9.5': {
    title: 'Versorgt',
    words: 'Alle gedruckten Werte zählen.',
  },
  'PM 9.6': {
    title: 'Gestreckte Versorgung',
    words:
      'Alle Werte zählen; aber ein deutscher Angriff jeder Art würfelt als Letztes vor dem Kampfwürfel um eine Verschiebung nach links, wenn ein Angreifer östlich der Linie steht.',
  },
  'PM 9.7': {
    title: 'Unversorgt',
    words:
      'Bewegung, Angriff und Verteidigung werden halbiert, aufgerundet; im Gefecht werden die Werte aller, die gleich halbiert werden, vorher zusammengezählt (14.12). Niemand geht dadurch verloren, und wer unversorgt ist, würfelt nicht um gestreckte Versorgung.',
  },
  'PM 9.9': {
    title: 'Aus freien Stücken',
    words: 'Einheiten dürfen dorthin, wo sie unversorgt sind oder sein werden.',
  },
  'PM 9.10': {
    title: 'Sowjetische Quellen',
    words: 'Jedes Feld des östlichen Randes, auf dem kein Feind steht.',
  },
  'PM 9.11': {
    title: 'Deutsche Quellen',
    words:
      'Jedes Feld des Operationsgebiets, auf dem kein Feind steht, außer 1913N, 2013N und 2014N. Rumänen und Ungarn nur in ihren eigenen Ländern.',
    reading: 'Die Quellen, die ein Lernszenario nennt, stehen allen der Seite offen.',
  },
  'PM 9.12': {
    title: 'Eigene Quellen',
    words: 'Eine Quelle dient ihrer eigenen Seite; wer sie nimmt, gewinnt dadurch nichts.',
  },
  'PM 9.13': {
    title: 'Oranienbaum',
    words: 'Sowjetische Einheiten in 4100N sind wie Leningrad versorgt, wenn sie es nicht selbst sind.',
  },
  'PM 9.14': {
    title: 'Seen',
    words: 'Sowjetische Linien gehen jederzeit über Seen, deutsche bei Schnee.',
  },
  'PM 9.15': {
    title: 'Siwasch und Kertsch',
    words: 'Nur über diese Meeresarme gehen Linien beider Seiten.',
    reading: 'Welche Feldkanten das sind, steht in den Daten (A-PM-37).',
  },
  'PM 9.17': {
    title: 'Häfen am Schwarzen Meer',
    words:
      'In Odessa, Sewastopol und Noworossijsk sind sowjetische Einheiten immer versorgt; durch sie ist es sonst niemand.',
  },
  'PM 15.4': {
    title: 'Versorgung beweglicher Angriffe',
    words: 'Verteidiger, wie sie beim Gefecht sind, Angreifer, wie sie waren, als sie zu ziehen begannen.',
  },
  'PM 17.10': {
    title: 'Tabelle der gestreckten Versorgung',
    words:
      'Eine Eins verschiebt nichts, zwei und drei eine Spalte, vier und fünf zwei, sechs und mehr drei. Im September, Oktober und November kommt eins dazu, im Dezember zwei, und eins bei Schlamm und Schnee.',
    reading: 'Das Wetter zählt, wo die Verteidiger stehen (A-PM-52).',
  },
  'PM 9.8': {
    title: 'Wann nach Versorgung gefragt wird',
    words:
      'Wenn eine Einheit oder ein Stapel zu ziehen beginnt, für die ganze Phase, und zu Beginn jedes Gefechts, für alle, die daran teilnehmen.',
  },
  'PM 9.16': {
    title: 'Leningrad und der See',
    words:
      'Solange jede Linie nach Leningrad über den See führt, nimmt die Stadt keine Verstärkungen in den Feldern um sich herum auf, nur einen Stapel in der Stadt selbst, und Panzerbrigaden kommen langsamer (8.9).',
    reading:
      'Ein Stapel sind so viele Einheiten, wie die Stadt fasst, über die ganze Runde gezählt, Reserven eingeschlossen.',
  },
}
