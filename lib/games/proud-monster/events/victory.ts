import { dice, event, facts, line, withTable } from './change'

/** 4.5, 4.6: the end of a turn and of the game. */
export const victory = {
  TurnAdvanced: facts.turnAdvanced,
  MoscowFell: event({
    about: '4.6: the German holds both hexes of Moscow for the first time; an even die ends the war',
    fields: ({ face }) => ({ face }),
    reduce: (state) => withTable(state, { moscowFell: true }),
    tell: ({ face }) => line('PM 4.6', 'log-moscow', { face }, undefined, dice(face)),
    firm: true,
  }),
  GameEnded: event({ ...facts.gameEnded, about: '4.5, 4.6' }),
}
