import { event, facts, line, withHidden, withTable } from './change'

const { HandedOver, ...agenda } = facts.agenda

/** 4: turns, their steps, and for whom the game waits. */
export const sequence = {
  ...agenda,
  TurnBegan: event({
    fields: ({ count }) => ({ turn: count }),
    reduce: (state, { turn }) =>
      withTable(withHidden(state, { cup: [], chosen: { german: null, soviet: null } }), {
        turn,
        played: [],
        guderianInBox: false,
        cupKnown: [],
        cupUnknown: { german: 0, soviet: 0 },
        shelled: [],
      }),
    tell: ({ turn }) => line('AVD 4.0', 'log-turn', { turn, dates: turn }),
  }),
  TurnEnded: event({
    fields: ({ count }) => ({ turn: count }),
    reduce: (state) => withTable(state, { activation: null }),
    tell: ({ turn }) => line('AVD 4.2', 'log-turn-ended', { turn }),
    firm: true,
  }),
  HandedOver,
}
