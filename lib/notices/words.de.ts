import type { NoticeWord } from './words.en'

/** What notices say, in German. */
export const de: Readonly<Record<NoticeWord, string>> = {
  'turn.title': '{title}: Du bist dran',
  'turn.body': 'Gegen {other}. {asked}',
  'turn.room': '{me}, du bist dran in {title} gegen {other}. {asked}',
  'reminder.title': '{title}: noch {left}',
  'reminder.body': 'Du bist dran gegen {other}. {asked}',
  'reminder.room':
    '{me}, dir bleibt noch so viel Zeit für deinen Zug in {title} gegen {other}: {left}. {asked}',
  'dice.title': '{title}: Öffne die Partie einmal',
  'dice.body':
    'Die Würfel deiner Partie gegen {other} brauchen die Zahl, die auf deinem Gerät liegt. Öffne dort einmal den Tisch, den Rest macht er von selbst.',
  'dice.room':
    '{me}, öffne {title} gegen {other} einmal: Die Würfel brauchen die Zahl, die auf deinem Gerät liegt.',
  'nudge.title': '{title}: {other} wartet',
  'nudge.body': '{other} bittet dich weiterzuspielen. {asked}',
  'nudge.room': '{me}, {other} wartet auf deinen Zug in {title}. {asked}',
  'offer.title': '{title}: ein Vorschlag von {other}',
  'offer.body': 'Öffne den Tisch, um {other} zu antworten.',
  'offer.room': '{me}, {other} schlägt dir in {title} etwas vor.',
  'late.title': '{title}: {other} sucht eine Vertretung für dich',
  'late.body':
    'Deine Zeit ist abgelaufen. Spiel weiter, bevor eine Vertretung kommt, dann bleibt der Platz deiner; danach gehört er ihr.',
  'late.room':
    '{me}, deine Zeit in {title} ist abgelaufen, und {other} sucht eine Vertretung für deinen Platz.',
  'given.title': '{title}: Der Computer spielt für dich weiter',
  'given.body': 'Der Computer hat deinen Platz gegen {other} übernommen. Sieh zu, wie es weitergeht.',
  'given.room': '{me}, der Computer hat in {title} gegen {other} deinen Platz übernommen.',
  'left.title': '{title}: Der andere Platz ist leer',
  'left.body': 'Das Konto auf der anderen Seite wurde gelöscht. Du entscheidest, wie es weitergeht.',
  'left.room':
    '{me}, in {title} wurde das Konto auf der anderen Seite gelöscht. Du entscheidest, wie es weitergeht.',
  'chat.title': '{title}: eine Nachricht',
  'chat.body': '{other} hat dir geschrieben.',
  'chat.room': '{me}, {other} hat dir in {title} geschrieben.',
  'over.title': '{title}: Die Partie ist aus',
  'over.body': 'Deine Partie gegen {other} ist zu Ende. Sieh, wie es ausging.',
  'over.room': '{me}, deine Partie {title} gegen {other} ist zu Ende.',
  'rematch.title': '{title}: eine Revanche?',
  'rematch.body': '{other} bietet dir eine Revanche mit vertauschten Seiten an.',
  'rematch.room': '{me}, {other} bietet dir in {title} eine Revanche mit vertauschten Seiten an.',
  'test.title': 'Fieldpost: eine Probe',
  'test.body': 'Wenn du dies liest, kommen Nachrichten hier an.',
  'digest.title': 'Fieldpost: {n} {n|Partie wartet|Partien warten} auf dich',
  'digest.line': '{title} gegen {other}: {asked}',
  'confirm.title': 'Fieldpost: Dürfen wir an diese Adresse schreiben?',
  'confirm.body':
    'Jemand, hoffentlich du, möchte hier erfahren, wenn eine Partie wartet. Wenn du es warst, öffne den Link und bestätige. Wenn nicht, tu nichts: Wir schreiben nicht wieder.',
  left: 'Noch {time}.',
  days: '{n} {n|Tag|Tage}',
  hours: '{n} {n|Stunde|Stunden}',
  minutes: '{n} {n|Minute|Minuten}',
  words: 'Vier Wörter dieser Partie, für dein Gegenüber dieselben: {words}.',
  open: 'Zum Tisch',
  'open.all': 'Zu Fieldpost',
  'open.confirm': 'Adresse bestätigen',
  stop: 'Keine Mail von Fieldpost mehr an diese Adresse:',
  'side.german': 'die deutsche Seite',
  'side.soviet': 'die sowjetische Seite',
  somebody: 'dein Gegner',
  you: 'Spieler',
}
