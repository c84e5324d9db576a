import type { reading as english } from '../en/reading'

/** Rules, where figures come from. */
export const reading: Readonly<Record<keyof typeof english, string>> = {
  'about.title': 'Über diese Ausgabe',
  'about.lead':
    'Die gedruckten Tabellen dieses Spiels sind nicht öffentlich. Wo eine Zahl nicht bekannt ist, steht eine von uns, und wir sagen es.',
  'about.known': 'Was die Wörter bedeuten',
  'about.mended': 'Seither berichtigt',
  'about.pieces': 'Spielmaterial',
  'about.back': 'Zur Startseite',

  'rules.title': 'Regeln',
  'rules.lead':
    'Jede Regel, wie der Tisch sie anwendet, in unseren Worten und unter ihrer Nummer im Heft. Wo das Heft eine Frage offen lässt, steht, wie wir es lesen.',
  'rules.chapters': 'Kapitel',
  'rules.search': 'Regeln durchsuchen',
  'rules.found': '{n} {n|Regel|Regeln}',
  'rules.reading': 'Wie wir es lesen:',
  'rules.all': 'Alle Regeln, in neuem Tab',
  'rules.link': 'Die Regeln',
  'rules.close': 'Regel schließen',
  'rules.loading': 'Die Regel wird geholt …',
  'rules.missing': 'Die Regel war nicht zu bekommen.',
}
