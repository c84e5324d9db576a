import type { z } from 'zod'
import type { Cite, Refusal, Words } from '@/lib/kernel/decision'
import type { Dice } from '@/lib/kernel/dice/dice'
import type { AnyOrder, Line } from '@/lib/kernel/game'

// A rule set is tables of records: one record for each order, step and event. A browser loads these to preview, so
// that no record loads a schema: it is handed the forms of which it makes its own.

export const SIDES = ['german', 'soviet'] as const
export type Side = (typeof SIDES)[number]
export type Viewer = Side | 'spectator'
/** The other side. */
export const opponent = (side: Side): Side => (side === 'german' ? 'soviet' : 'german')

/** Three depths of knowledge, for a game that keeps its state by them. */
export interface LayeredState<Open = object, Own = object, Sealed = object> {
  /** Both players and spectators. */
  readonly open: Open
  /** Its owner alone. */
  readonly own: Readonly<Record<Side, Own>>
  /** Nobody: untried values, the order of a cup. */
  readonly sealed: Sealed
}

interface AnyStep {
  step: string
  side?: Side
}
interface AnyEvent {
  type: string
}

/** The types of one game; a child's are more special than its parent's. */
export interface World {
  state: object
  /** What all know of a state, and what a side knows besides. */
  open: object
  own: object
  /** All that depends on level, edition or child game: pieces, map, tables, and rules. */
  rules: object
  /** Its steps and events; as arguments, since a child may have more of them. */
  step(of: AnyStep): void
  event(of: AnyEvent): void
  /** The pieces of which its schemas are made. */
  forms: object
  /** The keys of its catalogue. */
  words: string
}

export type StepOf<W extends World> = Parameters<W['step']>[0] & AnyStep
export type EventOf<W extends World> = Parameters<W['event']>[0] & AnyEvent

/** How a game finds in its state what is known: the only way in which a rule may look into it before an order is carried out. */
export interface Layers<W extends World> {
  open: (state: W['state']) => W['open']
  own: (state: W['state'], side: Side) => W['own']
  /**
   * What somebody sees of what lies open, where that is not all of it, as beneath the top of a stack: by it his orders are
   * judged and previewed. To look at what is seen shows no less of it. Absent: everybody sees all.
   */
  seen?: (state: W['state'], viewer: Viewer) => W['open']
}

/** The layers of a state that is kept by them. */
export const layered = <Open extends object, Own extends object>() => ({
  open: (state: LayeredState<Open, Own>): Open => state.open,
  own: (state: LayeredState<Open, Own>, side: Side): Own => state.own[side],
})

/** What every question of the rules is asked of: the rules in force, and what all know. */
export interface Situation<Rules, Open> {
  readonly rules: Rules
  readonly open: Open
}

/** Everything that judges an order: what its giver knows, and the rules in force. Nothing sealed can be reached. */
export interface RuleContext<W extends World> extends Situation<W['rules'], W['open']> {
  readonly side: Side
  readonly own: W['own']
}

/** One order being carried out. Only here may sealed things be opened and dice be thrown. */
export interface Execution<W extends World> extends Situation<W['rules'], W['open']> {
  readonly state: W['state']
  readonly dice: Dice
  /** What a side knows now. */
  at(side: Side): RuleContext<W>
  /** Adds facts; the state follows at once. */
  emit(...events: EventOf<W>[]): void
  /** Puts steps on the agenda; the first named is done first. */
  push(...steps: StepOf<W>[]): void
  /** The due step is now this. */
  replace(step: StepOf<W>): void
  /** The due step is done. */
  pop(): void
}

/** An open field of an order. Fields are filled in their order; `ask`: its domain is worked out when it is due. */
export interface Choice {
  readonly field: string
  readonly from: readonly string[] | 'ask'
  /** How many of them it holds; absent: one. */
  readonly min?: number
  readonly max?: number
}

/** What a lawful order holds besides its type, and the fields that are left to choose; absent: it is complete. */
export interface ListedOrder {
  readonly choose?: readonly Choice[]
  readonly [field: string]: unknown
}

/** What a record holds besides its name, by field. */
export type Shape = Readonly<Record<string, z.ZodType>>
/** The same as it is read. */
export type Given<Fields extends Shape> = keyof Fields extends never ? object : z.infer<z.ZodObject<Fields>>

interface Described<Forms, Fields extends Shape> {
  /** What it is, for a stranger who reads the schema. */
  about?: string
  fields?: (of: Forms) => Fields
}

