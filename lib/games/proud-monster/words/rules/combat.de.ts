import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 14: prepared assaults. */
export const combat: RuleTexts = {
  'PM 14.1': {
    title: 'Angriffe',
    words:
      'In ihrer Angriffsphase darf eine Seite Feinde neben ihren Einheiten angreifen; sie muss nie. Wer am Zug ist, greift an.',
  },
  'PM 14.2': {
    title: 'Mehrere Verteidiger',
    words: 'Alle Einheiten in einem Feld verteidigen es gemeinsam.',
  },
  'PM 14.3': {
    title: 'Aus mehreren Feldern',
    words:
      'Ein Feld wird aus so vielen Feldern ringsum angegriffen, wie man will, und kein Angriff hat mehr als ein Ziel.',
  },
  'PM 14.4': {
    title: 'Ganze Einheiten, einmal je Phase',
    words:
      'Keine Einheit teilt ihre Faktoren, greift zweimal in einer Phase an oder wird zweimal angegriffen.',
    reading: 'Ein Feld bleibt verschont, in dem jemand steht, der schon angegriffen wurde.',
  },
  'PM 14.5': {
    title: 'Einer nach dem anderen',
    words:
      'Angriffe werden nicht angekündigt; jeder wird beendet, bevor der nächste beginnt, in beliebiger Reihenfolge.',
  },
  'PM 14.6': {
    title: 'Stapel, die angreifen',
    words:
      'Von einem Stapel dürfen die einen dies Feld angreifen, die anderen jenes, oder gar nicht. Wer angegriffen wird, darf sich nicht entziehen.',
  },
  'PM 14.8': {
    title: 'Gute Verhältnisse',
    words: 'Der Angriff wird durch die Verteidigung geteilt, der Rest fällt weg: 26 gegen 7 ist 3:1.',
  },
  'PM 14.9': {
    title: 'Schlechte Verhältnisse',
    words:
      'Ist die Verteidigung größer, wird sie durch den Angriff geteilt, und der Rest zählt als eins mehr: 5 gegen 11 ist 1:3.',
  },
  'PM 14.10': {
    title: 'Jenseits der Tabelle',
    words:
      'Verhältnisse über 7:1 vernichten den Verteidiger, solche unter 1:3 kosten den Angreifer vier, beides ohne Würfel (17.7).',
  },
  'PM 14.11': {
    title: 'Verschiebungen',
    words: 'Alles, was das Verhältnis verschiebt, zählt zusammen, bevor die Tabelle gelesen wird.',
    reading: 'Eins links von 1:1 ist 1:2, und eins rechts von 1:4 ist 1:3 (A-PM-24).',
  },
  'PM 14.15': {
    title: 'Offen und Wald',
    words: 'Sie helfen dem Verteidiger nicht.',
  },
  'PM 14.16': {
    title: 'Hügel',
    words: 'Eine Spalte nach links.',
  },
  'PM 14.18': {
    title: 'Sumpf',
    words: 'Panzer, Sturmgeschütze und Aufklärer greifen mit der Hälfte ihres Faktors hinein an.',
    reading:
      'Ihre Faktoren werden zusammengezählt, einmal halbiert und aufgerundet, wie spätere Spiele es mit allen Hälften tun (A-PM-25).',
  },
  'PM 14.19': {
    title: 'Flüsse',
    words: 'Eine Spalte nach links, wenn jeder Angreifer über einen kommt.',
    reading: 'Kommen sie teils über Flüsse, teils über Meerengen, zählt der Fluss.',
  },
  'PM 14.20': {
    title: 'Die Meerengen',
    words:
      'Zwei Spalten nach links, wenn jeder Angreifer über sie kommt; Panzer, Sturmgeschütze und Aufklärer haben dort einen Angriff von eins.',
    reading:
      'Nicht alle mechanisierten Einheiten, wie die Tabelle sagt (A-PM-08), es sei denn, das wird für einen Tisch gewählt.',
  },
  'PM 14.21': {
    title: 'Städte',
    words: 'Städte für sich verschieben nichts.',
  },
  'PM 14.22': {
    title: 'Große Städte',
    words: 'Eine Spalte nach links.',
  },
  'PM 14.23': {
    title: 'Metropolen',
    words: 'Zwei Spalten nach links, und die Verluste beider Seiten werden verdoppelt, keiner wird zu einem.',
    reading:
      'Auch neben E wird keiner des Angreifers zu einem (A-PM-20). Unter 1:3 bleibt keiner des Verteidigers keiner, wie die Berichtigung sagt.',
  },
  'PM 14.31': {
    title: 'Der Würfel',
    words:
      'Erst wird das Verhältnis verschoben, dann die Spalte gesucht und gewürfelt: 20:1 zwei nach links ist 18:1, jenseits der Tabelle (14.10).',
  },
  'PM 14.32a': {
    title: 'Ergebnisse',
    words:
      'Die erste Zahl verliert der Angreifer, die zweite der Verteidiger, der zuerst zahlt. Im Spiel für Anfänger weicht niemand (14.35).',
    reading: 'Die erste von zwei Regeln dieser Nummer (A-PM-01).',
  },
  'PM 14.35': {
    title: 'Wer Stufen verliert',
    words:
      'Jede aufgegebene Stufe zahlt eine des Ergebnisses. Jede Seite verteilt ihre Verluste, wie sie will, auf ihre Einheiten, die teilgenommen haben.',
    reading:
      'Die Einschränkungen des zweiten Absatzes sind für spätere Spiele. Was alle Stufen übersteigt, vernichtet alle (A-PM-22). Der Verteidiger darf es Dauerbefehlen überlassen.',
  },
  'PM 14.37': {
    title: 'Keiner',
    words: 'Bei null verliert niemand von dieser Seite etwas.',
  },
  'PM 14.38': {
    title: 'Vernichtet: E',
    words: 'Alle Einheiten, die verteidigen, sind vernichtet.',
  },
  'PM 14.39': {
    title: 'Vorrücken',
    words:
      'In ein geräumtes Feld dürfen Angreifer sofort gehen, ohne Punkte, so viele dort stehen dürfen. Der Verteidiger rückt nie vor (6.1).',
    reading:
      'Wer über eine Meerenge angegriffen hat, rückt nicht vor: sie zu überqueren braucht eine Bewegungsphase (12.16).',
  },
}
