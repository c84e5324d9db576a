import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 4: what a turn consists of. */
export const sequence = {
  'AVD 4.0': {
    title: 'Runden',
    words:
      'Runde folgt auf Runde, bis Runde 8 oder Runde 10 vorüber ist, je nach Hitlers Weisung (15.0), oder bis jemand sofort gewonnen hat (16.1).',
    reading: 'Das Spiel endet nach Runde 8 oder 10, wie es die Weisung sagt.',
  },
  'AVD 4.1.1': {
    title: 'Chits wählen',
    words:
      'Eine Runde beginnt damit, dass beide Spieler insgeheim einige ihrer Chits wählen (7.1.2). Alle kommen in einen Becher.',
  },
  'AVD 4.1.2': {
    title: 'Chit für Chit',
    words:
      'Ein Chit wird gezogen. Sein Besitzer bewegt die Einheiten, die er aktiviert, und greift dann mit ihnen an; danach wird der nächste gezogen, bis der Becher leer ist.',
    reading:
      'Pflichtchits werden gezogen wie die anderen; Guderian wird zuletzt gespielt, wenn nicht schon vorher.',
  },
  'AVD 4.1.2t': {
    title: 'Runde 1',
    words:
      'Die erste Runde beginnt mit einem Kampf: Vor allen Chits darf die Panzergruppe 2 angreifen, ohne sich vorher zu bewegen. Danach wird die Panzergruppe 3 durch den beiseitegelegten Chit aktiviert, und dann beginnt das Ziehen. Alle deutschen Angriffe in Runde 1 gewinnen zwei Spalten. Keine deutsche Einheit ist in dieser Runde unversorgt oder isoliert.',
    reading:
      'Alle Kampfeinheiten der Panzergruppe 2 auf der Karte nehmen teil, auch ihre Kavallerie. Der beiseitegelegte Chit wurde nicht gezogen, deshalb kann Guderian nicht an seiner Stelle gespielt werden.',
  },
  'AVD 4.2': {
    title: 'Ende der Runde',
    words:
      'Ist der Becher leer, scheiden HQs ohne Truppen in Reichweite aus (12.5), nach Runde 6 wird Hitlers Weisung gewürfelt (15.0), und die nächste Runde beginnt.',
  },
} satisfies RuleTexts
