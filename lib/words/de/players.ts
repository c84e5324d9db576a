import type { players as english } from '../en/players'

/** Clocks, and what two players settle, write and send each other. */
export const players: Readonly<Record<keyof typeof english, string>> = {
  'clock.days': '{n}\u00a0T',
  'clock.hours': '{n}\u00a0Std.',
  'clock.minutes': '{n}\u00a0Min.',
  'clock.left': 'noch {time}',
  'clock.out': 'Zeit abgelaufen',
  'clock.still': 'Uhren stehen',
  'clock.still.short': 'Pause',
  'clock.paused': 'Die Partie ruht, keine Uhr läuft.',
  'clock.until': 'Bis {date}.',
  'clock.untilThen': 'Bis {date}, danach {time} Reserve.',
  'clock.onReserve': 'Auf Reserve bis {date}.',
  'clock.outage': 'Unser Server war {time} nicht erreichbar, bis {date}. Diese Zeit zählt nicht.',
  'clock.wasOut':
    'Deine Zeit ist seit {date} abgelaufen. Du kannst weiterspielen, solange die andere Seite nichts unternimmt.',

  'offer.title': 'Angebot',
  'offer.before': 'Zurück vor: „{line}“',
  'offer.waiting': 'Noch nicht beantwortet.',
  'offer.accept': 'Annehmen',
  'offer.accept.sure': 'Ja, annehmen',
  'offer.decline': 'Ablehnen',
  'offer.withdraw': 'Zurückziehen',

  'late.title': 'Zeit abgelaufen',
  'late.text': '{side}: Die Zeit ist seit {date} abgelaufen.',
  'late.lead.text':
    'Der Stab kann diesen Zug zu Ende führen: Märsche gehen weiter, Nötiges wird erledigt, niemand greift an.',
  'late.lead': 'Stab führen lassen',
  'late.lead.sure': 'Ja, weiterführen',
  'late.extend': 'Mehr Zeit geben',
  'late.claim': 'Sieg beanspruchen',
  'late.claim.sure': 'Ja, beanspruchen',
  'late.computer': 'Platz an den Computer',
  'late.substitute': 'Vertretung suchen',
  'late.sure': 'Ja, Platz vergeben',

  'silent.title': 'Langes Schweigen',
  'silent.text': '{side}: 60 Tage lang kam kein Zeichen. Wie soll es weitergehen?',
  'silent.own':
    'Es läuft keine Uhr. Kommt von dir bis {date} kein Zeichen, darf die andere Seite die Partie beenden oder deinen Platz besetzen lassen.',
  'silent.other':
    'Es läuft keine Uhr. {side}: Kommt bis {date} kein Zeichen, darfst du die Partie beenden oder den Platz besetzen.',

  'left.title': 'Leerer Platz',
  'left.text': '{side}: Wer hier gespielt hat, ist für immer gegangen. Wie soll es weitergehen?',
  'left.end': 'Partie beenden',
  'left.end.sure': 'Ja, beenden',

  'affairs.title': 'Mit der anderen Seite',
  'affairs.title.alone': 'Diese Partie',
  'affairs.reserve': 'Reserve {side}: {time}.',
  'affairs.draw': 'Remis anbieten',
  'affairs.pause': 'Pause vorschlagen',
  'affairs.computer': 'Meinen Platz dem Computer überlassen',
  'affairs.substitute': 'Meinen Platz einer Vertretung überlassen',
  'affairs.resume': 'Pause beenden',
  'affairs.extend': 'Der anderen Seite mehr Zeit geben',
  'affairs.resign': 'Aufgeben',
  'affairs.resign.sure': 'Aufgeben und Partie beenden',
  'affairs.takeBack': 'Zurückgehen …',
  'affairs.takeBack.hint':
    'Die Partie geht von vor der gewählten Zeile aus weiter, wenn die andere Seite einverstanden ist. Würfel, die seitdem gefallen sind, fallen neu.',
  'affairs.takeBack.choose': 'Zurück vor',
  'affairs.takeBack.propose': 'Vorschlagen zurückzugehen',
  'affairs.away': 'Freie Tage …',
  'affairs.away.hint':
    'An ganzen Tagen deines Kalenders steht deine Uhr still. In dieser Partie hast du noch {n} {n|Tag|Tage}.',
  'affairs.away.first': 'Erster Tag',
  'affairs.away.last': 'Letzter Tag',
  'affairs.away.take': 'Diese Tage freinehmen',
  'affairs.away.now': 'Deine Uhr steht still von {from} bis {to}.',
  'affairs.back': 'Freie Tage beenden',
  'affairs.back.planned': 'Die nächsten freien Tage doch nicht nehmen',
  'affairs.sought.invite': 'Vertretung einladen',
  'affairs.sought':
    '{side}: Eine Vertretung wird gesucht. Schick diesen Link an die Person, die den Platz übernehmen soll. Alle am Tisch werden sehen, dass der Platz gewechselt hat.',

  'link.invite': 'Einladung: {side}',
  'link.invite.drawn': 'Einladung; Seiten werden ausgelost',
  'link.watch': 'Link für Zuschauer',
  'link.recover': 'Link zu deinem Platz',
  'link.recover.hint':
    'Öffne ihn auf einem anderen Gerät und spiel dort weiter. Er gilt einmal; beide Spieler sehen, dass es ihn gibt.',
  'link.copy': 'Kopieren',
  'link.copied': 'Kopiert',
  'link.share': 'Teilen',
  'link.qr': 'QR-Code',
  'link.qr.label': 'QR-Code dieses Links',

  'embed.title': 'Die Karte auf deiner eigenen Seite zeigen',
  'embed.hint':
    'Füge diesen Code in eine deiner Webseiten ein. Er zeigt, was Zuschauer sehen, solange ihr Link gilt.',
  'embed.code': 'Code für deine Seite',
  'board.past':
    'Dieser Link führt zu einem Moment der Partie. Wer mitspielt oder zusieht, kommt dorthin; hier steht sie, wie sie jetzt ist.',
  'board.open': 'Zum Tisch',

  'link.make.invite': 'Neue Einladung',
  'link.make.watch': 'Neuer Zuschauerlink',
  'link.make.recover': 'Link zu meinem Platz',
  'link.revoke.invite': 'Einladung zurückziehen',
  'link.revoke.watch': 'Zuschauerlink zurückziehen',
  'link.revoke.recover': 'Link zu meinem Platz zurückziehen',
  'link.revoked': 'Zurückgezogen.',
  'link.live': 'Es gibt einen gültigen Link dieser Art. Ein neuer macht ihn ungültig.',

  'links.title': 'Links',

  'practice.title': 'Ausprobieren',
  'practice.hint':
    'Beide Seiten in deiner Hand, an einem eigenen Tisch. Was du von dieser Partie nicht wissen kannst, wird dort ausgelost.',
  'practice.whole': 'Beide Seiten in deiner Hand, an einem eigenen Tisch, vor dem letzten Befehl.',
  'practice.here': 'Von hier aus üben',
  'practice.save': 'Diese Partie als Datei sichern',
  'practice.open': 'Gesicherte Partie öffnen',
  'practice.failed': 'Diese Datei ist keine Partie, die sich hier weiterspielen lässt.',

  'chat.title': 'Nachrichten',
  'chat.unread': '{n} ungelesen',
  'chat.empty': 'Noch ist nichts geschrieben. Nur ihr beide könnt es lesen.',
  'chat.write': 'Schreib der anderen Seite',
  'chat.send': 'Senden',
  'chat.left': 'Noch {n} Zeichen',
  'chat.older': 'Ältere Nachrichten',
  'chat.you': 'Du',
  'chat.mute': 'Nachrichten der anderen Seite ausblenden',
  'chat.muted': 'Du siehst nicht, was die andere Seite schreibt, und hörst nichts davon.',
  'chat.unmute': 'Wieder zeigen',
  'chat.report': 'Melden',
  'chat.reported': 'Dem Betreiber dieses Servers gemeldet.',
  'chat.often': 'Das war zu viel auf einmal. Warte eine Minute.',

  'notes.title': 'Meine Notizen',
  'notes.hint': 'Nur du kannst sie lesen.',
  'notes.save': 'Sichern',
  'notes.saved': 'Gesichert.',
  'notes.new': 'auf einem anderen Gerät geändert',
  'notes.other':
    'Deine Notizen wurden auf einem anderen Gerät geändert. Das steht jetzt da; deine Worte folgen darunter.',

  'nudge.do': 'Um den nächsten Zug bitten ({side})',
  'nudge.hint': 'Einmal in 24 Stunden.',
  'nudge.done': 'Ist gebeten.',
  'nudge.soon': 'Jetzt nicht: Du hast in den letzten 24 Stunden gebeten, oder die Partie wartet nicht.',
}
