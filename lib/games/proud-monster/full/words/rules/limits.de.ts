import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 5.3 und 7: wer anfangs dem Krieg fernbleibt, und was Verbündete nicht dürfen. */
export const limits: RuleTexts = {
  'PM 5.3': {
    title: 'Die erste Runde in Ungarn und Rumänien',
    words:
      'In der ersten Runde bewegen sich Einheiten der deutschen Seite in den Gebieten Ungarns und Rumäniens nicht und greifen nicht an, keine sowjetische zieht oder greift hinein, und niemand wechselt den Reserveraum.',
    reading:
      'Auch aus dem südlichen Reserveraum, der hinter beiden Ländern liegt, kommt in ihr niemand. Wer von anderswo dorthin kommt, zieht weiter, greift von dort aber erst in der nächsten Runde an, von der an dort beide Seiten handeln.',
  },
  'PM 7.1': {
    title: 'Verbündete getrennt',
    words: 'Rumänen, Ungarn und Italiener stehen nicht zusammen.',
  },
  'PM 7.2': {
    title: 'Italiener',
    words:
      'Neben Italienern steht höchstens eine deutsche Einheit. Sie gehen und kämpfen nie auf der nördlichen Karte und greifen nur mit Deutschen an.',
  },
  'PM 7.3': {
    title: 'Rumänen',
    words:
      'Wie Italiener: höchstens eine deutsche Einheit neben ihnen, innerhalb der fünf; nie auf der nördlichen Karte; kein Angriff mit anderen Verbündeten.',
    reading:
      'Die Reihe, in der sich die Karten überlappen, gehört auch zur südlichen. Nur dort kommen Rumänen also ins Spiel (A-PM-32).',
  },
  'PM 7.4': {
    title: 'Das ungarische Korps',
    words:
      'Es darf zu einem Stapel von Deutschen, in dem es als Division zählt; es bleibt von der nördlichen Karte und greift mit keinem anderen Verbündeten an.',
    reading:
      'Der Satz über seine Angriffe hat ein Wort verloren: es greift nie mit anderen Verbündeten an (A-PM-10). Das Korps ist der einzige ungarische Stein; neben ihm dürfen so viele Deutsche stehen, wie Platz haben, und Franzosen, Kroaten und Spanier sind auch hier Deutsche (7.5).',
  },
  'PM 7.5': {
    title: 'Franzosen, Kroaten und Spanier',
    words: 'Sie zählen in allem als Deutsche, auf beiden Karten.',
  },
}
