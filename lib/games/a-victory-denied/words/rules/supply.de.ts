import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 10: the Supply chit. */
export const supply = {
  'AVD 10.0': {
    title: 'Die Versorgungsphase',
    words:
      'Wird der Chit Versorgung gezogen, bestimmt die sowjetische Seite unversorgte deutsche Einheiten, dann wird bei allen Einheiten die Isolation geprüft, dann dürfen HQs verlegt werden, und zuletzt darf die sowjetische Seite Einheiten auflösen. Isoliert können beide Seiten sein, unversorgt nur Deutsche.',
    reading: 'Von den HQs sind zuerst die sowjetischen an der Reihe, dann die deutschen.',
  },
  'AVD 10.1.1': { title: 'Alte Marker', words: 'Zuerst kommen alle Marker unversorgter Einheiten herunter.' },
  'AVD 10.1.2': {
    title: 'Neue Marker',
    words:
      'Der sowjetische Spieler macht so viele deutsche Kampfeinheiten unversorgt, wie die Rundenleiste sagt. Es dürfen wieder dieselben sein.',
    reading: 'Jede deutsche Kampfeinheit auf der Karte kommt in Frage, wo sie auch steht.',
    refusals: {
      'mark-not-so':
        '{unit} kann nicht unversorgt werden: Gesucht ist eine deutsche Kampfeinheit auf der Karte ohne Marker.',
    },
  },
  'AVD 10.1.3': { title: 'Nicht in Runde 1', words: 'In Runde 1 wird niemand unversorgt.' },
  'AVD 10.1.4': {
    title: 'Runde 8',
    words: 'In Runde 8 hängt die Zahl der Marker von Hitlers Weisung ab (15.0).',
  },
  'AVD 10.2.1': {
    title: 'Isolation',
    words:
      'Alle Kampfeinheiten beider Seiten werden zugleich geprüft. Wer eine Versorgungslinie zu einer Quelle der eigenen Seite hat, ist nicht isoliert. HQs sind es nie.',
  },
  'AVD 10.2.2': {
    title: 'Versorgungslinien',
    words:
      'Eine Versorgungslinie ist eine Kette von Feldern beliebiger Länge. Sie führt nicht durch feindliche Einheiten, nicht ohne Brücke über einen großen Fluss und nicht durch eine feindliche Kontrollzone, außer wenn in dem Feld eine eigene Einheit oder ein HQ steht. Die sowjetische Quelle in 1517 gilt nach Runde 4 nicht mehr.',
  },
  'AVD 10.2.3': {
    title: 'Isolationsmarker',
    words:
      'Einheiten ohne Versorgungslinie werden isoliert. Der Marker kommt in einer späteren Versorgungsphase herunter, wenn wieder eine Linie besteht.',
  },
  'AVD 10.2.4': { title: 'Runde 1', words: 'In Runde 1 ist keine deutsche Einheit isoliert.' },
  'AVD 10.3.1': { title: 'Versorgt', words: 'Versorgte Einheiten bewegen sich und kämpfen wie gedruckt.' },
  'AVD 10.3.2': {
    title: 'Unversorgt',
    words: 'Angriffsstärke und Bewegungspunkte sind halbiert. Die Verteidigung bleibt ganz.',
  },
  'AVD 10.3.3': {
    title: 'Isoliert',
    words:
      'Angriff, Verteidigung und Bewegung sind halbiert. Eine sowjetische Einheit, die isoliert verloren geht, kommt nicht wieder.',
    reading: 'Wer beides ist, bewegt sich mit einem Viertel.',
  },
  'AVD 10.3.4': {
    title: 'Bis zum nächsten Mal',
    words: 'Marker bleiben bis zur nächsten Versorgungsphase, was auch dazwischen geschieht.',
  },
  'AVD 10.4': {
    title: 'HQs verlegen',
    words: 'Nach der Prüfung der Versorgung darf jede Seite HQs verlegen, wenn sie will (12.6).',
    reading: 'Jedes HQ einmal je Phase.',
    refusals: {
      'relocate-not-due': '{unit} kann jetzt nicht verlegt werden.',
    },
  },
  'AVD 10.5': {
    title: 'Auflösen',
    words:
      'Der sowjetische Spieler darf Kampfeinheiten von der Karte nehmen, aber keine PVO und keine HQs: hellbraune gehen in die Reserve, rote in den Elitebecher. Isolierte sind aus dem Spiel.',
    reading: 'Eine *-Einheit ist hellbraun und geht in die Reserve.',
    refusals: {
      'disband-not-so': '{unit} kann nicht aufgelöst werden.',
    },
  },
} satisfies RuleTexts
