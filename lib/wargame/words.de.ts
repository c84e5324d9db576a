import type { shared as en } from './words.en'

/** What every game says alike, in German. */
export const shared: Readonly<Record<keyof typeof en, string>> = {
  'not-due': 'Das Spiel wartet jetzt auf etwas anderes.',
  'goes-on': 'Hier ist nichts zu entscheiden: Mit dem Befehl „done“ geht es von selbst weiter.',
  'not-yours': 'Das Spiel wartet auf die andere Seite.',
  'game-over': 'Das Spiel ist zu Ende.',
  'must-choose': 'Das lässt sich nicht ablehnen: Wähle zuerst.',
  'near-place': '{hex} nahe {place}',
}
