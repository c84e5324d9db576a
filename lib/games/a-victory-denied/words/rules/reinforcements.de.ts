import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 11: the Reinforcements chit. */
export const reinforcements = {
  'AVD 11.1.1a': {
    title: 'Sowjetische Reserve',
    words:
      'Mit den Punkten der Runde kauft man Einheiten der Reserve: eine Kampfeinheit für einen, ein HQ für zwei, und für einen mehr kommt der Chit dieses HQ gleich in den Becher. Zuerst kommen HQs in Siegfelder mit Siegpunkt-Chit, dann Kampfeinheiten zu einem HQ oder daneben. Alle brauchen eine Versorgungslinie. Eine deutsche Kontrollzone ist verschlossen, außer wenn in dem Feld ein Siegpunkt-Chit, eine sowjetische Einheit oder ein sowjetisches HQ ist. Kommt eine Einheit in ein Siegfeld ohne Chit, kehrt dort ein Siegpunkt-Chit zurück (16.2). Von den *-Einheiten einer Runde darf zu jedem HQ nur eine.',
    reading:
      'Erst die Reserve, dann die PVO, dann die Elite-Einheit, dann der Würfel für *-Einheiten. Ein HQ, für das kein Siegfeld frei ist, kommt nicht. Ist kein Chit übrig, der zurückkehren könnte, hat die sowjetische Seite gewonnen.',
    refusals: {
      'place-off-map': '{hex} liegt nicht auf der Karte.',
      'place-near-hq': 'Weder in {hex} noch daneben steht ein sowjetisches HQ.',
      'place-zoc': '{hex} liegt in einer deutschen Kontrollzone.',
      'place-star': 'Ein HQ in {hex} oder daneben hat in dieser Runde schon eine *-Einheit bekommen.',
      'points-short': 'Das kostet {need} Verstärkungspunkte; übrig sind {have}.',
      'hqs-first': 'HQs kommen vor Kampfeinheiten; {unit} ist in dieser Runde zu spät.',
    },
  },
  'AVD 11.1.1b': {
    title: 'PVO der Runde',
    words:
      'In jeder Runde außer der zehnten kommt eine Luftabwehr (PVO) in ein Siegfeld mit Siegpunkt-Chit und Versorgungslinie.',
    reading: 'Gibt es kein solches Feld, ist sie verloren, und das Protokoll sagt es.',
  },
  'AVD 11.1.1c': {
    title: 'Elite der Runde',
    words:
      'Zuletzt wird eine rote Einheit aus dem Elitebecher gezogen und wie eine der Reserve aufgestellt. Ist der Becher leer, kommt niemand.',
    reading: 'Eine Einheit, die nicht aufgestellt werden kann, geht in den Becher zurück.',
  },
  'AVD 11.1.2a': {
    title: 'Deutsche Verstärkungen',
    words:
      'Nach der sowjetischen Seite kommen deutsche Einheiten: die 9. Armee bei 3106, die Panzergruppe 3 bei 3902. Sie ziehen als Straßenmarsch weiter, und das Eintrittsfeld kostet wie ein Straßenfeld. Danach kommt ein Chit der 9. Armee in den Becher.',
    reading:
      'Der Chit kommt, wenn in der Runde, in der er fällig ist (1 oder 6), wenigstens eine Einheit eintritt. Einheiten dürfen warten und mit einem späteren Chit Verstärkungen kommen, dann ohne einen zweiten Chit der 9. Armee.',
    refusals: {
      'place-german': 'Deutsche Verstärkungen kommen auf den Straßen.',
    },
  },
  'AVD 11.1.2b': {
    title: 'Aus dem Kessel freigegeben',
    words:
      'In den Runden 1 bis 4 darf der Deutsche Einheiten aus dem Kessel von Minsk holen: die Panzergruppe 2 kommt bei 2704, die 9. Armee bei 3106. Auch sie marschieren auf der Straße weiter.',
    reading: 'In den Runden 1 bis 3 nach Wahl, in Runde 4 alle.',
  },
  'AVD 11.1.3': {
    title: 'Entkommene Einheiten',
    words:
      'Gibt der Deutsche Einheiten frei, können sowjetische entkommen (14.0). Sie werden wie Einheiten der Reserve aufgestellt.',
    reading: 'Wer nicht aufgestellt werden kann, bleibt im Kessel.',
  },
  'AVD 11.1.4': {
    title: 'Chits neuer HQs',
    words:
      'Wurde der Chit eines neuen HQ nicht mitgekauft, kann er von der nächsten Runde an gewählt werden.',
  },
  'AVD 11.2.1': {
    title: 'Timoschenkos Verband',
    words:
      'Timoschenkos Verband kommt, wenn in Runde 1 der Chit Verstärkungen gezogen wird, bevor etwas gekauft wird. Sein HQ darf schon andere Einheiten aufnehmen.',
  },
  'AVD 11.2.2': {
    title: 'Wie er kommt',
    words:
      'Der Verband muss aus seinem Feld auf die Nachbarfelder ziehen, zu gewöhnlichen Kosten oder als Straßenmarsch. Er bewegt sich und kämpft wie in jeder Aktivierung und kehrt nicht zurück.',
    reading: 'Eine Einheit, die kein Feld erreichen kann, bleibt für immer dort.',
    refusals: {
      'entry-timoshenko': 'Timoschenkos Verband kommt nicht bei {hex} auf die Karte.',
      'timoshenko-must-enter': 'Timoschenkos ganzer Verband muss auf die Karte.',
    },
  },
  'AVD 11.2.3': {
    title: 'Timoschenkos Chit',
    words: 'Hat sich der Verband bewegt und gekämpft, kommt Timoschenkos Chit in den Becher.',
    reading: 'Nur wenn das HQ auf der Karte ist.',
  },
  'AVD 11.3': {
    title: 'Die *-Einheiten',
    words:
      'Von Runde 4 an würfelt die sowjetische Seite nach allen Verstärkungen mit sechs Seiten: So viele der sechs *-Einheiten kommen in die Reserve. Das wiederholt sich jede Runde, bis alle dort sind.',
    reading: 'Sie kommen in der Reihenfolge ihrer Kennungen.',
  },
} satisfies RuleTexts
