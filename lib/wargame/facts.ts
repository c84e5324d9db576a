import type { z } from 'zod'
import type { Cite } from '@/lib/kernel/decision'
import { changed, idsOf } from './counters'
import { lineIn } from './events'
import type { FiledIn, FiledOrders, Halves, Kept } from './halves'
import { eventRule, SIDES, type Side, type Situation } from './ruleset'
import type { Papers } from './staff/papers'

type CounterIn<State extends Halves> = State['table']['counters'][string]
type StepIn<State extends Halves> = State['table']['agenda'][number]

/** The pieces of which these facts make their forms. */
interface Forms<State extends Halves> {
  readonly z: typeof z
  readonly side: z.ZodType<Side>
  readonly count: z.ZodType<number>
  readonly stepSchema: z.ZodType<StepIn<State>>
  readonly standingSchema: z.ZodType<FiledIn<State>, FiledIn<State>>
  readonly staffSchema: z.ZodType<Papers, Papers>
  readonly hiddenSchema: z.ZodType<State['hidden']>
}

/** A battle, as it is told that it begins. */
interface Attacked {
  readonly target: string
  readonly attackers: readonly { readonly unit: string; readonly from: string }[]
  readonly defenders: readonly string[]
}

/** Several ids in one gap of a sentence. */
export const list = (ids: readonly string[]): string => ids.join(' ')

/** Faces of dice of six, as a line shows them. */
export const dice = (...faces: readonly number[]) => faces.map((face) => ({ sides: 6, face }))

/** Where counters stand on the map; boxes have names without figures. */
export function placesOf({ counters }: Halves['table'], ids: readonly string[]): string[] | undefined {
  const hexes = ids.map((id) => counters[id]?.at ?? '').filter((at) => /\d/.test(at))
  return hexes.length > 0 ? [...new Set(hexes)] : undefined
}

/** Where the battle is that goes on. */
export const battlefield = ({ battle }: Halves['table']): string[] | undefined =>
  battle ? [battle.target] : undefined

/**
 * How a game writes down its facts, the changes of which they are made, and the facts that every game has. All are
 * generic, so that whatever else a state holds passes through. `counterOf`: a counter, though the position may not name it.
 */
export function factsOf<
  State extends Halves,
  Pieces extends Forms<State>,
  Rules extends object,
  Word extends string,
