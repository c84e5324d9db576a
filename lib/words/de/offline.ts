import type { offline as english } from '../en/offline'

/** Without a network: what can still be seen, what was planned, and what became of it. */
export const offline: Readonly<Record<keyof typeof english, string>> = {
  'offline.title': 'Keine Verbindung',
  'offline.hint':
    'Diese Seite wurde auf diesem Gerät noch nicht geöffnet, solange es eine Verbindung gab. Deine Partien und die Tische, die du hier schon geöffnet hast, lassen sich auch ohne lesen.',
  'table.lastSeen': 'Keine Verbindung. Du siehst den Stand vom {time}.',
  'plan.title': 'Befehle, die noch nicht gesendet sind',
  'plan.may':
    'Du kannst weiterspielen: Deine Befehle warten auf diesem Gerät und werden gesendet, sobald es wieder eine Verbindung gibt.',
  'plan.waits': '{n} {n|Befehl wartet|Befehle warten} auf die Verbindung.',
  'plan.unknown':
    'Was aus dem letzten wird, weiß nur der Server: Bis er gesendet ist, lässt sich nicht weiter planen.',
  'plan.unlawful': 'So erlauben die Regeln nicht alle davon: Nimm heraus, was nicht passt.',
  'plan.moved':
    'Seit du geplant hast, ging das Spiel weiter. {n} {n|Befehl wurde|Befehle wurden} nicht gesendet: Sieh dir an, was sich geändert hat, und entscheide neu.',
  'plan.refused':
    'Dieser Befehl wurde nicht angenommen. {n} {n|Befehl wurde|Befehle wurden} nicht gesendet: Entscheide neu.',
  'plan.lost':
    'Du hast diesen Platz nicht mehr. {n} {n|Befehl, den du geplant hattest, wurde|Befehle, die du geplant hattest, wurden} nicht gesendet.',
  'plan.unkept': 'Dieser Browser kann sie nicht aufbewahren: Lass die Seite offen, bis sie gesendet sind.',
  'plan.row': '{n} {n|Befehl ist|Befehle sind} noch nicht gesendet: Öffne die Partie',
  'plan.show': 'Die Befehle',
  'plan.remove': 'Herausnehmen: {order}',
  'plan.clear': 'Alle verwerfen',
  'plan.send': 'Jetzt senden',
  'me.signOut.unsent':
    '{n} {n|Befehl, den du hier geplant hast, ist|Befehle, die du hier geplant hast, sind} noch nicht gesendet und {n|ginge|gingen} verloren.',
}
