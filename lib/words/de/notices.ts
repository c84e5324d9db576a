import type { notices as english } from '../en/notices'

/** How one is told that a game waits. */
export const notices: Readonly<Record<keyof typeof english, string>> = {
  'notices.title': 'Benachrichtigungen',
  'notices.lead':
    'Erfahre, wenn eine Partie auf dich wartet. Solange du sie offen hast, kommt nichts. Was schon wartet, wenn du einen Weg hinzufügst, steht in deiner Liste: Dazu kommen nur Erinnerungen.',
  'notices.none':
    'Benachrichtigungen beginnen mit deiner ersten Partie. Beginne eine oder tritt einer bei, dann komm wieder.',
  'notices.device': 'Auf diesem Gerät',
  'notices.device.offer': 'Auf diesem Gerät Bescheid sagen',
  'notices.device.why':
    'Dein Browser wird fragen, ob Fieldpost Mitteilungen zeigen darf. Sie sagen, welche Partie wartet, gegen wen, und was du tun sollst; ein Tippen öffnet sie.',
  'notices.device.go': 'Weiter',
  'notices.device.later': 'Jetzt nicht',
  'notices.device.on': 'Dieses Gerät bekommt Bescheid.',
  'notices.device.off': 'Auf diesem Gerät aufhören',
  'notices.device.blocked':
    'Dieser Browser sperrt Mitteilungen von Fieldpost. Erlaube sie in seinen Einstellungen für diese Seite, dann komm wieder.',
  'notices.device.install':
    'Leg Fieldpost auf iPhone oder iPad zuerst auf den Home-Bildschirm: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“, und öffne es von dort.',
  'notices.device.missing':
    'Dieser Browser kann hier keine Mitteilungen zeigen. Sie brauchen eine sichere Adresse (https).',
  'notices.device.server':
    'Mitteilungen auf einem Gerät gibt es von diesem Server nicht. Die anderen Wege gehen wie immer.',
  'notices.device.failed': 'Der Browser ließ sich nicht anmelden. Versuche es später noch einmal.',
  'notices.channels': 'Wo du Bescheid bekommst',
  'notices.kind.push': 'Gerät',
  'notices.kind.mail': 'E-Mail',
  'notices.kind.discord': 'Discord',
  'notices.kind.slack': 'Slack',
  'notices.kind.ntfy': 'ntfy',
  'notices.kind.telegram': 'Telegram',
  'notices.kind.matrix': 'Matrix',
  'notices.kind.json': 'Reines JSON',
  'notices.how': 'Wie {name} Bescheid bekommt',
  'notices.each': 'Jedes Mal',
  'notices.digest': 'Gesammelt, um 7 und um 18 Uhr',
  'notices.off': 'Nie',
  'notices.test': 'Schick mir eine Probe',
  'notices.test.sent': 'Geschickt. Sie sollte gleich da sein.',
  'notices.test.failed': 'Sie ließ sich nicht schicken.',
  'notices.remove': 'Entfernen: {name}',
  'notices.remove.short': 'Entfernen',
  'notices.unproven': 'Öffne den Link in der Mail, die wir dorthin geschickt haben; dann geht es los.',
  'notices.trouble': 'Die letzte Nachricht kam nicht durch; wir versuchen es weiter.',
  'notices.trouble.off': 'Einen Tag lang kam nichts durch; darum ist dies abgeschaltet.',
  'notices.trouble.again': 'Wieder einschalten',
  'notices.lost':
    '{name} nimmt keine Nachrichten mehr an und wurde entfernt. Um dort wieder Bescheid zu bekommen, füge es neu hinzu.',
  'notices.lost.ok': 'In Ordnung',
  'notices.lost.ok.of': 'In Ordnung: {name}',
  'notices.secret': 'Geheimnis seiner Unterschrift',
  'notices.add': 'Weiteren Weg hinzufügen',
  'notices.add.mail': 'E-Mail-Adresse',
  'notices.add.kind': 'Art des Webhooks',
  'notices.add.url': 'Adresse des Webhooks',
  'notices.add.hint':
    'Einen Webhook lesen vielleicht auch andere: Er erfährt nur, was ein Zuschauer wissen darf.',
  'notices.add.where.discord': 'In Discord: Einstellungen des Kanals, Integrationen, Webhooks.',
  'notices.add.where.slack': 'In Slack: eine eigene App, „Incoming Webhooks“.',
  'notices.add.where.ntfy': 'Die Adresse eines Themas, das niemand errät, etwa https://ntfy.sh/front-7Qk2.',
  'notices.add.where.telegram':
    'Von einem Bot, den @BotFather dir gemacht hat: https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT. Schreib dem Bot zuerst.',
  'notices.add.where.matrix':
    'Was dir der Bot von Hookshot nennt, wenn du ihm „!hookshot webhook front“ schreibst. Oder der Raum eines eigenen Bots: https://SERVER/_matrix/client/v3/rooms/RAUM/send/m.room.message?access_token=TOKEN.',
  'notices.add.where.json': 'Ein eigenes Programm, das POST annimmt; jede Nachricht ist unterschrieben.',
  'notices.add.personal': 'Was dort steht, lese nur ich',
  'notices.add.hint.personal':
    'Er erfährt alles, was eine Mail an dich sagen würde, auch was du gefragt wirst.',
  'notices.personal': 'nur für dich',
  'notices.add.do': 'Hinzufügen',
  'notices.add.refused.mail': 'Diese Adresse geht nicht. Sieh sie dir noch einmal an.',
  'notices.add.refused.discord':
    'Diese Adresse geht nicht. Die eines Webhooks von Discord beginnt mit https://discord.com/api/webhooks/ …',
  'notices.add.refused.slack':
    'Diese Adresse geht nicht. Die eines Webhooks von Slack beginnt mit https://hooks.slack.com/services/ …',
  'notices.add.refused.ntfy':
    'Diese Adresse geht nicht. Die eines Themas ist ein Server und ein Wort, etwa https://ntfy.sh/front-7Qk2.',
  'notices.add.refused.telegram':
    'Diese Adresse geht nicht. Sie sieht so aus: https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT.',
  'notices.add.refused.matrix':
    'Diese Adresse geht nicht. Sie endet mit dem Wort, das dir Hookshot gab, oder mit dem Token deines Bots.',
  'notices.add.refused.json':
    'Diese Adresse geht nicht. Sie muss mit https beginnen und zu einem Server führen, den das ganze Internet erreicht.',
  'notices.when': 'Wann du Bescheid bekommst',
  'notices.delay': 'So lange warten, damit ein schneller Wechsel nichts auslöst',
  'notices.delay.none': 'Nicht warten',
  'notices.delay.minutes': '{n} Minuten',
  'notices.delay.hour': 'Eine Stunde',
  'notices.quiet': 'Ruhezeit',
  'notices.quiet.from': 'Von',
  'notices.quiet.to': 'Bis',
  'notices.quiet.zone': 'In deiner Zeitzone: {zone}',
  'notices.reminders': 'Erinnere mich, wenn 50, 80 und 95 % meiner Zeit um sind',
  'notices.open': 'Auch wenn ich die Partie offen habe',
  'notices.here': 'Benachrichtigungen zu dieser Partie',
  'notices.here.lead': 'Was du hier änderst, gilt nur für diese Partie.',
  'notices.here.all': 'Weitere Wege, und was für alle Partien gilt',
  'notices.here.reset': 'Wie bei allen Partien',
  'notices.saved': 'Gespeichert.',
  'notices.follow.title': 'Dieser Partie nicht mehr folgen?',
  'notices.follow.ask': 'Du erfährst dann nichts mehr von ihr. Andere Partien bleiben, wie sie sind.',
  'notices.follow.do': 'Nicht mehr folgen',
  'notices.follow.done': 'Erledigt: Du folgst dieser Partie nicht mehr.',
  'notices.stop.title': 'Keine Mail mehr?',
  'notices.stop.ask':
    'Fieldpost schreibt dann nicht mehr an diese Adresse. Deine Partien und andere Benachrichtigungen bleiben.',
  'notices.stop.do': 'Keine Mail mehr',
  'notices.stop.done': 'Erledigt. Wir schreiben nicht mehr an diese Adresse.',
  'notices.confirm.title': 'Ist das deine Adresse?',
  'notices.confirm.ask': 'Dann gehen Nachrichten zu deinen Partien dorthin.',
  'notices.confirm.do': 'Ja, schreibt mir hier',
  'notices.confirm.done': 'Danke. Ab jetzt kommen Nachrichten hier an.',
  'notices.signed.home': 'Zur Startseite',
}
