import type { me as english } from '../en/me'

/** Who one is, and how one signs in. */
export const me: Readonly<Record<keyof typeof english, string>> = {
  'me.title': 'Du',
  'me.loading': 'Einen Augenblick …',
  'me.nobody':
    'Von dir ist noch nichts gespeichert. Mit der ersten Partie bekommst du ein Konto, ohne Formular.',
  'me.guest': 'Du spielst als Gast, auf {n|diesem Gerät|mehreren Geräten}.',
  'me.games': '{n} Partien.',
  'me.games.one': 'Eine Partie.',
  'me.failed': 'Die Anmeldung ist nicht gelungen. Nichts hat sich geändert; versuch es noch einmal.',
  'me.against':
    'Du bist nicht angemeldet: In einer Partie, die noch nicht zu Ende ist, spielt dieser Browser die eine Seite und jenes Konto die andere. Beide darf niemand haben. Nichts hat sich geändert.',
  'me.you': 'Zu dir',
  'me.name': 'Name',
  'me.name.hint': 'Andere an deinen Tischen sehen ihn.',
  'me.save': 'Speichern',
  'me.zone': 'Zeitzone',
  'me.signIn': 'Behalte deine Partien',
  'me.signIn.hint':
    'Melde dich einmal an, und deine Partien sind auf jedem Gerät da, auch wenn du dieses verlierst.',
  'me.ways': 'So meldest du dich an',
  'me.ways.remove': 'Entfernen',
  'me.ways.remove.sure': 'Ja, entfernen',
  'me.ways.remove.last':
    'So kannst du dich als Letztes noch anmelden. Ohne das bleiben deine Partien nur auf den Geräten, die jetzt angemeldet sind.',
  'me.mail': 'E-Mail',
  'me.mail.address': 'E-Mail-Adresse',
  'me.mail.another': 'Eine weitere E-Mail-Adresse',
  'me.mail.send': 'Schick mir einen Link',
  'me.mail.sent': 'Ein Link ist unterwegs an {address}. Er gilt einmal, eine Stunde lang.',
  'me.mail.bad': 'An diese Adresse können wir nicht schreiben.',
  'me.with': 'Anmelden mit {name}',
  'me.with.away':
    'Die Anmeldung mit {name} geht gerade nicht. Nichts hat sich geändert; versuch es später noch einmal.',
  'me.mail.away': 'Die E-Mail ließ sich gerade nicht verschicken. Versuch es später noch einmal.',
  'me.devices': 'Deine Geräte',
  'me.device': 'Ein Browser',
  'me.here': 'Dieses hier',
  'me.seen': 'Zuletzt hier am {day}',
  'me.signOut': 'Abmelden',
  'me.signOut.of': 'Abmelden: {device}',
  'me.signOut.guest':
    'Dies ist dein einziges Gerät, und du spielst als Gast: Abgemeldet kommst du nicht mehr an deine Partien.',
  'me.signOut.all': 'Du spielst als Gast: Überall abgemeldet kommst du nicht mehr an deine Partien.',
  'me.signOut.last': 'Ja, ich gebe sie auf',
  'me.signOut.everywhere': 'Überall abmelden',
  'me.signOut.sure': 'Ja, überall abmelden',
  'me.link.make': 'Auch auf einem anderen Gerät spielen',
  'me.link.again': 'Neuen Link machen',
  'me.link.hint':
    'Lass die Kamera des anderen Geräts dies lesen, oder schick ihm den Link. Er gilt einmal, zehn Minuten lang, und öffnet alles, was hier deins ist.',
  'me.link.code': 'Code mit dem Link für dein anderes Gerät',
  'me.link': 'Link für dein anderes Gerät',
  'me.player': 'Als Spieler',
  'me.player.hint':
    'Andere erfahren das neben einer Herausforderung, die du an alle richtest, und sonst nur, wo du es willst.',
  'me.player.late':
    'Als überzogen zählt, wenn deine Zeit abgelaufen war und die Partie oder dein Teil daran damit endete: Der Sieg wurde beansprucht, du hast dann aufgegeben, oder dein Platz ging an andere. Ohne Uhr gilt dasselbe nach 60 Tagen Stille. Wer noch weiterspielt, bevor das geschieht, hat nicht überzogen.',
  'me.rated': 'Meine Partien gegen andere werten',
  'me.rated.hint':
    'Es zählt, wo beide es wünschten, als der Zweite dazukam. Siege, Remis, Aufgaben und Zeitüberschreitungen zählen; Partien gegen den Computer, an einem Gerät, mit einer Vertretung oder für immer verlassene nicht.',
  'me.data': 'Deine Daten',
  'me.data.get': 'Meine Daten mitnehmen',
  'me.delete': 'Mein Konto löschen',
  'me.delete.hint':
    'Deine Partien gehen ohne dich weiter, dein Name verschwindet daraus, und es gibt kein Zurück.',
  'me.delete.sure': 'Ja, mein Konto für immer löschen',

  'signIn.title': 'Anmelden',
  'signIn.as': 'Auf diesem Gerät als {name} spielen?',
  'signIn.guest': 'Das Konto deines anderen Geräts hier öffnen?',
  'signIn.brings': 'Die {n} Partien dieses Browsers kommen mit und gehören dann zu jenem Konto.',
  'signIn.brings.one': 'Die eine Partie dieses Browsers kommt mit und gehört dann zu jenem Konto.',
  'signIn.leaves':
    '{n} {n|weiteres Gerät, auf dem du als dieser Gast spielst, muss|weitere Geräte, auf denen du als dieser Gast spielst, müssen} sich danach neu anmelden.',
  'signIn.adds': 'Diese Adresse öffnet dann das Konto dieses Browsers, auf jedem Gerät.',
  'signIn.stays':
    'Hier bist du als {name} angemeldet. Jenes Konto bleibt, wie es ist; du kannst dich später wieder dort anmelden.',
  'signIn.elsewhere':
    'Dieser Link wurde in einem anderen Browser verlangt. Was du dort spielst, bleibt dort, bis du auch dort einen solchen Link öffnest.',
  'signIn.lost':
    'Dieser Link wurde in einem anderen Browser verlangt, und hier spielst du {n} {n|Partie|Partien} als Gast, die dir niemand nehmen soll. Fordere einen Link in diesem Browser an: Mit ihm {n|kommt sie|kommen sie} mit.',
  'signIn.against':
    'Hier kannst du dich nicht anmelden: In {n} {n|Partie, die|Partien, die} noch nicht zu Ende {n|ist|sind}, spielt dieser Browser die eine Seite und jenes Konto die andere. Beide darf niemand haben. Nichts hat sich geändert.',
  'signIn.confirm': 'Ja, hier anmelden',
  'signIn.hint': 'Mach nur weiter, wenn du diesen Link selbst verlangt hast.',
  'signIn.again': 'Einen neuen Link anfordern',
  'signIn.dead': 'Dieser Link führt nirgends mehr hin: Er wurde benutzt, oder seine Zeit ist um.',

  'trouble.not-signed-in': 'Dieser Browser ist nicht mehr angemeldet.',
  'trouble.too-many': 'Das war zu oft in kurzer Zeit. Warte ein wenig und versuch es dann noch einmal.',
  'trouble.bad-request': 'Das wurde nicht verstanden. Nichts hat sich geändert.',
  'trouble.zone':
    'Unser Server kennt diese Zeitzone nicht. Wähle eine andere, in der die Uhren gleich gehen.',
  'trouble.not-your-seat': 'Dieser Browser darf das hier nicht.',
  'trouble.wrong-origin': 'Diese Anfrage kam nicht von unseren eigenen Seiten.',
  'trouble.not-found': 'Es gibt keine solche Partie, oder dieser Browser hat dort keinen Platz.',
}
