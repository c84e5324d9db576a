import type { setUp as en } from '../en/set-up'

/** Eine Aufstellung, die jemand mit ihrer Adresse weitergibt. */
export const setUp: Readonly<Record<keyof typeof en, string>> = {
  'setUp.title': 'Eine Aufstellung für dich',
  'setUp.size': '{side}: {units} {units|Einheit|Einheiten} an {places} {places|Ort|Orten}',
  'setUp.lead':
    'Jemand gibt dir diesen Plan. Behalte ihn und nimm ihn, wann immer diese Seite aufstellt; ändern kannst du ihn dann noch. Niemand erfährt davon.',
  'setUp.name': 'Name, unter dem du sie behältst',
  'setUp.name.usual': 'Aus einem Link',
  'setUp.use': 'Diese Aufstellung nehmen: {with}',
  'setUp.keep': 'Behalten',
  'setUp.kept':
    'Behalten als {name}: Sie steht bei deinen gespeicherten Aufstellungen, wenn diese Seite aufstellt.',
  'setUp.full':
    'Für diese Seite behältst du schon so viele, wie Platz haben. Lösche zuerst eine an einem Tisch.',
  'setUp.none': 'Das ist keine Aufstellung',
  'setUp.none.hint':
    'Der Link ist nicht vollständig, oder sein Spiel wird hier nicht gespielt. Lass ihn dir noch einmal geben.',
}
