import { controlAfter } from './control'
import { CHITS, MANDATORY, VP_CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import type { StandingOrders } from './standing-orders'
import type {
  Activation,
  Battle,
  Box,
  ChitId,
  Counter,
  CounterId,
  Hex,
  Hidden,
  Place,
  Side,
  State,
  Step,
  Table,
  VpId,
} from './state'

/** Facts of the game. Each holds the faces that were thrown for it; none is ever rolled again. */
export interface Facts {
  /** 3.4: the VP chits are dealt face down and Vitebsk's and Bobruysk's go to the German. */
  Dealt: { onMap: Record<Hex, VpId>; german: VpId[] }
  /** The game's own bookkeeping: steps put on the agenda (last is next), and the due step finished. */
  Planned: { steps: Step[] }
  StepDone: object
  StepChanged: { step: Step }

  TurnBegan: { turn: number }
  ChitsChosen: { side: Side; chits: ChitId[] }
  CupFilled: { mandatory: ChitId[] }
  ChitDrawn: { chit: ChitId }
  Trumped: { chit: ChitId }
  ChitPlayed: { chit: ChitId }
  ChitAdded: { chit: ChitId }
  Activated: { chit: string; side: Side; hqs: CounterId[]; units: CounterId[] }
  SegmentBegan: { segment: 'movement' | 'combat' }
  ActivationEnded: object

  UnitMoved: {
    unit: CounterId
    from: Place
    path: Hex[]
    normal: number | null
    road: number | null
    halted: boolean
  }
  VpTaken: { hex: Hex; by: CounterId }
  VpReturned: { hex: Hex; by: CounterId; chit: VpId }
  HqOverrun: { hq: CounterId; by: CounterId; at: Hex }
  HqRelocated: { hq: CounterId; from: Hex; to: Hex }
  /** An HQ that found no place (12.6) or no troops in range (12.5). */
  HqRemoved: { hq: CounterId; from: Hex; rule: '12.5' | '12.6' }

  BattleBegan: { battle: Battle }
  /** What is to be decided for this side while it does not act; null: as the options of the game say. */
  OrdersFiled: { side: Side; orders: StandingOrders | null }
  /** Somebody else plays this side: its standing orders count no more, in a battle that goes on neither. */
  OrdersVoided: { side: Side }
  StukaFlown: { side: Side }
  DieThrown: {
    face: number
    sides: 6 | 10
    modifier: number
    /** Index of the column used; see data/charts COLUMNS. */
    column: number
    result: string
    suffers: Side | null
    steps: number
    retreat: number
  }
  EliteDrawn: { unit: CounterId }
  ElitePlaced: { unit: CounterId; at: Hex }
  /** 9.4.3: a 10, but nobody can be drawn or placed; row 9 counts. */
  EliteMissing: object
  StepLost: { unit: CounterId; to: Box | null; why: 'result' | 'zoc' | 'pvo' | 'no-retreat' }
  RetreatBegan: { hexes: Record<CounterId, number> }
  UnitRetreated: { unit: CounterId; path: Hex[] }
  UnitAdvanced: { unit: CounterId; path: Hex[] }
  BattleEnded: object

  MarksCleared: object
  MarkedOutOfSupply: { unit: CounterId }
  IsolationJudged: { isolated: CounterId[]; freed: CounterId[] }
  Disbanded: { unit: CounterId; to: Box }

  ReinforcementBegan: object
  Reinforced: { unit: CounterId; at: Hex; from: Box; cost: number }
  /** A PVO, elite or escapee for which there is no lawful hex. */
  NotPlaced: { unit: CounterId; to: Box }
  EliteArrived: { unit: CounterId }
  StarsJoined: { face: number; units: CounterId[] }
  Released: { unit: CounterId; chit: boolean }
  EscapeRolled: { face: number; modifier: number; points: number; escapees: number; takesVp: boolean }
  VpEscaped: { chit: VpId }
  PocketClosed: { units: CounterId[] }
  UnitsStaged: { units: CounterId[] }

  ArtilleryRolled: { face: number; attacks: number }
  StukaReturned: object
  SupportSpent: { kind: 'artillery' | 'rocket' | 'bomber'; target: Hex }

  TurnEnded: { turn: number }
  /** The game now waits for this side; nothing before it can be taken back. */
  HandedOver: { to: Side }
  DirectiveRolled: { face: number; result: 'moscow' | 'distracted' | 'choice' }
  DirectiveSet: { directive: 'moscow' | 'distracted'; chosen: boolean }
  Withdrawn: { unit: CounterId }
  GameEnded: {
    winner: Side | 'draw'
    cite: string
    key: string
    german: number | null
    soviet: number | null
    values: Record<VpId, number>
  }
}

export type EventType = keyof Facts
export type Event = { [Type in EventType]: { type: Type } & Facts[Type] }[EventType]
export type EventOf<Type extends EventType> = { type: Type } & Facts[Type]

const gone: Counter = { at: 'gone', reduced: false, oos: false, isolated: false }

/** A counter's state; one that the position does not name is out of play. */
export const counterOf = (table: Table, id: CounterId): Counter => table.counters[id] ?? gone

const withTable = (state: State, change: Partial<Table>): State => ({
  ...state,
  table: { ...state.table, ...change },
})

const withHidden = (state: State, change: Partial<Hidden>): State => ({
  ...state,
  hidden: { ...state.hidden, ...change },
})

const withCounters = (state: State, ids: readonly CounterId[], change: Partial<Counter>): State => {
  const counters = { ...state.table.counters }
  for (const id of ids) counters[id] = { ...counterOf(state.table, id), ...change }
  return withTable(state, { counters })
}

const fresh = { reduced: false, oos: false, isolated: false }

/** A counter goes to a box: it comes back, if ever, at full strength and without marks (2.2.3). */
const boxed = (state: State, ids: readonly CounterId[], at: Box) => withCounters(state, ids, { at, ...fresh })

const withActivation = (state: State, change: Partial<Activation>): State =>
  state.table.activation ? withTable(state, { activation: { ...state.table.activation, ...change } }) : state

const withBattle = (state: State, change: Partial<Battle>): State =>
  state.table.battle ? withTable(state, { battle: { ...state.table.battle, ...change } }) : state

const without = <Item>(items: readonly Item[], item: Item): Item[] => {
  const at = items.indexOf(item)
  return at < 0 ? [...items] : [...items.slice(0, at), ...items.slice(at + 1)]
}

const tally = (chits: { minor: number; major: number }, chit: VpId, by: 1 | -1) => {
  const kind = VP_CHITS[chit]!.kind
  return { ...chits, [kind]: chits[kind] + by }
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

/** Where nothing was filed the state says nothing of it. */
const withOrders = (
  state: State,
  field: 'standing' | 'standingInBattle',
  orders: Partial<Record<Side, StandingOrders>>,
): State => {
  const { [field]: _old, ...hidden } = state.hidden
  return { ...state, hidden: Object.keys(orders).length > 0 ? { ...hidden, [field]: orders } : hidden }
}

/** Standing orders as they are when a battle begins hold until it ends. */
const frozen = (state: State): State => withOrders(state, 'standingInBattle', state.hidden.standing ?? {})

type Reducers = { [Type in EventType]: (state: State, event: EventOf<Type>) => State }

/** Event name -> what it changes. No rule is judged here. */
export const reducers: Reducers = {
  Dealt: (state, { onMap, german }) =>
    withTable(withHidden(state, { vpOnMap: onMap, vpGerman: german }), {
      vpOnMap: Object.fromEntries(Object.keys(onMap).map((at) => [at, 'down' as const])),
      vpGerman: german.reduce((chits, chit) => tally(chits, chit, 1), { minor: 0, major: 0 }),
    }),
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

  UnitMoved: (state, { unit, path, normal, road, halted }) => {
    const before = state.table.activation?.march
    const from = before?.unit === unit ? before.from : counterOf(state.table, unit).at
    const moved = state.table.activation?.moved ?? []
    return withActivation(withCounters(state, [unit], { at: path.at(-1)! }), {
      march: { unit, from, normal, road, halted },
      moved: moved.includes(unit) ? moved : [...moved, unit],
    })
  },
  VpTaken: (state, { hex }) => {
    const chit = state.hidden.vpOnMap[hex]!
    const { [hex]: _hidden, ...vpOnMap } = state.hidden.vpOnMap
    const { [hex]: _open, ...faces } = state.table.vpOnMap
    return withTable(withHidden(state, { vpOnMap, vpGerman: [...state.hidden.vpGerman, chit] }), {
      vpOnMap: faces,
      vpGerman: tally(state.table.vpGerman, chit, 1),
    })
  },
  VpReturned: (state, { hex, chit }) =>
    withTable(
      withHidden(state, {
        vpGerman: without(state.hidden.vpGerman, chit),
        vpOnMap: { ...state.hidden.vpOnMap, [hex]: chit },
      }),
      {
        vpOnMap: { ...state.table.vpOnMap, [hex]: VP_CHITS[chit]!.value },
        vpGerman: tally(state.table.vpGerman, chit, -1),
        vpDraws: state.table.vpDraws + 1,
      },
    ),
  /** It is off the map until its owner has relocated it. */
  HqOverrun: (state, { hq }) => boxed(state, [hq], 'gone'),
  HqRelocated: (state, { hq, to }) => withCounters(state, [hq], { at: to }),
  HqRemoved: (state, { hq }) => boxed(state, [hq], 'gone'),

  BattleBegan: (state, { battle }) => {
    const fought = battle.attackers.map(({ unit }) => unit)
    const { activation } = state.table
    const next = withTable(frozen(state), { battle })
    return battle.kind === 'attack' && activation
      ? withActivation(next, {
          fought: [...activation.fought, ...fought],
          attacked: [...activation.attacked, battle.target],
        })
      : next
  },
  StukaFlown: (state) =>
    withTable(withBattle(state, { stuka: true }), {
      stukas: { ready: state.table.stukas.ready - 1, used: state.table.stukas.used + 1 },
    }),
  DieThrown: (state, { suffers, steps }) =>
    withBattle(state, { throws: (state.table.battle?.throws ?? 0) + 1, suffers, steps }),
  EliteDrawn: (state) => state,
  ElitePlaced: (state, { unit, at }) => {
    const { battle, activation } = state.table
    const next = withCounters(state, [unit], { at, ...fresh })
    return withActivation(
      withBattle(next, { attackers: [...(battle?.attackers ?? []), { unit, from: at }] }),
      activation ? { fought: [...activation.fought, unit], units: [...activation.units, unit] } : {},
    )
  },
  EliteMissing: (state) => state,
  StepLost: (state, { unit, to, why }) => {
    const { battle } = state.table
    const next = to ? boxed(state, [unit], to) : withCounters(state, [unit], { reduced: true })
    return why === 'result' ? withBattle(next, { steps: (battle?.steps ?? 1) - 1 }) : next
  },
  RetreatBegan: (state, { hexes }) => withBattle(state, { retreat: hexes }),
  UnitRetreated: (state, { unit, path }) => {
    const { [unit]: _done, ...retreat } = state.table.battle?.retreat ?? {}
    const went = { ...state.table.battle?.went, [unit]: path }
    const last = path.at(-1)
    return withBattle(last ? withCounters(state, [unit], { at: last }) : state, { retreat, went })
  },
  UnitAdvanced: (state, { unit, path }) =>
    withBattle(withCounters(state, [unit], { at: path.at(-1)! }), {
      went: { ...state.table.battle?.went, [unit]: path },
    }),
  BattleEnded: (state) => withTable(withOrders(state, 'standingInBattle', {}), { battle: null }),

  OrdersFiled: (state, { side, orders }) => {
    const { [side]: _old, ...others } = state.hidden.standing ?? {}
    return withOrders(state, 'standing', orders ? { ...others, [side]: orders } : others)
  },
  OrdersVoided: (state, { side }) => {
    const { standing: { [side]: _now, ...now } = {}, standingInBattle: { [side]: _then, ...then } = {} } =
      state.hidden
    return withOrders(withOrders(state, 'standing', now), 'standingInBattle', then)
  },

  MarksCleared: (state) => {
    const marked = Object.keys(state.table.counters).filter((id) => state.table.counters[id]!.oos)
    return withCounters(state, marked, { oos: false })
  },
  MarkedOutOfSupply: (state, { unit }) => withCounters(state, [unit], { oos: true }),
  IsolationJudged: (state, { isolated, freed }) =>
    withCounters(withCounters(state, freed, { isolated: false }), isolated, { isolated: true }),
  Disbanded: (state, { unit, to }) => boxed(state, [unit], to),

  ReinforcementBegan: (state) => withTable(state, { escapeBonus: false, starHexes: [] }),
  Reinforced: (state, { unit, at }) => {
    const star = COUNTERS[unit]!.colour === 'star'
    const next = withCounters(state, [unit], { at, ...fresh })
    return star ? withTable(next, { starHexes: [...state.table.starHexes, at] }) : next
  },
  NotPlaced: (state, { unit, to }) => boxed(state, [unit], to),
  EliteArrived: (state) => state,
  StarsJoined: (state, { units }) => boxed(state, units, 'reserve'),
  Released: (state) => state,
  EscapeRolled: (state, { escapees }) => withTable(state, { escapeBonus: escapees > 0 }),
  VpEscaped: (state, { chit }) =>
    withTable(
      withHidden(state, {
        vpGerman: without(state.hidden.vpGerman, chit),
        vpSoviet: [...state.hidden.vpSoviet, chit],
      }),
      {
        vpGerman: tally(state.table.vpGerman, chit, -1),
        vpSoviet: tally(state.table.vpSoviet, chit, 1),
        vpDraws: state.table.vpDraws + 1,
      },
    ),
  PocketClosed: (state, { units }) => boxed(state, units, 'gone'),
  UnitsStaged: (state, { units }) => boxed(state, units, 'staging'),

  ArtilleryRolled: (state) => state,
  StukaReturned: (state) =>
    withTable(state, {
      stukas: { ready: state.table.stukas.ready + 1, used: state.table.stukas.used - 1 },
    }),
  SupportSpent: (state, { kind, target }) =>
    kind === 'bomber'
      ? withTable(state, { bomber: false })
      : withTable(state, {
          shelled: [...state.table.shelled, target],
          rocket: kind === 'rocket' ? false : state.table.rocket,
        }),

  TurnEnded: (state) => withTable(state, { activation: null }),
  HandedOver: (state) => state,
  DirectiveRolled: (state) => state,
  DirectiveSet: (state, { directive, chosen }) => withTable(state, { directive, guderiansChoice: chosen }),
  Withdrawn: (state, { unit }) => boxed(state, [unit], 'gone'),
  GameEnded: (state, { winner, cite, key, german, soviet, values }) =>
    withTable(state, { result: { winner, cite, key, german, soviet }, values }),
}

/** The state after an event; knows no rule and throws no dice. */
export function evolve(state: State, event: Event): State {
  const next = (reducers[event.type] as (state: State, event: Event) => State)(state, event)
  if (next.table.counters === state.table.counters) return next
  return withTable(next, { control: controlAfter(state.table, event, next.table) })
}

/** Chits that lie in a cup every turn, except ART on turn 1 (13.1). */
export const mandatoryChits = (turn: number): ChitId[] =>
  MANDATORY.filter((chit) => turn > 1 || CHITS[chit]!.kind !== 'art')
