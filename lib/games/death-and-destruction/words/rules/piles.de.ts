import type { RuleTexts } from '@/lib/kernel/rulebook'

export const piles: RuleTexts = {
  'DD 8.1': {
    title: 'Stapel außer Spiel',
    words:
      'Deutsche Einheiten außer Spiel liegen in Stapeln: das Ersatzheer, die Stalingrad-Divisionen, die Verluste, die nach Art und die namentlich abgezogenen.',
    reading: 'Sie liegen offen.',
  },
  'DD 8.2': {
    title: 'Zwei Arten von Abzügen',
    words: 'Einheiten werden nach Art abgezogen oder namentlich.',
    reading: 'Die Tabelle ist rekonstruiert.',
  },
  'DD 8.3': {
    title: 'Nach Art',
    words:
      'Wer nach Art abgezogen wird, geht wie im Grundspiel und liegt vollzählig in einem eigenen Stapel.',
  },
  'DD 8.4': {
    title: 'Flak und Sicherungsdivisionen',
    words:
      'In Runde 123 gehen alle Flakkorps und in Runde 207 alle Sicherungsdivisionen zu den Verlusten, ein Punkt für jede, die schon verloren oder abgeschnitten ist; diese gehen, sobald sie können.',
    reading: 'Alle, die es gibt (A-DD-07), wenn die Runde beginnt; nie gerufene gehen kostenlos.',
  },
  'DD 8.5': {
    title: 'Namentlich',
    words:
      'Wer namentlich abgezogen wird, kehrt nur namentlich zurück. Ist er verloren, kostet es einen Punkt; im Ersatzheer oder bei den Stalingrad-Divisionen bleibt er und wird inzwischen nicht aufgestellt.',
    reading:
      'Es geschieht zu Beginn der Runde. Wer abgeschnitten ist, bleibt, für einen Punkt; wer noch nicht umgewandelt ist, geht als das, was er ist. Eine Einheit kostet einmal einen Punkt, unter welchem Namen auch immer.',
  },
  'DD 8.6': {
    title: 'Stalingrad-Divisionen',
    words:
      'Die ersten sechs mechanisierten und die ersten sechs anderen Divisionen, die nach Runde 210 verloren gehen, liegen für sich; sie kehren nach der Tabelle zurück, vollzählig und kostenlos.',
    reading: 'Die Tabelle ist unsere: nach Arten, wer immer dort liegt.',
  },
  'DD 8.9': {
    title: 'Umwandlung in Stapeln',
    words:
      'In einem Stapel tritt der neue Spielstein sofort an die Stelle des alten; Verluste werden für immer übergangen.',
  },
  'DD 8.10': {
    title: 'Umwandlung im Feld',
    words:
      'Eine über Land versorgte Einheit wird in einer der deutschen Phasen umgewandelt, mit den Stufen, die sie hat, und ruht in diesem Spielerzug; ihr Besitzer darf warten.',
  },
  'DD 8.11': {
    title: 'Sturmgeschütze',
    words: 'So viele Abteilungen werden kostenlos zu Brigaden mit zwei Stufen.',
    reading: 'Die Brigade ihrer Nummer oder sonst die erste freie.',
  },
  'DD 8.21': {
    title: '19. und 20. SS',
    words: 'Sie kommen 318 in Riga und 406 in Reval, oder nie.',
  },
  'DD 8.22': {
    title: 'Die Abwertung',
    words:
      'Ab Runde 313 sind Infanteriedivisionen 3-5-5; in dieser Runde bringen zwei volle oder fünf verringerte eine Stufe. Wer abgeschnitten ist, wartet.',
    reading: 'Alle regulären deutschen Infanteriedivisionen, SS ausgenommen.',
  },
  'DD 8.23': {
    title: 'Buchstaben',
    words:
      'Ab Runde 124 ist eine Schützendivision mit Buchstaben im Namen nach ihrem Verlust für immer aus dem Spiel.',
    reading:
      'Ob sie welche hat, gehört zu dem, was hinter ihrer Rückseite steht, und wird damit gesehen (A-DD-24).',
  },
  'DD 8.7': {
    title: 'Wieder ganz',
    words:
      'Wer in einen Stapel der Abgezogenen oder der Stalingrad-Divisionen kommt, kehrt kostenlos ganz zurück; im Ersatzheer wird niemand umsonst aufgestellt.',
  },
  'DD 8.8': {
    title: 'Umwandlungen',
    words: 'Manche mechanisierte Einheiten werden zu anderen, auf der Karte und in jedem Stapel.',
  },
  'DD 8.12': {
    title: 'Abkürzungen',
    words: 'Wie der Ablauf der Verbände geschrieben ist.',
  },
  'DD 8.13': {
    title: 'Korpsabteilungen',
    words:
      'In Runde 323 sagen sechs Würfel, aus wie vielen toten Divisionen jede entsteht; der Deutsche bildet sie, wann er will. Verloren sind sie fort.',
    reading: 'Gewürfelt wird sofort. Korpsabteilungen gelten als Divisionen, aber nie unter den Toten.',
  },
  'DD 16.1': {
    title: 'Ablauf der Verbände',
    words: 'Wer abgezogen wird, zurückkehrt oder zu anderem wird, nach Runden.',
    reading: 'Der gedruckte ist verloren: Dieser ist unserer, bis auf das, was der Text sagt (A-DD-01).',
  },
  'DD 16.3': {
    title: 'Tabelle der Korpsabteilungen',
    words: 'Zwei bis vier Divisionen, nach dem Würfel.',
    reading: 'Unsere (A-DD-01).',
  },
  'DD 16.8': {
    title: 'Sowjetische Abzüge',
    words: 'Was der Sowjet abzieht, nach Runden.',
    reading: 'Unsere (A-DD-01).',
  },
}
