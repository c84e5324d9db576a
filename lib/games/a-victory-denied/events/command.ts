import { without } from '@/lib/wargame/pools'
import type { Rules } from '../in-force'
import type { ChitId, State } from '../state'
import { event, line, withActivation, withHidden, withTable } from './change'

/** A chit leaves the cup: from those everybody knows of, or from those only their owner chose. */
const drawn = <S extends State>(state: S, chit: ChitId, { chits }: Rules): S => {
  const { cupKnown, cupUnknown } = state.table
  const known = cupKnown.includes(chit)
  const side = chits[chit]!.side
  const next = withHidden(state, { cup: without(state.hidden.cup, [chit]) })
  return known || side === 'neutral'
    ? withTable(next, { cupKnown: without(cupKnown, [chit]) })
    : withTable(next, { cupUnknown: { ...cupUnknown, [side]: cupUnknown[side] - 1 } })
}

/** Chits of a cup that is filled. Guderian lies in a box of his own (7.1.2). */
function chosenIn({ chosen: { german, soviet } }: State['hidden'], { chits }: Rules) {
  const germans = (german ?? []).filter((chit) => chits[chit]!.kind !== 'guderian')
  return { germans, soviets: soviet ?? [], guderian: germans.length < (german ?? []).length }
}

const added = <S extends State>(state: S, chit: ChitId): S =>
  withTable(withHidden(state, { cup: [...state.hidden.cup, chit] }), {
    cupKnown: [...state.table.cupKnown, chit],
  })

/** 7: chits, the cup and who is active. */
export const command = {
  ChitsChosen: event({
    about: '7.1.2, a secret of this side',
    fields: ({ side, chits }) => ({ side, chits }),
    reduce: (state, { side, chits }) =>
      withHidden(state, { chosen: { ...state.hidden.chosen, [side]: chits } }),
    // 7.1.3: only the owner hears which chits he chose; the other does not even hear that he has.
    tell: ({ side, chits }, viewer) =>
      viewer === side ? line('AVD 7.1.2', 'log-chits-mine', { chits: chits.join(' ') }) : null,
    firm: true,
  }),
  CupFilled: event({
    about: '4.1.1',
    fields: ({ chits }) => ({ mandatory: chits }),
    reduce: (state, { mandatory }, rules) => {
      const { germans, soviets, guderian } = chosenIn(state.hidden, rules)
      const cup = [...germans, ...soviets, ...mandatory]
      return withTable(withHidden(state, { cup, chosen: { german: null, soviet: null } }), {
        cupKnown: mandatory,
        cupUnknown: { german: germans.length, soviet: soviets.length },
        guderianInBox: guderian,
      })
    },
    tell: (_facts, _viewer, { hidden }, rules) => {
      const { germans, soviets, guderian } = chosenIn(hidden, rules)
      const params = { german: germans.length, soviet: soviets.length }
      return line('AVD 4.1.1', guderian ? 'log-cup-guderian' : 'log-cup', params)
    },
  }),
  ChitDrawn: event({
    about: '4.1.2',
    fields: ({ chitId }) => ({ chit: chitId }),
    reduce: (state, { chit }, rules) => drawn(state, chit, rules),
    tell: ({ chit }) => line('AVD 7.2.1', 'log-drawn', { chit }),
    firm: true,
  }),
  Trumped: event({
    about: 'Guderian goes first, this chit goes back',
    fields: ({ chitId }) => ({ chit: chitId }),
    reduce: (state, { chit }) => added(state, chit),
    tell: ({ chit }) => line('AVD 7.2.2', 'log-trumped', { chit }),
  }),
  ChitPlayed: event({
    fields: ({ chitId }) => ({ chit: chitId }),
    reduce: (state, { chit }, { chits }) =>
      withTable(state, {
        played: [...state.table.played, chit],
        guderianInBox: chits[chit]!.kind === 'guderian' ? false : state.table.guderianInBox,
      }),
    // A drawn chit has been told already, and so has one that trumped it.
    tell: ({ chit }, _viewer, { table, hidden }, { chits, firstTurn }) => {
      const reserved = table.turn === firstTurn && table.played.length === 0
      const last = chits[chit]!.kind === 'guderian' && hidden.cup.length === 0
      return reserved || last ? line('AVD 7.2.1', 'log-played', { chit }) : null
    },
  }),
  ChitAdded: event({
    about: 'into the cup, for all to see',
    fields: ({ chitId }) => ({ chit: chitId }),
    reduce: (state, { chit }) => added(state, chit),
    tell: ({ chit }) => line('AVD 7.2.1', 'log-added', { chit }),
  }),
  Activated: event({
    about: '7.3, 7.4',
    fields: ({ z, side, units }) => ({ chit: z.string(), side, hqs: units, units }),
    reduce: (state, { chit, side, hqs, units }) => {
      const number = state.table.activations + 1
      return withTable(state, {
        activations: number,
        activation: { number, chit, side, hqs, units, march: null, moved: [], fought: [], attacked: [] },
      })
    },
    tell: ({ chit, hqs, units }) => {
      const params = { chit, units: units.length, hqs: hqs.length }
      if (chit === 'special') return line('AVD 4.1.2', 'log-special', params)
      if (chit === 'timoshenko-entry') return line('AVD 11.2.2', 'log-timoshenko', params)
      if (chit === 'entry') return line('AVD 11.1.2', 'log-entry', params)
      return line('AVD 7.2.2', hqs.length > 0 ? 'log-activated' : 'log-activated-units', params)
    },
  }),
  SegmentBegan: event({
    fields: ({ z }) => ({ segment: z.enum(['movement', 'combat']) }),
    reduce: (state) => withActivation(state, { march: null }),
  }),
  ActivationEnded: event({
    reduce: (state) => withTable(state, { activation: null }),
  }),
}
