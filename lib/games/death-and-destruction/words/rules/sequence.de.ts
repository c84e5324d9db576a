import type { RuleTexts } from '@/lib/kernel/rulebook'

export const sequence: RuleTexts = {
  'DD 5.1': {
    title: 'Der Ablauf',
    words:
      'In jedem Doppelzug kommt das Wetter, dann setzen beide Seiten ihre Flugzeuge ein; dann folgen die Spielerzüge, jeder mit einer Phase für Ersatz und Abzüge.',
  },
  'DD 5.2': {
    title: 'Die sowjetische Phase',
    words:
      'In seiner Phase füllt der Sowjet Einheiten im Feld auf und zieht andere ab; wer aus den Verlusten zurückkehrt, kommt in der gemeinsamen Verstärkungsphase.',
    reading: 'Einheiten verlassen die Reserve, bevor sich jemand bewegt, wie im Grundspiel.',
  },
  'DD 5.3': {
    title: 'Flugzeuge beider Seiten',
    words: 'Haben beide Seiten Flugzeuge, setzt der Sowjet seine zuerst ein.',
    reading:
      'Er tut es als letztes der Sitzung vor dem Doppelzug, damit auf niemanden noch einmal gewartet wird (5.1). Das Wetter des zweiten Doppelzugs kennt er dann schon; das des ersten wird gewürfelt, sobald der deutsche Spieler eingereicht hat, was eintrifft.',
  },
  'DD 6.1': {
    title: 'Artillerie in Stapeln',
    words:
      'Fünf Einheiten sowjetischer Artillerie stehen in einem Feld neben fünf anderen, in Städten nicht mehr.',
  },
  'DD 6.2': {
    title: 'Armeen und Korps',
    words: 'Jede zählt als eine Einheit.',
  },
  'DD 7.1': {
    title: 'Ungarn',
    words: 'Ungarn stehen bei Ungarn und bei höchstens einer deutschen Einheit.',
  },
  'DD 7.4': {
    title: 'Italiener',
    words: 'Alle Italiener gehen zu Beginn von Runde 305 für immer.',
  },
  'DD 7.2': {
    title: 'Italiener',
    words:
      'Sie stehen untereinander und mit einer deutschen Einheit, nie im Norden, und greifen nur mit Deutschen an.',
  },
}
