import { event, facts, withTable } from './change'

/** MOS-79 to 81: the end of a turn and of the game. */
export const victory = {
  TurnAdvanced: event({
    fields: ({ count }) => ({ turn: count }),
    reduce: (state, { turn }) => withTable(state, { turn }),
    firm: true,
  }),
  GameEnded: event({ ...facts.gameEnded, about: 'MOS-79 to 81' }),
}