/** All there is to know about one order. Whose move it is and whether its step is due is asked before. */
export interface OrderRule<W extends World, Fields extends Shape = Shape>
  extends Described<W['forms'], Fields> {
  /** The rule that says when the order may be given. */
  cite: Cite
  /** Steps in which it may be given. */
  steps: readonly StepOf<W>['step'][]
  /** Null if it is lawful now. */
  check(at: RuleContext<W>, order: Given<Fields>): Refusal | null
  /** Every lawful order of this type, or its domains. */
  list(at: RuleContext<W>): readonly ListedOrder[]
  /** The domain of a field that is asked for, once those before it are filled. */
  domain?(at: RuleContext<W>, chosen: Readonly<Record<string, unknown>>, field: string): readonly string[]
  /** Adds the facts of a lawful order. */
  apply(run: Execution<W>, order: Given<Fields>, side: Side): void
}

/** All there is to know about one step of the agenda. */
export interface StepRule<W extends World, Step = StepOf<W>, Word = W['words']>
  extends Described<W['forms'], Shape> {
  /** true: somebody has to decide. Absent: nobody ever has, it is an automatic step. */
  waits?(at: Situation<W['rules'], W['open']>, step: Step): boolean
  /** What the game does by itself where nobody has to decide; the step is off the agenda by then. */
  auto?(run: Execution<W>, step: Step): void
  /** In place of both, for what is done bit by bit: carries the step on. False: it waits. */
  run?(run: Execution<W>, step: Step): boolean
  /**
   * Whether its side may finish or decline it, by a button with the label `done-NAME`, or the rule that forbids it. The
   * side is asked `ask-NAME`. Absent: nobody is waited for.
   */
  done?: true | Cite
  /** What that button is called instead at times. */
  ends?(open: W['open'], step: Step): Word | undefined
  /** What it asks instead at times. */
  asks?(open: W['open'], step: Step): Word
  /** What fills the gaps of that sentence, besides what every step of the game gives. */
  gaps?(open: W['open'], step: Step): Words['params']
  /** Why it may not be finished now, though it mostly may. */
  hinder?(at: RuleContext<W>, step: Step): Refusal | null
  /** What follows when it is finished; absent: it is off the agenda, and what the game does by itself follows. */
  finish?(run: Execution<W>, step: Step): void
  /** Both sides decide at once, unseen: true once this one has. Absent: the side of the step decides. */
  hasDecided?(state: W['state'], side: Side): boolean
}

/** One fact in one place: its form, what it changes, who hears of it, whether it can be undone. */
export interface EventRule<State, Forms, Facts extends Shape = Shape, Rules = never>
  extends Described<Forms, Facts> {
  /** What it mostly holds, which the log then leaves out: fixed for ever. */
  usual?: Partial<Given<Facts>>
  /**
   * Judges nothing and throws no dice; of the rules in force it reads what is printed on pieces and charts. Generic,
   * so that a child's fields pass through. Absent: it is only told.
   */
  reduce?<S extends State>(state: S, facts: Given<Facts>, rules: Rules): S
  /** What a viewer hears of it; absent: nothing. `after`: what came of it, where it is known. */
  tell?(facts: Given<Facts>, viewer: Viewer, before: State, rules: Rules, after?: State): Line | null
  /** Nothing before it can be taken back: dice, draws, reveals, hand-overs. */
  firm?: true
  /** It stands behind all else that its order brought about. */
  last?: true
}

/** Writes records down with what they hold following from their schema. */
export const orderRule =
  <W extends World>() =>
  <Fields extends Shape>(rule: OrderRule<W, Fields>): OrderRule<W, Fields> =>
    rule

/** An order that names one of several things, such as units or hexes, and holds nothing else. */
interface NamingRule<W extends World, Field extends string, Form extends z.ZodType<string>>
  extends Pick<OrderRule<W, Record<Field, Form>>, 'cite' | 'about' | 'steps' | 'apply'> {
  /** The field that names it. */
  field: Field
  form(of: W['forms']): Form
  /** What may be named now. */
  among(at: RuleContext<W>): readonly string[]
  /** Why nothing else may be. */
  otherwise(named: string): Refusal
}
const namingRule =
  <W extends World>() =>
  <Field extends string, Form extends z.ZodType<string>>({
    field,
    form,
    among,
    otherwise,
    ...rule
  }: NamingRule<W, Field, Form>): OrderRule<W, Record<Field, Form>> => ({
    ...rule,
    fields: (of) => ({ [field]: form(of) }) as Record<Field, Form>,
    check: (at, order) => {
      const named = (order as Readonly<Record<string, string>>)[field]!
      return among(at).includes(named) ? null : otherwise(named)
    },
    list: (at) => among(at).map((named) => ({ [field]: named })),
  })

