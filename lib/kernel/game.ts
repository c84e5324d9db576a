import type { z } from 'zod'
import type { Cite, Decision, Refusal, Words } from './decision'
import type { Dice } from './dice/dice'

/** Somebody who looks at a game: one of its sides, or anybody else. */
export type Viewer<Side extends string = string> = Side | 'spectator'

/** An order is always an object with a `type`; the game's schema says what else it holds. */
export interface AnyOrder {
  type: string
}

/** Everything that an order may depend on. */
export interface Attempt<Side extends string, Order extends AnyOrder> {
  side: Side
  order: Order
  dice: Dice
  /**
   * true: what the order brings about is carried out to its end, and then the game does nothing more by itself: to try
   * one order. A throw for which there is no number is left to be made as well.
   */
  stop?: boolean
}

/**
 * One entry of the list of legal orders. `order` is complete where the order is a single piece;
 * where it is a set or a path, `choose` gives the domain of the field that is still open.
 */
export interface LegalEntry {
  order: Readonly<AnyOrder & Record<string, unknown>>
  choose?: {
    field: string
    from: readonly string[]
    min: number
    max: number
    /** `from` is empty: what it may hold is worked out when somebody is about to fill it (`Game.domain`). */
    later?: true
  }
}

/** One line of the log, told to one viewer as data; the catalogue turns it into a sentence. */
export interface Line extends Words {
  cite?: Cite
  at?: readonly string[]
  dice?: readonly { sides: number; face: number }[]
}

/** A number that a rule defines, with the steps that led to it. */
export interface Answer {
  value: unknown
  steps: readonly { cite: Cite; text: string; value: unknown }[]
}

export interface Result<Side extends string> {
  /** `abandoned`: the last player left for good, which is no draw. */
  winner: Side | 'draw' | 'abandoned'
  why: Words
  cite: Cite
}

/** What lies on the map, by name; objects in objects, and nothing that is null. */
export type Board = Readonly<Record<string, unknown>>

/** The scenario of tables that begin with a position: it stands in the place of the options. */
export const PRACTICE = 'practice'

/** The scenario of tables that begin where a finished game once stood: what was open there stands in the place of the options. */
export const HERE = 'here'

/** What stands in the place of the options of a game that begins where another once stood. */
export interface Here {
  readonly turn: number
  /** Of the game that stood there; its scenario is in no list where that was a table to practise at. */
  readonly scenario: string
  readonly options: unknown
  /** What lies face down in it is there to be read, and drawn anew before anybody plays. */
  readonly position: unknown
}

/** What a side files at any time, known to its owner alone. It changes nothing that anybody else may see. */
export interface Filing<Side extends string, State, Event> {
  schema: z.ZodType
  /** What this side has filed last; null: nothing. */
  of: (state: State, side: Side) => unknown
  /** The fact that a side files this (as its schema reads it), or from now on nothing. */
  filed: (side: Side, filed: unknown) => Event
}

/** What a side wishes to be decided for it while the other acts; nothing moves on but by what is decided by it later. */
export interface Standing<Side extends string, State, Event> extends Filing<Side, State, Event> {
  /**
   * For how many milliseconds the game waits for this side before its orders decide the choice that falls on it now;
   * null: for as long as it takes, or no such choice does.
   */
  patience: (state: State, side: Side) => number | null
  /** What they decide then; a lawful order. Asked only where `patience` is a time. */
  instead: (state: State, side: Side) => AnyOrder
  /** The fact that somebody else plays this side: nothing that was filed counts any more, wherever it is in force. */
  voided: (side: Side) => Event
}

/**
 * A game is a set of pure functions. None of them knows a clock, a random number that is not an argument,
 * a browser or an environment.
 */
export interface Game<
  Side extends string = string,
  State = unknown,
  Order extends AnyOrder = AnyOrder,
  Event extends { type: string } = { type: string },
  View = unknown,
