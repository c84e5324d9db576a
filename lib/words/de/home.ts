import type { home as english } from '../en/home'

/** The first page, lists of games, challenges. */
export const home: Readonly<Record<keyof typeof english, string>> = {
  'shelf.title': 'Im selben Regal',
  'shelf.open': 'Öffnen',
  'shelf.game': 'Welches Spiel?',
  'shelf.scenario': 'Szenario',

  'home.play': 'Jetzt spielen',
  'home.play.hint': 'Gegen den Computer, ohne Konto. Deine Seite: {side}.',
  'home.side': 'Deine Seite',
  'home.more': 'Andere Arten zu spielen',
  'home.hotseat': 'Zu zweit an einem Gerät',
  'home.watch': 'Dem Computer zusehen',
  'home.invite': 'Jemanden herausfordern',
  'home.options': 'Einstellungen der Partie',
  'home.tables': 'Deine Partien',
  'home.tables.all': 'Alle {n} Partien zeigen',
  'home.tables.mine': 'Du bist dran',
  'home.tables.theirs': '{side} am Zug',
  'home.tables.theirs.unknown': 'Die Partie läuft',
  'home.tables.computer': 'Der Computer zieht',
  'home.tables.join': 'Ein Spieler fehlt noch',
  'home.busy': 'Die Partie wird aufgebaut …',
  'home.tables.forget': '{title} von der Liste nehmen',
  'home.tables.sure': 'Weg?',
  'home.tables.forget.sure': 'Weg? {title} verschwindet für immer aus der Liste',
  'home.about': 'Über diese Ausgabe von {title}',

  'list.next': 'Nächste Partie, die auf mich wartet',
  'list.nothing': 'Gerade wartet nichts auf dich.',
  'list.told': 'Bescheid bekommen, wenn du am Zug bist',
  'list.loading': 'Deine Partien werden geholt …',
  'list.lastSeen': 'Deine Partien, wie zuletzt gesehen: {time}.',
  'list.trouble.offline': 'Keine Verbindung.',
  'list.trouble.server':
    'Unser Server kann gerade nicht antworten. Nichts ist verloren, und wir fragen von selbst wieder nach.',
  'list.trouble.busy':
    'Das war zu oft in kurzer Zeit. Lass die Seite eine Minute ruhen, wir fragen von selbst wieder nach.',
  'list.none.offline':
    'Neue Partien brauchen eine; Tische, die du hier schon geöffnet hast, lassen sich auch ohne lesen.',
  'list.none': 'Tische, die du hier schon geöffnet hast, lassen sich trotzdem lesen.',
  'list.cutOff': 'Einer der Wege, auf denen du Bescheid bekommst, geht nicht mehr.',
  'list.cutOff.go': 'Zu deinen Benachrichtigungen',
  'list.signedOut':
    'Dieser Browser ist nicht mehr angemeldet. Was er von deinen Partien aufbewahrt hat, ist von ihm entfernt, auch Befehle, die nicht gesendet waren.',
  'list.signedOut.go': 'Wieder anmelden',
  'list.turn': 'Runde {turn} von {turns}',
  'list.finished': 'Beendete Partien ({n})',
  'list.guest': 'Gegenüber: {side}',
  'list.somebody': 'Jemand',
  'list.former': 'Nicht mehr dabei',
  'list.empty': 'Platz ist leer',
  'list.challenge': 'Deine Herausforderung',
  'list.nobody': 'Mitspieler gesucht',
  'list.open': 'Noch nicht angenommen',
  'list.asked': 'Angeboten, noch keine Antwort',
  'list.declined': 'Abgelehnt',
  'list.withdrawn': 'Zurückgezogen',
  'list.left': 'Vor Beginn verlassen',
  'list.dice': 'Die Würfel entstehen',
  'list.dice.mine': 'Einmal öffnen für die Würfel',
  'list.over.won': 'Du hast gewonnen',
  'list.over.lost': 'Du hast verloren',
  'list.over.draw': 'Unentschieden',
  'list.over.abandoned': 'Abgebrochen',
  'list.over.side': 'Sieger: {side}',

  'home.practise': 'Gegen den Computer spielen',

  'list.due': 'bis {date}, {left}',
  'list.unread': '{n} neue {n|Nachricht|Nachrichten}',
  'list.offers': 'Dir angeboten',

  'offer.rematch': '{name} bietet dir eine Revanche mit vertauschten Seiten an.',

  'challenge.title': 'Jemanden herausfordern',
  'challenge.lead':
    'Ohne Konto und ohne Formular: Du bekommst einen Link zum Verschicken, und sobald ihn jemand annimmt, geht es los.',
  'challenge.to': 'Gegen wen?',
  'challenge.to.link': 'Freunde, per Link',
  'challenge.to.all': 'Wer zuerst kommt',
  'challenge.random': 'Losen',
  'challenge.go.link': 'Link erstellen',
  'challenge.go.all': 'Herausforderung aushängen',
  'challenge.many': 'Du hast schon viele offene Herausforderungen. Zieh erst eine zurück.',
  'challenge.full':
    'Die Liste der offenen Herausforderungen ist gerade voll, deshalb hängt deine nicht aus. Sie gilt trotzdem: Verschick ihren Link, oder häng später eine aus.',
  'challenge.full.go': 'Zum Link',
  'player.new': 'noch keine beendete Partie gegen andere',
  'player.finished': '{n} Partien beendet',
  'player.finished.one': '1 Partie beendet',
  'player.late': 'Zeit überschritten in {n}',
  'player.late.never': 'nie die Zeit überschritten',
  'player.answers.minutes': 'antwortet meist in Minuten',
  'player.answers.hour': 'antwortet meist binnen einer Stunde',
  'player.answers.hours': 'antwortet meist binnen 6 Stunden',
  'player.answers.day': 'antwortet meist binnen eines Tages',
  'player.answers.days': 'antwortet meist binnen 3 Tagen',
  'player.answers.longer': 'braucht meist mehr als 3 Tage',
  'player.rating': 'Wertung {rating} ± {spread}',
  'player.rating.provisional': 'Wertung {rating} ± {spread}, vorläufig',
  'player.rated': 'spielt mit Wertung, wenn du es auch wünschst',
  'player.games': '{n} gewertete Partien',
  'player.games.one': '1 gewertete Partie',
  'challenge.open': 'Für alle offen',
  'challenge.open.count': 'Offene Herausforderungen ({n})',
  'challenge.open.more': 'Mehr zeigen',
  'challenge.open.none': 'Gerade wartet niemand. Häng eine Herausforderung aus, vielleicht kommt jemand.',
  'challenge.drawn': 'Seiten werden ausgelost',
  'challenge.youPlay': 'deine Seite: {side}',

  'challenge.accept': 'Annehmen',
  'challenge.decline': 'Nein, danke',
  'challenge.declined': 'Du hast abgelehnt. Das wird freundlich ausgerichtet.',
  'challenge.late': 'Jemand war schneller, oder sie wurde zurückgezogen.',
  'challenge.look': 'Neu laden',
  'challenge.withdraw': 'Herausforderung zurückziehen',
  'challenge.withdraw.sure': 'Wirklich zurückziehen: Niemand kann mehr annehmen',

  'wait.look': 'Die Karte mit der Aufstellung ansehen',
  'wait.look.back': 'Karte schließen',
  'wait.asked': 'Die Antwort steht noch aus.',
  'wait.join.hint.all':
    'Deine Herausforderung hängt für alle aus. Wer zuerst kommt, spielt gegen dich; den Link kannst du trotzdem verschicken.',
  'wait.join.hint.player': 'Das Angebot steht bei deinem Gegenüber in der Liste. Du musst hier nicht warten.',
  'wait.join.drawn':
    'Wer welche Seite spielt, wird beim Annehmen ausgelost, mit Würfeln, die niemand bestimmen kann.',

  'closed.declined': 'Die Herausforderung wurde abgelehnt.',
  'closed.declined.hint':
    'Vielleicht war nur der Augenblick schlecht. Versuch es ein andermal, oder spiel gegen jemand anderen.',
  'closed.withdrawn': 'Diese Herausforderung wurde zurückgezogen.',
  'closed.left':
    'Einer der beiden Plätze wurde für immer verlassen, bevor die Würfel gemischt waren. Die Partie beginnt nicht.',
  'closed.again': 'Jemand anderen herausfordern',
  'closed.forget': 'Von meiner Liste nehmen',

  'enter.title.from': '{name} fordert dich heraus',
  'enter.invite.drawn': 'Annehmen und losen',
  'enter.invite.hint.drawn':
    'Wer in {title} welche Seite spielt, wird ausgelost, sobald du annimmst. Dieser Browser behält den Platz, der Link ist dann verbraucht.',

  'here.title': 'Von hier aus spielen',
  'here.lead':
    'Alles Offene steht wie zuvor, und beide Seiten kennen die Stapel. Was verdeckt lag, ziehen die Würfel der neuen Partie neu: unerprobte Einheiten, Becher und verdeckte Plättchen. Aus dieser Partie weiß also niemand etwas davon.',
  'here.end': 'Eine neue Partie, wo diese zuletzt stand.',
  'here.moment': 'Eine neue Partie, von diesem Augenblick der Wiederholung an.',
  'here.computer': 'Der Computer',
  'here.go': 'Dort beginnen',
  'here.none': 'Dort kann keine Partie beginnen.',
  'here.term':
    'beginnt, wo eine beendete Partie stand ({when}): Verdecktes wird neu gezogen, die Stapel kennen beide',
  'here.wait':
    'Sie beginnt, wo eine beendete Partie stand. Was dort verdeckt lag, wird neu gezogen; die Stapel kennen beide.',

  rematch: 'Revanche mit vertauschten Seiten',
  'rematch.no': 'Dein Gegenüber ist nicht mehr da. Fordere jemand anderen heraus.',

  'wait.join': 'Dein Gegenüber hat noch nicht Platz genommen.',
  'wait.join.hint.link': 'Schick diesen Link an die Person, mit der du spielen willst. Er gilt einmal.',

  'enter.title': 'Du bist eingeladen',
  'enter.invite': '{side} übernehmen',
  'enter.invite.hint':
    'Deine Seite in {title}: {side}. Dieser Browser behält den Platz, der Link ist dann verbraucht.',
  'enter.invite.hint.running':
    'Du übernimmst einen Platz in einer laufenden Partie {title}: {side}. Alle am Tisch sehen, dass er gewechselt hat. Dieser Browser behält den Platz, der Link ist dann verbraucht.',
  'enter.watch': 'Zusehen',
  'enter.watch.hint': 'Du siehst {title} als Zuschauer: alles, was offen liegt, und nichts Geheimes.',
  'enter.recover': 'Hier weiterspielen: {side}',
  'enter.recover.hint':
    'Dein Platz in {title} öffnet sich auch in diesem Browser. Der Link ist dann verbraucht.',
  'enter.across':
    'Dieser Link öffnet den Platz der anderen Seite ({side}), und dieser Browser spielt die eine. Beide darf niemand haben; darum bewirkt der Link hier nichts. Nichts hat sich geändert.',
  'enter.pass': 'Weiter an meinem eigenen Platz',
  'enter.dead': 'Dieser Link gilt nicht mehr.',
  'enter.dead.hint': 'Er wurde wohl benutzt oder zurückgezogen. Bitte um einen neuen.',
}
