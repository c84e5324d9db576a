import type { shell as english } from '../en/shell'

/** What stands on every page, and what can go wrong. */
export const shell: Readonly<Record<keyof typeof english, string>> = {
  'app.name': 'Fieldpost',

  'shade.title': 'Farben',
  'shade.system': 'Wie das Gerät',
  'shade.day': 'Tag',
  'shade.night': 'Nacht',
  'settings.title': 'Wie es aussieht und sich anfühlt',
  'settings.text': 'Schriftgröße',
  'settings.text.usual': 'Normal',
  'settings.text.large': 'Groß',
  'settings.text.largest': 'Sehr groß',
  'settings.colours': 'Zeichen und Warnungen',
  'settings.colours.usual': 'Rot und Gold',
  'settings.colours.safe': 'Blau und Gold, bei Farbenblindheit',
  'settings.touch': 'Vibration',
  'settings.touch.off': 'Aus',
  'settings.touch.on': 'An',
  'settings.sound': 'Ton',
  'settings.sound.off': 'Aus',
  'settings.sound.on': 'An',
  'settings.picture': 'Bild der Karte behalten oder teilen',
  'language.title': 'Sprache',

  'app.tagline': 'Die großen Hexfeld-Kriegsspiele der Ostfront, zwischendurch auf dem Handy gespielt.',

  'side.german': 'Deutsche',
  'side.soviet': 'Sowjets',
  'side.spectator': 'Zuschauer',

  'mode.computer': 'Gegen den Computer',
  'mode.hotseat': 'Zu zweit an einem Gerät',
  'mode.practice': 'Übungstisch',
  'mode.watch': 'Computer gegen Computer',
  'mode.invite': 'Gegen Mitspieler',
  'mode.spectator': 'Als Zuschauer',

  'pace.title': 'Tempo',
  'pace.none': 'Keine Uhr',
  'pace.live': 'Live, je 10 Minuten',
  'pace.1d': 'Je 1 Tag',
  'pace.3d': 'Je 3 Tage',
  'pace.7d': 'Je 7 Tage',
  'pace.brisk': 'Zügig: 24 Stunden je Zug',
  'pace.steady': 'Stetig: 48 Stunden je Zug',
  'pace.slow': 'Gemächlich: 96 Stunden je Zug',
  'pace.hint.none':
    'Jeder nimmt sich so viel Zeit, wie er will. Wer 60 Tage lang schweigt, während die Partie auf ihn wartet, kann sie verlieren: Dann darf die andere Seite sie beenden oder den Platz besetzen lassen. Beide erfahren es eine Woche vorher.',
  'pace.hint.live': '10 Minuten, sooft die Partie auf dich wartet, und eine Stunde Reserve.',
  'pace.hint.1d': 'Ein Tag, sooft die Partie auf dich wartet, und 3 Tage Reserve.',
  'pace.hint.3d': '3 Tage, sooft die Partie auf dich wartet, und 6 Tage Reserve.',
  'pace.hint.7d': '7 Tage, sooft die Partie auf dich wartet, und 14 Tage Reserve.',
  'pace.hint.brisk':
    '24 Stunden für jeden Zug eines Spielers, sooft die Partie darin auf dich wartet, und 5 Tage Reserve für die ganze Partie.',
  'pace.hint.steady':
    '48 Stunden für jeden Zug eines Spielers, sooft die Partie darin auf dich wartet, und 10 Tage Reserve für die ganze Partie.',
  'pace.hint.slow':
    '96 Stunden für jeden Zug eines Spielers, sooft die Partie darin auf dich wartet, und 21 Tage Reserve für die ganze Partie.',
  'pace.weekends': 'Wochenenden frei',
  'pace.weekends.short': 'Wochenenden frei',
  'pace.days': 'Tage, an denen die Zeit zählt',
  'pace.days.term': 'Zeit zählt nur an diesen Tagen: {days}',
  'pace.days.short': 'Zeit zählt nur: {days}',

  'picture.invited': 'Du bist eingeladen: {side}',
  'picture.invited.drawn': 'Du bist zum Spiel eingeladen',
  'picture.invited.from': '{name} lädt dich ein',
  'picture.person': 'ein Spieler',
  'picture.computer': 'der Computer',
  'picture.open': 'noch frei',

  'trouble.stale': 'Die Partie war schon weiter. Sieh noch einmal hin und entscheide dann.',
  'trouble.repeated-differently': 'Danach wurde schon anders gefragt. Versuch es noch einmal.',
  'trouble.gone': 'Das führt nirgends mehr hin: benutzt, zurückgezogen oder nach veralteten Regeln.',
  'trouble.too-large': 'Diese Anfrage ist zu lang.',
  'trouble.wrong-type': 'Das wurde nicht verstanden. Nichts hat sich geändert.',
  'trouble.refused': 'Die Regeln erlauben das nicht.',
  'trouble.internal': 'Etwas ging schief. Soweit bekannt, ist nichts verloren; versuch es noch einmal.',
  'trouble.unavailable':
    'Die Partie ist gerade nicht erreichbar. Nichts ist verloren; versuch es noch einmal.',

  'error.title': 'Diese Seite ist gestolpert.',
  'error.hint': 'Deine Partie ist sicher: Ein Fehler der Anzeige ändert nichts an ihr.',
  'error.again': 'Noch einmal versuchen',

  'busy.title': 'Einen Augenblick, bitte.',
  'busy.hint':
    'Von hier wurden in kurzer Zeit zu viele Seiten abgerufen. Diese öffnet sich in {n} Sekunden von selbst.',

  'notFound.title': 'In diesem Feld ist nichts.',
  'notFound.hint': 'Die Adresse führt von der Karte. Vielleicht wurde sie nur zum Teil kopiert.',
}
