import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 8: reinforcements and Guards. */
export const reinforcements: RuleTexts = {
  'PM 8.1': {
    title: 'Verstärkungen',
    words:
      'Sie kommen mit ihrer Runde und können zurückgehalten werden: deutsche in ihren Reserveräumen, sowjetische, bis zu zehn, in der Reserve des Oberkommandos, die Einheiten nur bei ihrer Ankunft aufnimmt und zu Beginn jedes sowjetischen Spielerzugs abgibt (8.7).',
    reading:
      'Im Spiel für Anfänger liegen alle Stapel offen, so dass jeder diese Reserve zählen kann; sie wird gezeigt (A-PM-61). Die 48 Panzerbrigaden von Runde 3, für die es keine Regel hat, kommen auf einmal oder gar nicht, wie der Tisch es will (A-PM-34). Für wen nirgends Platz ist, der wartet auf die nächste Runde.',
  },
  'PM 8.2': {
    title: 'Reserveräume',
    words:
      'Der nördliche liegt neben dem Operationsgebiet von 1908N bis 1025N, aber nicht neben 1913N, 2013N und 2014N; der südliche von 1026N bis 2115S.',
    reading: '1906N und 1907N gehören zum Gebiet und berühren keinen Raum (A-PM-11).',
  },
  'PM 8.3': {
    title: 'Deutsche Verstärkungen',
    words:
      'Sie erscheinen im nördlichen Reserveraum und ziehen über jedes Feld daneben auf die Karte, vom ersten Feld an zahlend. In den anderen Raum zu gehen, kostet sie den Doppelzug. Niemand verlässt die Karte wieder.',
  },
  'PM 8.4': {
    title: 'Zurückgehaltene Einheiten',
    words: 'Deutsche dürfen von Anfang an im nördlichen Raum warten, als kämen sie später.',
  },
  'PM 8.5': {
    title: 'Verbündete der Achse',
    words:
      'Italiener, Rumänen und Ungarn kommen nur durch den südlichen Raum. Rumänen und Ungarn betreten nicht das Land des anderen.',
    reading: 'Ein Feld darin dürfen sie angreifen, aber sie rücken nicht hinein vor.',
  },
  'PM 8.6': {
    title: 'Sowjets im Operationsgebiet',
    words: 'Sowjetische Einheiten ziehen und greifen ins Operationsgebiet, nie in einen Reserveraum.',
  },
  'PM 8.7': {
    title: 'Sowjetische Verstärkungen',
    words:
      'Ab der zweiten Runde werden sie in Metropolen und großen Städten aufgestellt, die sowjetisch sind, und in allen Feldern um jene, die Sitz eines Militärbezirks sind, so viele dort stehen dürfen (6.1).',
    reading:
      'Ohne Versorgung und mit fünf Einheiten je Feld fasst Riga fünf, Minsk fünfunddreißig (A-PM-42). Es macht nichts, wenn der Feind neben einem Feld steht (A-PM-53).',
  },
  'PM 8.8': {
    title: 'Frische Einheiten',
    words: 'Sie kommen in voller Stärke und dürfen sofort ziehen und kämpfen.',
  },
  'PM 8.11': {
    title: 'Garden',
    words:
      'In den Runden 7, 10 und 11 dürfen Garden mit zwei Stufen an die Stelle so vieler Einheiten ihrer Art treten, auf der Karte oder in Reserve, neben denen keine Einheit der deutschen Seite steht: erprobter, unerprobter nur, wenn keine erprobte infrage kommt. Das geschieht dann oder nie; die andere Einheit ist aus dem Spiel.',
  },
}
