import type { z } from 'zod'
import { eventRule, type Side } from './ruleset'

/** A state in two halves, as most games keep it: what lies face up, and what lies face down. */
interface Halves<Counter> {
  readonly table: {
    readonly counters: Readonly<Record<string, Counter>>
    readonly battle: object | null
    readonly agenda: readonly object[]
  }
  readonly hidden: object
}

/**
 * Changes of such a state, of which facts are made. Generic, so that whatever else a state holds passes through.
 * `counterOf`: a counter's state, though the position may not name it.
 */
export function changesOf<State extends Halves<Counter>, Counter extends object>(
  counterOf: (table: State['table'], id: string) => Counter,
) {
  type Table = State['table']

  const withTable = <S extends State>(state: S, change: Partial<Table>): S => ({
    ...state,
    table: { ...state.table, ...change },
  })
  return {
    withTable,

    withHidden: <S extends State>(state: S, change: Partial<State['hidden']>): S => ({
      ...state,
      hidden: { ...state.hidden, ...change },
    }),

    withCounters<S extends State>(state: S, ids: readonly string[], change: Partial<Counter>): S {
      const counters = { ...state.table.counters }
      for (const id of ids) counters[id] = { ...counterOf(state.table, id), ...change }
      return withTable(state, { counters } as unknown as Partial<Table>)
    },

    /** The battle that goes on, if there is one. */
    withBattle<S extends State>(state: S, change: Partial<NonNullable<Table['battle']>>): S {
      const battle = state.table.battle && { ...state.table.battle, ...change }
      return battle ? withTable(state, { battle } as unknown as Partial<Table>) : state
    },
  }
}

interface Forms<Step> {
  readonly z: typeof z
  readonly side: z.ZodType<Side>
  readonly stepSchema: z.ZodType<Step>
}

/** Facts about what remains to be done, and for whom the game waits. */
export function agendaFacts<Step extends object, State extends Halves<object>, Pieces extends Forms<Step>>() {
  const event = eventRule<State, Pieces>()
  const planned = <S extends State>(state: S, agenda: readonly object[]): S => ({
    ...state,
    table: { ...state.table, agenda },
  })
  return {
    Planned: event({
      about: 'steps for the agenda',
      fields: ({ z, stepSchema }) => ({ steps: z.array(stepSchema) }),
      reduce: (state, { steps }) => planned(state, [...state.table.agenda, ...steps]),
    }),
    StepDone: event({
      about: 'the due step is off the agenda',
      reduce: (state) => planned(state, state.table.agenda.slice(0, -1)),
    }),
    StepChanged: event({
      about: 'the due step is now this',
      fields: ({ stepSchema }) => ({ step: stepSchema }),
      reduce: (state, { step }) => planned(state, [...state.table.agenda.slice(0, -1), step]),
    }),
    HandedOver: event({
      about: 'the game now waits for this side',
      fields: ({ side }) => ({ to: side }),
      firm: true,
    }),
  }
}
