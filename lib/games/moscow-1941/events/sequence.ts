import { event, facts, line, list, withAirReady, withAll, withCounters, withTable } from './change'

/** MOS-54 to 58: turns, phases and segments, and for whom the game waits. */
export const sequence = {
  ...facts.agenda,
  TurnBegan: event({
    fields: ({ count }) => ({ turn: count }),
    reduce: (state, { turn }) =>
      withTable(
        withAll(state, ({ moved, fought, left }) => moved || fought || left !== null, {
          moved: false,
          fought: false,
          left: null,
        }),
        {
          ...{ turn, phase: 'replacements', acting: 'soviet', noRetreat: false, panic: false },
          ...{ resupplied: [], paradropped: false, dispersedNow: [], again: [], attacked: [], compelled: [] },
        },
      ),
    tell: ({ turn }) => line('MOS 54', 'log-turn', { turn, dates: turn }),
  }),
  PhaseBegan: event({
    fields: ({ phaseSchema }) => ({ phase: phaseSchema }),
    reduce: (state, { phase }) => withTable(withAirReady(state), { phase, dispersedNow: [], again: [] }),
    tell: ({ phase }) => line(phase === 'operational' ? 'MOS 56' : 'MOS 55', 'log-phase', { phase }),
  }),
  SegmentBegan: event({
    about: 'what follows is done by this side',
    fields: ({ side }) => ({ side }),
    reduce: (state, { side }) => withTable(state, { acting: side, attacked: [], compelled: [], again: [] }),
  }),
  Recovered: event({
    about: 'MOS-55: from dispersal',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => withCounters(state, units, { state: 'fresh' }),
    tell: ({ units }) => line('MOS 55', 'log-recovered', { units: list(units) }),
  }),
  Refreshed: event({
    about: 'MOS-56: all units recover from spent as the turn ends',
    reduce: (state) => withAll(state, (unit) => unit.state === 'spent', { state: 'fresh' }),
    firm: true,
  }),
  RetreatForbidden: event({
    about: 'MOS-15: no Soviet unit retreats in this turn',
    reduce: (state) => withTable(state, { noRetreat: true }),
    tell: () => line('MOS 15', 'log-no-retreat-turn'),
  }),
}

/** MOS-79 to 81: the end of a turn and of the game. */
export const victory = {
  TurnAdvanced: facts.turnAdvanced,
  GameEnded: event({ ...facts.gameEnded, about: 'MOS-79 to 81' }),
}
