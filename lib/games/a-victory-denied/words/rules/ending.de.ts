import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 14 to 16: the pocket, the directive and victory. */
export const ending = {
  'AVD 14.0a': {
    title: 'Einheiten freigeben',
    words:
      'Wird in den Runden 1 bis 3 der Chit Verstärkungen gezogen, darf der Deutsche Einheiten aus dem Kessel von Minsk freigeben. Ein HQ zählt zwei, eine Kampfeinheit eins; zu jedem HQ kann für einen mehr ein Chit der 9. Armee gekauft werden, der gleich in den Becher kommt. Die Summe bestimmt die Spalte der Ausbruchstabelle, und darauf wird mit sechs Seiten gewürfelt.',
    reading: 'Der Chit zählt in der Summe mit, wenn der Tisch es nicht anders hält.',
    refusals: {
      'release-not-so': '{unit} wartet nicht im Kessel von Minsk.',
      'no-chit-left': 'Kein Chit der 9. Armee ist mehr zu haben.',
    },
  },
  'AVD 14.0b': {
    title: 'Runde 4',
    words:
      'In Runde 4 werden alle Deutschen, die noch im Kessel sind, ohne Würfel frei, und für jedes HQ kommt ein Chit der 9. Armee in den Becher, soweit es noch welche gibt. Sowjetische Einheiten, die noch im Kessel sind, sind verloren.',
  },
  'AVD 14.0c': {
    title: 'Was die Ausbruchstabelle bringt',
    words:
      'Das Ergebnis ist die Zahl der sowjetischen Einheiten, die entkommen. Manche Ergebnisse nehmen dem Deutschen außerdem ungesehen einen Siegpunkt-Chit; hat er keinen mehr, hat die sowjetische Seite gewonnen.',
    reading: 'Es kann jeder Chit aus dem deutschen Feld sein, gezogen mit verdeckten Würfeln.',
  },
  'AVD 14.0d': {
    title: 'Bonus eines Ausbruchs',
    words:
      'Entkommt jemand, zählen sowjetische Würfe im Kampf bis zum nächsten Chit Verstärkungen eins mehr. Für die Artillerie gilt das nicht.',
  },
  'AVD 14.0e': {
    title: 'Der Boden des Kessels',
    words:
      'Deutsche Versorgung und Befehle gehen durch den Kessel von Minsk hindurch, aber keine deutsche Einheit darf hinein. Eine sowjetische Kampfeinheit, die ihn betritt, gewinnt das Spiel.',
    reading: 'Auch ein Rückzug oder ein Nachrücken hinein gewinnt.',
    refusals: {
      'move-pocket': 'Deutsche Einheiten dürfen nicht in den Kessel von Minsk.',
    },
  },
  'AVD 15.0': {
    title: 'Hitlers Weisung',
    words:
      'Am Ende von Runde 6 würfelt der Deutsche für Hitlers Weisung. Sie bestimmt, wie lange das Spiel dauert und wie gezählt wird.',
  },
  'AVD 15.1': {
    title: 'Ziel Moskau',
    words: 'Moskau ist das Ziel: Das Spiel dauert bis zum Ende von Runde 10.',
  },
  'AVD 15.2': {
    title: 'Hitler abgelenkt',
    words:
      'Das Spiel endet mit Runde 8. Zu Beginn von Runde 7 nimmt der Deutsche vier seiner motorisierten Einheiten weg, oder alle, wenn er weniger hat. Sie gelten nicht als verloren.',
    refusals: {
      'withdraw-not-so': '{unit} ist keine deutsche motorisierte Einheit auf der Karte.',
    },
  },
  'AVD 15.3': {
    title: 'Guderians Wahl',
    words: 'Der Deutsche wählt eine der beiden anderen Weisungen.',
    reading: 'Nennt er „Hitler abgelenkt“, gelten dessen Bedingungen unverändert.',
  },
  'AVD 16.1': {
    title: 'Sofortiger Sieg',
    words:
      'Eine deutsche Kampfeinheit in einem der drei Felder von Moskau gewinnt das Spiel. Ebenso eine sowjetische im Kessel von Minsk. Die sowjetische Seite gewinnt auch, wenn ein Siegpunkt-Chit fällig ist und der Deutsche keinen mehr hat.',
  },
  'AVD 16.2': {
    title: 'Siegpunkt-Chits wechseln den Besitzer',
    words:
      'Eine deutsche Einheit, die ein Siegfeld betritt, nimmt dessen Siegpunkt-Chit, ungesehen. Eine sowjetische, die in ein Siegfeld ohne Chit kommt, gewinnt es zurück: Einer der Chits des Deutschen wird zufällig gezogen und dort offen hingelegt, gleich welche Farbe der Stern hat.',
    reading:
      'Das tut jede Einheit, auch ein HQ, durch Bewegung, Rückzug oder Nachrücken. Ein wieder genommener Chit wird unter die anderen gemischt. Gezogen wird mit verdeckten Würfeln.',
  },
  'AVD 16.3': {
    title: 'Chits werden geöffnet',
    words:
      'Wie gezählt wird, hängt von Hitlers Weisung ab. Nach dem Spiel darf jeder alle Siegpunkt-Chits ansehen.',
    refusals: {
      'score-hidden': 'Die Werte der Siegpunkt-Chits sind vor dem Ende des Spiels nicht bekannt.',
    },
  },
  'AVD 16.3.1': {
    title: 'Zählung für Moskau',
    words:
      'Der Deutsche zählt die Siegpunkt-Chits, die er hat. Die sowjetische Seite zählt die Chits auf der Karte doppelt, die durch Ausbrüche genommenen und sechs Punkte für jede verlorene deutsche motorisierte Einheit. Die höhere Summe gewinnt, Gleichstand gewinnt der Deutsche. Hat er Moskau selbst gewählt (15.3) und nicht erreicht, kann er nach Punkten nicht mehr gewinnen: Gleich viele oder mehr sind ein Unentschieden.',
    reading:
      'Chits aus Ausbrüchen zählen einfach. Nach der Wahl sind mehr oder gleich viele Punkte ein Unentschieden.',
  },
  'AVD 16.3.2': {
    title: 'Zählung für „Hitler abgelenkt“',
    words:
      'Der Deutsche zählt die Siegpunkt-Chits, die er hat; die sowjetische Seite die Chits auf der Karte, die durch Ausbrüche genommenen und vier Punkte für jede verlorene deutsche motorisierte Einheit. Die höhere Summe gewinnt, Gleichstand ist unentschieden.',
  },
} satisfies RuleTexts
