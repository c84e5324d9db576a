import { event, facts, line, withAll, withHidden, withTable } from './change'

/** 5.1 to 5.4, 3.2: set-up, turns, player turns and phases, and for whom the game waits. */
export const sequence = {
  ...facts.agenda,
  PoolDrawn: event({
    about: '3.2: what stands on the other side of untried units, which nobody is told',
    fields: ({ byCounter, count }) => ({ values: byCounter(count) }),
    reduce: (state, { values }) => withHidden(state, { values: { ...state.hidden.values, ...values } }),
  }),
  TurnBegan: event({
    fields: ({ count }) => ({ turn: count }),
    reduce: (state, { turn }) =>
      withTable(state, { turn, couplet: 1, phase: 'reinforcement', acting: 'soviet' }),
    tell: ({ turn }) => line('PM 5.1', 'log-turn', { turn, dates: turn }),
    firm: true,
  }),
  PlayerTurnBegan: event({
    about: '5.2: this side moves, then it attacks',
    fields: ({ side, count }) => ({ side, couplet: count }),
    reduce: (state, { side, couplet }) =>
      withTable(state, { acting: side, couplet, phase: 'movement', moving: null }),
    tell: ({ side, couplet }) => line('PM 5.2', 'log-player-turn', { side, couplet }),
  }),
  MovementEnded: event({
    about: '12.2: what was left of movement is lost',
    reduce: (state) =>
      withTable(
        withAll(state, ({ from, left }) => from !== null || left !== null, { from: null, left: null }),
        { phase: 'assault', moving: null },
      ),
  }),
  AssaultEnded: event({
    about: '14.4: whoever has fought may do so in the next phase',
    reduce: (state) => withAll(state, ({ fought }) => fought, { fought: false }),
  }),
  VictoryChecked: event({
    about: '4.4, 4.5: points as a turn ends, and what Soviet units in the German zone of operations cost',
    fields: ({ count }) => ({ cost: count, points: count }),
    reduce: (state, { cost }) => withTable(state, { phase: 'victory', debit: state.table.debit + cost }),
    tell: ({ cost, points }) =>
      cost > 0 ? line('PM 4.4', 'log-incursion', { cost, points }) : line('PM 4.5', 'log-points', { points }),
  }),
}
