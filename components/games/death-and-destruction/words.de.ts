import { de as parent } from '@/components/games/proud-monster/words.de'
import { books } from './books.de'
import type { added, Word } from './words.en'

const own: Readonly<Record<keyof typeof added, string>> = {
  ...books,
  'list.layMarker': 'Angriffsversorgung, die {range} Felder weit reicht',
  'do.layMarker': 'Hier ablegen',
  'list.layDummy': 'Eine leere Marke der Angriffsversorgung',
  'do.layDummy': 'Die leere hier ablegen',
  'list.liftMarker': 'Die Marke der Angriffsversorgung zurücknehmen',
  'do.liftMarker': 'Zurücknehmen',
  'list.overrunGuns': 'Die Artillerie in {hex} überrollen',
  'do.overrunGuns': 'Überrollen',
  'list.transport.rail': 'Mit der Bahn nach {to}: sie tun sonst nichts',
  'do.transport.rail': 'Mit der Bahn schicken',
  'list.transport.black': 'Über das Schwarze Meer nach {to}',
  'do.transport.black': 'Zur See schicken',
  'list.transport.baltic': 'Über die Ostsee nach {to}',
  'do.transport.baltic': 'Zur See schicken',
  'list.drawBack': '{unit} in die Reserve des Oberkommandos',
  'do.drawBack': 'In die Reserve',
  'list.callOff': 'Den Angriff abblasen',
  'do.callOff': 'Abblasen',
  'coach.lay':
    'Wähle unten eine Marke, dann das Feld, um das sie Angriffe versorgt. Der Gegner sieht, dass dort eine liegt, und nicht welche.',
  'now.lay': 'Angriffsversorgung',
  'now.barrage': 'sowjetische Artillerie feuert',
  'hex.marker': 'Angriffsversorgung: Sie reicht {n} Felder weit.',
  'hex.marker.dummy': 'Angriffsversorgung: eine leere Marke.',
  'hex.marker.hidden':
    'Angriffsversorgung, verdeckt: Kein anderer weiß, wie weit sie reicht oder ob sie leer ist.',
  'legend.marker': 'Angriffsversorgung: wie viele Felder sie reicht; – ist leer, ? liegt verdeckt',
  'victory.checked': 'Nach Runde {turn} mit {n} {n|Punkt|Punkten} oder mehr: {places}.',
  'formation.german': 'Deutsche Einheiten',
  'formation.romanian': 'Rumänische Einheiten',
  'formation.italian': 'Italienische Einheiten',
  'formation.hungarian': 'Ungarische Einheiten',
  'formation.air': 'Flugzeuge',
  'formation.tank': 'Panzerkorps',
  'formation.mechanized': 'Mechanisierte Korps',
  'formation.artillery': 'Artilleriedivisionen',
}

/** The same in German. */
export const de: Readonly<Record<Word, string>> = {
  ...parent,
  ...own,
  'coach.win.german': 'Halte die Orte mit Stern. Wie viele du am Ende brauchst, steht hinter dem Stand.',
  'coach.win.soviet': 'Nimm die Orte mit Stern. Was der Deutsche braucht, steht hinter dem Stand.',
  'coach.air': 'Wähle neben der Karte ein Flugzeug, dann den Stapel, den es unterstützen soll.',
  'legend.air': 'Ein Flugzeug über dem Stapel, den es unterstützt',
  'now.south': '{north}, Süden {south}',
  'coach.target':
    'Wähle einen markierten Feind. Sowjetische Einheiten ohne Angriffsversorgung zählen halb: Tippe einen Stapel an, und er bleibt fort oder kommt wieder dazu.',
}
