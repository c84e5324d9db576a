import type { refusals as en } from './words.en'

/** Why an order is refused by what the agenda waits for, in German. */
export const refusals: Readonly<Record<keyof typeof en, string>> = {
  'not-due': 'Das Spiel wartet jetzt auf etwas anderes.',
  'goes-on': 'Hier ist nichts zu entscheiden: Mit dem Befehl „done“ geht es von selbst weiter.',
  'not-yours': 'Das Spiel wartet auf die andere Seite.',
  'game-over': 'Das Spiel ist zu Ende.',
  'must-choose': 'Das lässt sich nicht ablehnen: Wähle zuerst.',
}
