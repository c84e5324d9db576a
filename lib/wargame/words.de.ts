import type { refusals as en } from './words.en'

/** Why an order is refused by what the agenda waits for, in German. */
export const refusals: Readonly<Record<keyof typeof en, string>> = {
  'not-due': 'Darauf wartet das Spiel jetzt nicht, sondern auf: {due}.',
  'goes-on': 'Hier ist nichts zu entscheiden ({due}): Mit dem Befehl „done“ geht es von selbst weiter.',
  'not-yours': 'Das Spiel wartet auf die andere Seite.',
  'game-over': 'Das Spiel ist zu Ende.',
  'must-choose': 'Das lässt sich nicht ablehnen: Wähle zuerst.',
}
