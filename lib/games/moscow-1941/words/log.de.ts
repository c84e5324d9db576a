import type { log as en } from './log.en'

/** Lines of the log, in German. */
export const log: Readonly<Record<keyof typeof en, string>> = {
  'log-by-orders': 'Nach deinen Dauerbefehlen:',
  'log-anew': 'Was verdeckt liegt, wurde neu gezogen: Diese Partie beginnt, wo eine andere stand.',
  'throw-combat': 'Angriff auf {hex} in Runde {turn}',
  'throw-air': 'Luftangriff von {unit} in Runde {turn}',
  'throw-bombs': 'Bomben auf {unit}:',
  'throw-free': 'Wenn sie zurückgehen dürfen:',
  'throw-held': 'Wenn nicht:',
  'throw-panic': 'Panik in {hex}:',
  'log-turn': 'Runde {turn}.',
  'log-phase': '{phase}.',
  'log-recovered': 'Wieder gesammelt: {units}.',
  'log-no-retreat-turn': '„Kein Rückzug!“: In dieser Runde weicht keine sowjetische Einheit.',
  'log-moved': '{unit} zieht nach {hex}.',
  'log-attack': '{units} gegen {defenders} in {target}.',
  'log-no-retreat': '„Kein Rückzug!“: Die Verteidiger halten.',
  'log-die': 'Würfel {face} in Spalte {column}: {result}.',
  'log-die-modified': 'Würfel {face} ({modifier}) in Spalte {column}: {result}.',
  'log-die-turned': 'Würfel {face} in Spalte {column}: {printed}. Hier heißt das: {result}.',
  'log-die-modified-turned':
    'Würfel {face} ({modifier}) in Spalte {column}: {printed}. Hier heißt das: {result}.',
  'log-spent': 'Erschöpft: {units}.',
  'log-dispersed': 'Zersprengt: {units}.',
  'log-breakdown': 'Panzer bleiben liegen: {units}.',
  'log-eliminated': 'Verloren: {units}.',
  'log-declined': 'Die Verteidiger weichen, statt sich tauschen zu lassen.',
  'log-retreated': '{units} zurück nach {hex}.',
  'log-advanced': '{unit} rückt vor nach {hex}.',
  'log-breakthrough': 'Durchbruch! Noch einmal dürfen angreifen: {units}.',
}
