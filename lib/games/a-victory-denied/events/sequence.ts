import type { Side, Step } from '../state'
import { type Reducers, withHidden, withTable } from './change'

/** 4: turns and their steps. */
export interface SequenceFacts {
  /** The game's own bookkeeping: steps put on the agenda (last is next), and the due step finished. */
  Planned: { steps: Step[] }
  StepDone: object
  StepChanged: { step: Step }
  TurnBegan: { turn: number }
  TurnEnded: { turn: number }
  /** The game now waits for this side; nothing before it can be taken back. */
  HandedOver: { to: Side }
}

export const sequence: Reducers<SequenceFacts> = {
  Planned: (state, { steps }) => withTable(state, { agenda: [...state.table.agenda, ...steps] }),
  StepDone: (state) => withTable(state, { agenda: state.table.agenda.slice(0, -1) }),
  StepChanged: (state, { step }) => withTable(state, { agenda: [...state.table.agenda.slice(0, -1), step] }),
  TurnBegan: (state, { turn }) =>
    withTable(withHidden(state, { cup: [], chosen: { german: null, soviet: null } }), {
      turn,
      played: [],
      guderianInBox: false,
      cupKnown: [],
      cupUnknown: { german: 0, soviet: 0 },
      shelled: [],
    }),
  TurnEnded: (state) => withTable(state, { activation: null }),
  HandedOver: (state) => state,
}
