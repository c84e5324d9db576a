import type { reading as english } from '../en/reading'

/** Dice, rules, where figures come from. */
export const reading: Readonly<Record<keyof typeof english, string>> = {
  'dice.of': '{face} von {sides}',
  'dice.title': 'Die Würfel dieser Partie',
  'dice.link': 'Würfel prüfen',
  'dice.loading': 'Die Würfel werden geholt …',
  'dice.lead':
    'Niemand kann sich hier einen Wurf aussuchen. Der Server legte sein Geheimnis fest, bevor er die Zahlen der beiden Browser kannte; erst alle drei zusammen ergeben jeden Wurf. Was bisher offengelegt ist, wird hier nachgerechnet, in deinem eigenen Browser.',
  'dice.commitment': 'Festlegung des Servers',
  'dice.mix': 'Mischung aller drei Zahlen',
  'dice.mix.none': 'Die Mischung gibt es noch nicht: Es haben nicht alle ihre Zahl geschickt.',
  'dice.mix.good': 'Die Mischung stimmt mit den Zahlen überein, aus denen sie entstand.',
  'dice.mix.bad': 'Die Mischung stimmt NICHT mit den Zahlen überein, aus denen sie entstanden sein soll.',
  'dice.seats': 'Zahlen der Spieler',
  'dice.turn': 'Zug {turn}',
  'dice.turn.setup': 'Aufbau',
  'dice.turn.good': 'Der Schlüssel ist der, der vor der Partie versprochen wurde.',
  'dice.turn.bad': 'Der Schlüssel ist NICHT der, der vor der Partie versprochen wurde.',
  'dice.turn.shut': 'Der Schlüssel ist noch verschlossen; er wird geöffnet, wenn der Zug vorüber ist.',
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
  'dice.summary.good': 'Offene Würfe, die alle stimmen: {n}.',
  'dice.summary.bad': 'Würfe, die NICHT stimmen: {n}.',
  'dice.trust.title': 'Worauf du dich noch verlassen musst',
  'dice.trust.1':
    'Bis ein Zug vorüber ist, bleibt sein Schlüssel verschlossen. Wer den Server betreibt, könnte kommende Würfe ansehen und einem Spieler verraten; ändern kann er sie nicht.',
  'dice.trust.2':
    'Beim Üben und zu zweit an einem Gerät macht der Server auch die Zahlen der Spieler; dort verlässt du dich in allem auf ihn.',
  'dice.trust.3':
    'Wer als Zweiter kommt, schickt seine Zahl, wenn der Server die erste schon kennt. Ein Server, der mit einem Spieler im Bunde ist, könnte dann Zahlen durchprobieren; seine eigene kann er wegen der Festlegung nicht mehr wählen.',
  'dice.trust.4':
    'Dass die Würfe regelgerecht verwendet wurden, lässt sich nach der Partie prüfen: Zum Nachspielen braucht es keinen Server.',
  'dice.back': 'Zurück zur Partie',

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
