import type { dice as english } from '../en/dice'

/** The dice of a game: how they come about, how they are checked, and that something is wrong. */
export const dice: Readonly<Record<keyof typeof english, string>> = {
  'wait.nonce': 'Die Würfel entstehen …',
  'wait.dice.other':
    'Beide Plätze sind besetzt. Bevor gewürfelt werden kann, muss die Partie einmal auf dem Gerät geöffnet werden, das noch fehlt ({side}).',
  'wait.dice.other.named':
    'Beide Plätze sind besetzt, und wir warten auf {name} ({side}): Bevor gewürfelt werden kann, muss die Partie einmal auf dem Gerät geöffnet werden, das noch fehlt.',
  'wait.dice.why':
    'Dort liegt eine Zahl, die noch niemand gesehen hat. Das Gerät nennt sie von selbst, sobald die Partie oder die Liste der Partien dort offen ist. Bis dahin läuft keine Uhr.',
  'wait.dice.elsewhere': 'Öffne diese Partie einmal auf dem Gerät, mit dem du sie begonnen hast.',
  'wait.dice.why.mine':
    'Dort liegt deine Zahl für die Würfel, und niemand sonst hat sie gesehen. Das Gerät nennt sie von selbst. Bis dahin läuft keine Uhr.',
  'wait.dice.lost': 'Gibt es das Gerät nicht mehr?',
  'wait.dice.counted':
    'Wenn beide zustimmen, werden die Würfel aus frischen Zahlen neu gemischt. Das geht nur vor dem ersten Wurf; es wird gezählt, und alle können es sehen.',
  'wait.dice.propose': 'Neu mischen vorschlagen',
  'wait.dice.proposed':
    'Du hast vorgeschlagen, die Würfel neu zu mischen. Die andere Seite ({side}) muss noch zustimmen.',
  'wait.dice.proposed.hint':
    'Ab {date} stimmt das andere Gerät von selbst zu, wenn es die Partie öffnet. Taucht die fehlende Zahl vorher auf, beginnt die Partie mit ihr.',
  'wait.dice.asked': 'Die andere Seite ({side}) schlägt vor, die Würfel neu zu mischen.',
  'wait.dice.agree': 'Dem neuen Mischen zustimmen',
  'dice.of': '{face} von {sides}',
  'dice.title': 'Die Würfel dieser Partie',
  'dice.link': 'Würfel prüfen',
  'dice.loading': 'Die Würfel werden geholt …',
  'dice.lead':
    'Niemand kann sich hier einen Wurf aussuchen. Der Server legte sein Geheimnis fest, bevor er die Zahlen der beiden Browser kannte; erst alle drei zusammen ergeben jeden Wurf. Was bisher offengelegt ist, wird hier nachgerechnet, in deinem eigenen Browser.',
  'dice.commitment': 'Festlegung des Servers',
  'dice.mix': 'Mischung aller drei Zahlen',
  'dice.mix.none': 'Die Mischung gibt es noch nicht: Es sind nicht alle Zahlen offen.',
  'dice.mix.good': 'Die Mischung stimmt mit den Zahlen überein, aus denen sie entstand.',
  'dice.mix.bad': 'Die Mischung stimmt NICHT mit den Zahlen überein, aus denen sie entstanden sein soll.',
  'dice.seats': 'Zahlen der Spieler',
  'dice.number.good': '{side}: Die Zahl ist die, auf die sich der Browser vorher festgelegt hat.',
  'dice.number.bad': '{side}: Die Zahl ist NICHT die, auf die sich der Browser vorher festgelegt hat.',
  'dice.number.shut': '{side}: Die Zahl bleibt verborgen, bis sie aufgedeckt wird.',
  'dice.number.hidden': 'Verborgen, bis sie aufgedeckt wird.',
  'dice.number.none': 'Noch nicht gezeigt.',
  'dice.number.commitment': 'Festlegung darauf: {side}',
  'dice.number.blind': 'Was die Festlegung öffnet: {side}',
  'dice.tries': 'Diese Partie begann mit Versuch {n}: Beide haben zugestimmt, die Würfel neu zu mischen.',
  'dice.words': 'Vier Wörter dieser Partie',
  'dice.words.hint.watch':
    'Vergleiche sie mit denen eines Spielers; sehen beide dieselben, so sehen beide dieselbe Partie.',
  'dice.words.hint': 'Lies sie deinem Gegenüber vor; sehen beide dieselben, so sehen beide dieselbe Partie.',
  'dice.turn': 'Runde {turn}',
  'dice.turn.setup': 'Aufbau',
  'dice.turn.good': 'Der Schlüssel ist der, der vor der Partie versprochen wurde.',
  'dice.turn.bad': 'Der Schlüssel ist NICHT der, der vor der Partie versprochen wurde.',
  'dice.turn.shut': 'Der Schlüssel ist noch verschlossen; er wird geöffnet, wenn die Runde vorüber ist.',
  'dice.throw.good': 'stimmt',
  'dice.throw.bad': 'stimmt NICHT',
  'dice.throw.shut': 'noch nicht prüfbar',
  'dice.throws': '{n} {n|Wurf|Würfe}',
  'dice.numbers': 'Die Zahlen dahinter',
  'dice.throws.none': 'Noch ist kein Wurf offengelegt.',
  'dice.seed': 'Geheimnis des Servers',
  'dice.seed.shut': 'Verschlossen bis zum Ende der Partie.',
  'dice.seed.good': 'Das Geheimnis stimmt mit der Festlegung überein.',
  'dice.seed.bad': 'Das Geheimnis stimmt NICHT mit der Festlegung überein.',
  'dice.summary.good': 'Alle {n} offenen Würfe stimmen.',
  'dice.summary.bad': 'Würfe, die NICHT stimmen: {n}.',
  'dice.trust.title': 'Worauf du dich noch verlassen musst',
  'dice.trust.1':
    'Bis eine Runde vorüber ist, bleibt ihr Schlüssel verschlossen. Wer den Server betreibt, könnte kommende Würfe ansehen und einem Spieler verraten; ändern kann er sie nicht.',
  'dice.trust.2':
    'Beim Üben und zu zweit an einem Gerät macht der Server auch die Zahlen der Spieler; dort verlässt du dich in allem auf ihn.',
  'dice.trust.3':
    'Zwischen zwei Spielern bleibt eine Zahl auf ihrem Gerät verborgen, bis die andere feststeht; so kann niemand Zahlen durchprobieren. Wer die letzte aufdeckt, könnte sich weigern; wird deshalb neu gemischt, so wird es gezählt und gezeigt.',
  'dice.trust.4':
    'Dass die Würfe regelgerecht verwendet wurden, lässt sich nach der Partie prüfen: Zum Nachspielen braucht es keinen Server.',
  'dice.trust.5':
    'Auch diese Prüfung kommt vom Server. Wer ihm nicht traut, führt den Befehl „verify“ aus dem Quelltext ohne Verbindung mit der Datei der beendeten Partie aus.',
  'alarm.dice':
    'Mit den Würfeln dieser Partie stimmt etwas nicht: Der Server zeigt andere Zahlen als früher auf diesem Gerät.',
  'alarm.back':
    'Diese Partie ist zurückgefallen: Der Server weiß weniger von ihr, als dieses Gerät schon gesehen hat.',
  'alarm.fork':
    'Diese Partie ist zurückgefallen: Ihr Protokoll erzählt jetzt anderes, als dieses Gerät schon gesehen hat.',
  'alarm.what':
    'Vielleicht holt der Server nach einem Ausfall nur auf; sieh also zuerst noch einmal nach. Bleibt es so, dann sichere, was dieses Gerät weiß, vergleiche es mit deinem Gegenüber und sag dem Bescheid, der diesen Server betreibt. Es wurde nichts gesendet.',
  'alarm.again': 'Noch einmal nachsehen',
  'alarm.save': 'Sichern, was dieses Gerät weiß',
  'alarm.goOn': 'Mit dem Stand des Servers weiterspielen',
  'alarm.goOn.sure': 'Weiterspielen und vergessen, was dieses Gerät wusste',
  'dice.changed':
    'Der Server zeigt eine andere Festlegung für seine Würfel als vorher auf diesem Gerät. Es wurde nichts gesendet. Sag es deinem Gegenüber.',
  'dice.back': 'Zurück zur Partie',
}