> {
  id: string
  title: string
  /** Version of the rules. Games go on under every version whose first number is the same: so are their facts. */
  version: string
  sides: readonly Side[]
  scenarios: readonly { id: string; title: string }[]
  /** Turns at most, so that each turn's key of the dice can be committed to. */
  turns: number
  schemas: {
    options: z.ZodType
    position: z.ZodType
    order: z.ZodType<Order>
    event: z.ZodType
    question: z.ZodType
    answer: z.ZodType
    view: z.ZodType
  }
  /** Set-up of a scenario with its options (already parsed): from the bare table by these facts to the first order. */
  setUp: (
    scenario: string,
    options: unknown,
    dice: Dice,
  ) => { start: State; events: readonly Event[]; state: State }
  decide: (state: State, attempt: Attempt<Side, Order>) => Decision<Event>
  evolve: (state: State, event: Event) => State
  /**
   * By type of event, what it mostly holds, which the log then leaves out. Once a game was played with it, it is fixed
   * for ever.
   */
  usual?: Readonly<Record<string, object>>
  /** Null where the order is legal, else the refusal that `decide` would give. */
  check: (state: State, side: Side, order: Order) => Refusal | null
  legal: (state: State, side: Side) => readonly LegalEntry[]
  /**
   * What a field of an order may hold, once those before it are filled, on what its side knows: for a browser on its own
   * view, and for the referee. Absent: the list of legal orders says it of all.
   */
  domain?: (
    state: State,
    side: Side,
    chosen: Readonly<AnyOrder & Record<string, unknown>>,
    field: string,
  ) => readonly string[]
  view: (state: State, viewer: Viewer<Side>) => View
  /** What a view asks of its viewer, or for whom it waits, as a sentence of this game. */
  asked: (view: View) => Words
  /** The part of a view that is shown when the past is played again. */
  board: (view: View) => Board
  /** What a board shows instead and besides once the game is over: all that lay face down. Absent: nothing did. */
  uncovered?: (state: State) => Board
  /** What this viewer hears of an event that happened in `before`; null if nothing. `after`: what came of it, where it is known. */
  tell: (event: Event, viewer: Viewer<Side>, before: State, after?: State) => Line | null
  /** True for an event after which nothing before it can be taken back: dice, a draw, a reveal, a hand-over. */
  isFirm: (event: Event) => boolean
  /** Whose order the game waits for; several where both choose in secret at once; none when it is over. */
  awaits: (state: State) => readonly Side[]
  /**
   * True while all who are awaited plan at once and unseen: their orders throw no dice, stay drafts of their own, and
   * stand together as soon as the last of them is awaited no longer. Absent: sides decide one after the other, or by
   * one order each.
   */
  isSealed?: (state: State) => boolean
  turn: (state: State) => number
  /** The number by which the rulebook calls a turn. Absent: how manieth it is. */
  turnNumber?: (turn: number) => number
  /**
   * The name of the player turn that goes on: another as soon as another begins. Absent: turns have no parts by which
   * anybody's time could be told.
   */
  playerTurn?: (state: State) => string
  result: (state: State) => Result<Side> | null
  ask: (state: State, side: Side, question: unknown) => Answer | Refusal
  readPosition: (json: unknown) => State
  writePosition: (state: State) => unknown
  /**
   * What a new game begins with that begins where this one stands (`options` of the scenario `HERE`): what was open, and
   * nothing that follows from what lay face down. Null: not at this moment. Absent: none ever does.
   */
  opened?: (state: State) => Here | null
  /** A position that this view may be of: what its viewer does not know is drawn by lot. */
  guess: (view: View, luck: () => number) => unknown
  /** A sentence of this game's catalogue for readers without a screen, in English where it has no such language. */
  say: (words: Words, language?: string) => string
  /** Absent where nothing ever falls on a side that does not act. */
  standing?: Standing<Side, State, Event>
  /**
   * What a side's staff keeps for its owner: groups and marches. No rule reads it, no log tells of it. `isNone`: by the
   * options of this table no side has one. `handedOn`: what of it whoever takes the seat later has as well, as its owner
   * said; null: nothing.
   */
  staff?: Filing<Side, State, Event> & {
    isNone?: (state: State) => boolean
    handedOn?: (kept: unknown) => unknown
  }
  /**
   * What a side's staff does for it in a turn for which its time is out: the next orders, of one step, by its view (with
   * what its staff keeps) and its legal orders, nothing else. Absent: whose time is out has nobody to lead on.
   */
  led?: (view: View, legal: readonly LegalEntry[]) => readonly Order[]
  /**
   * What a side's staff keeps for it once some of the orders stand that it thought of by this view: who came in marches on, as
   * whoever gives them himself has it filed. Absent: what it kept before.
   */
  keptLed?: (view: View, orders: readonly Order[]) => unknown
  /**
   * How a side's wish is kept that its next turn be led by its staff; it stands in what that keeps. Absent: no turn is passed.
   */
  pass?: {
    /** Whose sitting it is: all that falls on a side until it is the other's, but for choices within his. Null: nobody's. */
    sitting: (state: State) => Side | null
    /** true: its next sitting is to be passed. */
    isFiled: (kept: unknown) => boolean
    /**
     * What a side's staff keeps when the game has gone on from one of its views to another and it has been told these lines,
     * by nothing else; `passed`: it was led as it wished. The same: nothing of it changes.
     */
    after: (
      kept: unknown,
      side: Side,
      before: View,
      now: View,
      told: readonly Line[],
      passed: boolean,
    ) => unknown
    /** Why a turn that was to be passed is not, as its owner is told; null: it is, or was not to be. */
    stopped: (kept: unknown) => string | null
  }
  /** A computer player: sees a view and the legal orders, nothing else. */
  computer: (view: View, legal: readonly LegalEntry[], luck: () => number) => Order
}