/** An order that holds nothing but its name; `check` is why it may not be given, absent: it may as long as its step is due. */
const plainRule =
  <W extends World>() =>
  ({
    check = () => null,
    ...rule
  }: Pick<OrderRule<W>, 'cite' | 'about' | 'steps'> & {
    check?(at: RuleContext<W>): Refusal | null
    apply(run: Execution<W>): void
  }): OrderRule<W, Record<never, never>> => ({
    ...rule,
    check,
    list: (at) => (check(at) ? [] : [{}]),
  })

/** Refusals in the words of a game: the rule that forbids, why, and where the map shows it. */
export const refusalIn =
  <Word extends string>() =>
  (cite: Cite, key: Word, params: Words['params'] = {}, at?: readonly string[]): Refusal => ({
    no: cite,
    because: { key, params },
    ...(at ? { at } : {}),
  })

/** How a game writes down its orders, and its refusals. */
export const recordsOf = <W extends World>() => ({
  order: orderRule<W>(),
  /** An order that names one of several things and holds nothing else. */
  naming: namingRule<W>(),
  /** An order that holds nothing. */
  plain: plainRule<W>(),
  no: refusalIn<W['words']>(),
})

export const eventRule =
  <State, Forms, Rules = unknown>() =>
  <Facts extends Shape>(rule: EventRule<State, Forms, Facts, Rules>): EventRule<State, Forms, Facts, Rules> =>
    rule

/** What a record holds; one without fields nothing that is named. */
type Held<Rule> = Rule extends { fields?: (of: never) => infer Fields extends Shape }
  ? string extends keyof Fields
    ? object
    : Given<Fields>
  : object
/** The orders or events of a table of records. */
export type TypeOf<Table> = { [Type in keyof Table]: { type: Type } & Held<Table[Type]> }[keyof Table]

/** The steps of a game, by what each of them holds. */
export type NamedSteps<Steps> = {
  [Name in keyof Steps & string]: { step: Name } & Steps[Name]
}[keyof Steps & string]

/** A table of steps, by what each of them holds. */
export type StepRules<W extends World, Steps> = {
  [Name in keyof Steps & string]: StepRule<W, { step: Name } & Steps[Name]>
}

/** What a game does with its events, by the record of each. */
export interface Chronicle<State, Fact extends AnyEvent> {
  /** The state after an event. */
  evolve: (state: State, event: Fact) => State
  /** What this viewer hears of an event that happened in `before`; null if nothing. */
  tell: (event: Fact, viewer: Viewer, before: State, after?: State) => Line | null
  /** Nothing before it can be taken back. */
  isFirm: (event: Fact) => boolean
  /** The events of one order as they are written: what stands last is put there. */
  inOrder: (events: readonly Fact[]) => Fact[]
  /** Its records, of which the schema of events is made. */
  records: { readonly [Type in Fact['type']]: object }
  /** By type, what an event mostly holds. */
  usual: Readonly<Record<string, object>>
}

/** A rule set: the tables of its records, and how they hang together. */
export interface RuleSet<W extends World> {
  readonly rules: W['rules']
  readonly layers: Layers<W>
  /** The step that is due; undefined when the game is over. */
  readonly due: (open: W['open']) => StepOf<W> | undefined
  readonly orders: Readonly<Record<string, OrderRule<W>>>
  readonly steps: { readonly [Name in StepOf<W>['step']]: StepRule<W, Extract<StepOf<W>, { step: Name }>> }
  readonly chronicle: Chronicle<W['state'], EventOf<W>>
  /** The rule by which an order is refused once the game is over. */
  readonly over: Cite
  /** true: what the last order began goes on, such as a battle. */
  readonly isBusy: (open: W['open']) => boolean
  /** Numbers and names that fill what any step asks. */
  readonly gaps?: (open: W['open'], due: StepOf<W>) => Words['params']
  readonly proxy?: Proxy<W>
}

/** What is decided for a side, and the facts by which it is told so. */
export interface Decided<W extends World> {
  readonly side: Side
  readonly order: AnyOrder
  readonly told: readonly EventOf<W>[]
}

/** How a choice that falls on who does not act is decided for him, by what he has filed. */
export interface Proxy<W extends World> {
  /** Null: he is asked. */
  decide: (
    state: W['state'],
    check: (state: W['state'], side: Side, order: AnyOrder) => Refusal | null,
    rules: W['rules'],
    /** Whose order is carried out: he has the game in hand. */
    by: Side,
  ) => Decided<W> | null
  /** true: it shows what came before, which can be taken back no longer. */
  shows: (open: W['open']) => boolean
}
