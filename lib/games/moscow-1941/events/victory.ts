import { event, facts } from './change'

/** MOS-79 to 81: the end of a turn and of the game. */
export const victory = {
  TurnAdvanced: facts.turnAdvanced,
  GameEnded: event({ ...facts.gameEnded, about: 'MOS-79 to 81' }),
}