>(counterOf: (table: State['table'], id: string) => CounterIn<State>) {
  type Table = State['table']
  const event = eventRule<State, Pieces, Rules>()
  const line = lineIn<Word>()

  const withTable = <S extends State>(state: S, change: Partial<Table>): S => ({
    ...state,
    table: { ...state.table, ...change },
  })
  /** Some of what a part of the table holds is another. */
  const withPart = <S extends State, Part extends keyof Table>(
    state: S,
    part: Part,
    change: Partial<Table[Part]>,
  ): S => {
    const table: Table = state.table
    return withTable(state, { [part]: { ...table[part], ...change } } as unknown as Partial<Table>)
  }
  const planned = <S extends State>(state: S, agenda: readonly { readonly step: string }[]): S =>
    withTable(state, { agenda } as Partial<Table>)

  /** Where nothing was filed the state says nothing of it. */
  const withOrders = <S extends State>(state: S, field: Kept | 'staff', orders: FiledOrders): S => {
    const { [field]: _old, ...hidden } = state.hidden
    return { ...state, hidden: Object.keys(orders).length > 0 ? { ...hidden, [field]: orders } : hidden }
  }

  const withCounters = <S extends State>(
    state: S,
    ids: readonly string[],
    change: Partial<CounterIn<State>>,
  ): S => {
    const changes = ids.map((id) => [id, { ...counterOf(state.table, id), ...change }] as const)
    return withTable(state, { counters: changed(state.table.counters, changes) } as Partial<Table>)
  }

  return {
    ...{ event, line, withTable, withPart, withCounters, withOrders },

    /**
     * A fact of another game, or level, that changes something of this one, too: what it makes of the state after it, by the fact and
     * by how things stood before it.
     */
    besides:
      <Facts>(more: (after: State, facts: Facts, before: { rules: Rules; open: Table }) => State) =>
      <Base extends object>(base: Base): Base => {
        type Fact = { reduce(state: State, facts: never, rules: Rules): State }
        const { reduce } = base as unknown as Fact
        const fact: Fact = {
          reduce: (state, facts, rules) =>
            more(reduce(state, facts, rules), facts, { rules, open: state.table }),
        }
        return { ...base, ...fact }
      },

    withHidden: <S extends State>(state: S, change: Partial<State['hidden']>): S => ({
      ...state,
      hidden: { ...state.hidden, ...change },
    }),

    /** The same change of every counter that it befits. */
    withAll<S extends State>(
      state: S,
      befits: (counter: CounterIn<State>) => boolean,
      change: Partial<CounterIn<State>>,
    ): S {
      const { counters } = state.table
      const ids = idsOf(counters).filter((id) => befits(counterOf(state.table, id)))
      return ids.length > 0 ? withCounters(state, ids, change) : state
    },

    /** The battle that goes on, if there is one. */
    withBattle<S extends State>(state: S, change: Partial<NonNullable<Table['battle']>>): S {
      const battle = state.table.battle && { ...state.table.battle, ...change }
      return battle ? withTable(state, { battle } as Partial<Table>) : state
    },

    /** Standing orders as they are when a battle begins hold until it ends. */
    frozen: <S extends State>(state: S): S =>
      withOrders(state, 'standingInBattle', state.hidden.standing ?? {}),

    /** The battle is over, and with it what stood when it began. */
    battleOver: <S extends State>(state: S): S =>
      withTable(withOrders(state, 'standingInBattle', {}), { battle: null } as Partial<Table>),

    /** Units of the battle that goes on stand at the end of a way; it knows the hexes that each has entered. */
    gone<S extends State>(state: S, ids: readonly string[], path: readonly string[]): S {
      const battle = state.table.battle && { ...state.table.battle, went: { ...state.table.battle.went } }
      for (const id of battle ? ids : []) battle!.went![id] = [...(battle!.went![id] ?? []), ...path]
      return withTable(withCounters(state, ids, { at: path.at(-1)! } as Partial<CounterIn<State>>), {
        battle,
      } as Partial<Table>)
    },

    /** Who attacks whom, and where from. */
    attacked: (cite: Cite, { attackers, defenders, target }: Attacked) =>
      line(
        cite,
        'log-attack' as Word,
        { units: list(attackers.map(({ unit }) => unit)), defenders: list(defenders), target },
        [target, ...attackers.map(({ from }) => from)],
      ),

    /** What a table keeps that follows from where its counters are, such as the front: worked out when they change. */
    following:
      <Event>(keeps: (before: Table, event: Event, at: Situation<Rules, Table>) => Partial<Table>) =>
      <S extends State>(before: S, event: Event, after: S, rules: Rules): S =>
        after.table.counters === before.table.counters
          ? after
          : withTable(after, keeps(before.table, event, { rules, open: after.table })),

    /** What remains to be done, and for whom the game waits. */
    agenda: {
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
    },

    /** How a game begins that begins where another one stood. */
    anew: {
      LaidAnew: event({
        about: 'what lies face down, as it was drawn anew where another game had stood',
        fields: ({ hiddenSchema }) => ({ hidden: hiddenSchema }),
        reduce: (state, { hidden }) => ({ ...state, hidden }),
        tell: () => ({ key: 'log-anew', params: {} }),
      }),
    },

    /** What is to be decided for a side while it does not act, and what its staff keeps: told to its owner alone. */
    standing: {
      OrdersDecided: event({
        about: 'what follows was decided for this side by its standing orders',
        fields: ({ side }) => ({ side }),
        tell: ({ side }, viewer) => (viewer === side ? { key: 'log-by-orders', params: {} } : null),
      }),
      OrdersFiled: event({
        about: 'standing orders, a secret of this side; null: none from now on',
        fields: ({ side, standingSchema }) => ({ side, orders: standingSchema.nullable() }),
        reduce: (state, { side, orders }) => {
          const { [side]: _old, ...others } = state.hidden.standing ?? {}
          return withOrders(state, 'standing', orders ? { ...others, [side]: orders } : others)
        },
      }),
      StaffFiled: event({
        about: 'what the staff of this side keeps for it, a secret of its own; null: nothing from now on',
        fields: ({ side, staffSchema }) => ({ side, staff: staffSchema.nullable() }),
        reduce: (state, { side, staff }) => {
          const { [side]: _old, ...others } = state.hidden.staff ?? {}
          return withOrders(state, 'staff', staff ? { ...others, [side]: staff } : others)
        },
      }),
      OrdersVoided: event({
        about: 'somebody else plays this side: its standing orders count no more, wherever they are in force',
        fields: ({ side }) => ({ side }),
        reduce: (state, { side }) => {
          const {
            standing: { [side]: _now, ...now } = {},
            standingInBattle: { [side]: _then, ...then } = {},
          } = state.hidden
          return withOrders(withOrders(state, 'standing', now), 'standingInBattle', then)
        },
      }),
    },

    /** The next turn is due. */
    turnAdvanced: event({
      fields: ({ count }) => ({ turn: count }),
      reduce: (state, { turn }) => withTable(state, { turn } as Partial<Table>),
      firm: true,
    }),

    /** The end: who has won by which rule, and the count of both sides where it counts. */
    gameEnded: event({
      fields: ({ z, count }) => ({
        winner: z.enum([...SIDES, 'draw']),
        cite: z.string(),
        key: z.string(),
        german: count.nullable(),
        soviet: count.nullable(),
      }),
      reduce: (state, { winner, cite, key, german, soviet }) =>
        withTable(state, { result: { winner, cite, key, german, soviet } } as Partial<Table>),
      tell: ({ cite, key, german, soviet }) =>
        line(cite as Cite, key as Word, { german: german ?? 0, soviet: soviet ?? 0 }),
      firm: true,
      // What ends a game is told before that it has ended, though it ends it on its way.
      last: true,
    }),
  }
}
