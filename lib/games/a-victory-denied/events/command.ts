import { CHITS } from '../data/chits'
import type { ChitId, CounterId, Side, State } from '../state'
import { type Reducers, withActivation, withHidden, without, withTable } from './change'

/** 7: chits, the cup and who is active. */
export interface CommandFacts {
  ChitsChosen: { side: Side; chits: ChitId[] }
  CupFilled: { mandatory: ChitId[] }
  ChitDrawn: { chit: ChitId }
  Trumped: { chit: ChitId }
  ChitPlayed: { chit: ChitId }
  ChitAdded: { chit: ChitId }
  Activated: { chit: string; side: Side; hqs: CounterId[]; units: CounterId[] }
  SegmentBegan: { segment: 'movement' | 'combat' }
  ActivationEnded: object
}

/** A chit leaves the cup: from those everybody knows of, or from those only their owner chose. */
const drawn = (state: State, chit: ChitId): State => {
  const { cupKnown, cupUnknown } = state.table
  const known = cupKnown.includes(chit)
  const side = CHITS[chit]!.side
  const next = withHidden(state, { cup: without(state.hidden.cup, chit) })
  return known || side === 'neutral'
    ? withTable(next, { cupKnown: without(cupKnown, chit) })
    : withTable(next, { cupUnknown: { ...cupUnknown, [side]: cupUnknown[side] - 1 } })
}

const added = (state: State, chit: ChitId): State =>
  withTable(withHidden(state, { cup: [...state.hidden.cup, chit] }), {
    cupKnown: [...state.table.cupKnown, chit],
  })

export const command: Reducers<CommandFacts> = {
  ChitsChosen: (state, { side, chits }) =>
    withHidden(state, { chosen: { ...state.hidden.chosen, [side]: chits } }),
  CupFilled: (state, { mandatory }) => {
    const { german, soviet } = state.hidden.chosen
    const germans = (german ?? []).filter((chit) => CHITS[chit]!.kind !== 'guderian')
    const next = withHidden(state, {
      cup: [...germans, ...(soviet ?? []), ...mandatory],
      chosen: { german: null, soviet: null },
    })
    return withTable(next, {
      cupKnown: mandatory,
      cupUnknown: { german: germans.length, soviet: (soviet ?? []).length },
      guderianInBox: germans.length < (german ?? []).length,
    })
  },
  ChitDrawn: (state, { chit }) => drawn(state, chit),
  Trumped: (state, { chit }) => added(state, chit),
  ChitPlayed: (state, { chit }) =>
    withTable(state, {
      played: [...state.table.played, chit],
      guderianInBox: CHITS[chit]!.kind === 'guderian' ? false : state.table.guderianInBox,
    }),
  ChitAdded: (state, { chit }) => added(state, chit),
  Activated: (state, { chit, side, hqs, units }) => {
    const number = state.table.activations + 1
    return withTable(state, {
      activations: number,
      activation: { number, chit, side, hqs, units, march: null, moved: [], fought: [], attacked: [] },
    })
  },
  SegmentBegan: (state) => withActivation(state, { march: null }),
  ActivationEnded: (state) => withTable(state, { activation: null }),
}
