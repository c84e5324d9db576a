import type { CounterFace, HighStacks, Scene, SceneCounter, StackHeight } from '@/components/map/scene'
import type { Season } from '@/components/map/sheet'
import type { OrderBody } from '@/components/offline/plan'
import type { Refusal, Words as Sentence } from '@/lib/kernel/decision'
import type { Board, LegalEntry } from '@/lib/kernel/game'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import type { TableWords } from './text/table-words'

/** What the table reads of a view itself; the rest it hands back to the port. */
export interface TableView {
  readonly viewer: string
  readonly prompt: {
    readonly step: string
    readonly awaits: readonly string[]
    readonly mine: boolean
    /** What is asked. */
    readonly key: string
    readonly params: Readonly<Record<string, string | number>>
    /** Label of the button that finishes; null where that is not lawful. */
    readonly done: string | null
  }
}

/** An open field of an order. */
export interface Choice {
  readonly field: string
  /**
   * `hex`, `path`: one place on the map, or a way to it. `units`: several counters. `items`: several
   * pieces that lie beside the map. `flag`: what may be added at any time, and need not be.
   */
  readonly kind: 'hex' | 'path' | 'units' | 'items' | 'flag'
  /** Hexes (of a path its ends), counters or pieces. */
  readonly from: readonly string[]
  /** What is chosen to begin with; absent: of counters all, of anything else nothing. */
  readonly proposed?: readonly string[]
  /** They depend on what was chosen before, so that the port is asked for them when the field is due. */
  readonly asks?: true
  readonly min: number
  readonly max: number
}

/** Units that are sent to one place by an order each, of one type. */
export interface Party {
  readonly type: string
  readonly units: readonly string[]
  /** Hexes off which one comes at most, who else stays where it is; absent: however far. */
  readonly within?: number
}

/** A lawful order as the table handles it, whatever its fields are called. */
export interface Offer {
  readonly order: LegalEntry['order']
  /** What it is called by (`list.…`, `do.…`), where one type of order does one thing or another; absent: by its type. */
  readonly says?: string
  /** Names it for as long as the list of lawful orders stands. */
  readonly key: string
  readonly kind: 'move' | 'attack' | 'bombard' | 'done' | 'other'
  /** The counter that carries it out. */
  readonly unit: string | null
  /** The hex it aims at by itself, before anything is chosen. */
  readonly target: string | null
  /** Where on the map one taps for it; null: nowhere. */
  readonly hex: string | null
  /** It may be chosen by itself where there is no other. */
  readonly alone: boolean
  /** A further move of a unit that has moved already. */
  readonly again: boolean
  /** It is hardly ever wanted: the list of orders tells of it, and nothing marks it on the map; `here`: so does what is told of its hex. */
  readonly seldom?: true | 'here'
  /** It is wanted now and then: where there is nothing else, one most likely goes on. */
  readonly occasional?: true
  /** The piece beside the map that it plays: who acts by that is marked. */
  readonly piece?: string
  /** No order of one, but of each of these units: they come to its place one by one, each as near to it as it may. */
  readonly party?: Party
  /** Orders for the same units, wherever they are: where one of them is chosen the others stand beside it. */
  readonly group?: string
  /** Its open fields, in the order in which they are filled. */
  readonly choices: readonly Choice[]
  /** Where its way is one of a list: each whole way. */
  readonly ways?: readonly (readonly string[])[]
}

/** A way to fill a field by one tap on a hex. */
export interface Route {
  /** What is written into the field. */
  readonly value: string | readonly string[]
  /** The hexes that are drawn, from where it begins. */
  readonly hexes: readonly string[]
  /** What is drawn at its end once it is chosen, and before. */
  readonly text: string
  readonly mark?: string
  /** The lower, the earlier it is offered. */
  readonly cost: number
  /** There is no way at all: the order is whole as it stands. */
  readonly stays?: true
}

/** A fight before it is begun. */
export interface Forecast {
  /** The column of the odds; null where it may not be fought. */
  readonly text: string | null
  readonly possible: Refusal | null
  /** Strengths; null where they do not count. */
  readonly strengths: { readonly attack: number; readonly defence: number } | null
  /** How the column came about; `column` null: below the lowest. */
  readonly ladder: readonly (Sentence & { readonly cite: string; readonly column: string | null })[]
  readonly chances: readonly {
    readonly text: string
    readonly words: Sentence
    readonly ways: number
    readonly of: number
    /** Whom it hurts; absent: nobody, or it is not said. */
    readonly hurts?: 'attacker' | 'defender'
  }[]
  /** Where not all that fights is known: the worst and the best that may come of it for who attacks. */
  readonly range?: readonly [least: Forecast, most: Forecast]
  /** The same where the table reckons how likely each column is, and who loses more then, as parts of 1. */
  readonly spread?: {
    readonly columns: readonly { readonly text: string; readonly share: number }[]
    readonly harms: Readonly<Record<'attacker' | 'nobody' | 'defender', number>>
  }
  /** Where single dice decide: what each is for, where there are several, and what its faces bring, the lowest first. */
  readonly throws?: readonly { readonly of: Sentence | null; readonly faces: readonly string[] }[]
}

/** What an order costs or risks, as a sentence of the game; `mark`: the same on the map, in a sign or two. */
export interface Peril extends Sentence {
  readonly mark: string
  /** true: one had better decline, where one may. */
  readonly warns?: true
  /** true: nothing is left of who pays it, and where he went is all one. */
  readonly ends?: true
}

/** A part of what a move costs, as a sentence of the table, by its rule. */
export interface CostPart extends Sentence {
  readonly cite: string
  readonly amount: string
}

/** Units of a stack that can be chosen at once, and what they are called together. */
export interface Body {
  readonly label: string
  readonly units: readonly string[]
}

/** A throw as it stands and as each choice would make it. */
export interface Stakes {
  /** Whom of a throw's two the viewer is: what hurts him is drawn as harm. */
  readonly viewer: 'attacker' | 'defender'
  /** What their ladders tell. */
  readonly caption: string
  readonly columns: readonly { readonly title: string; readonly forecast: Forecast }[]
}

export type Piece = Pick<SceneCounter, 'id' | 'hex' | 'face' | 'badge'>

/** What a player may have drawn upon the map. */
export interface Layer {
  readonly id: string
  readonly label: UiWord
  /** The key that switches it, a small letter. */
  readonly letter?: string
  readonly on: boolean
  /** It means something there; absent: always. */
  isFor?(view: TableView): boolean
  /** The later part of the port draws it; without, it switches something that the table draws. */
  readonly drawn?: true
}

/** What a layer draws; `looked`: the hex that is looked at. */
export type DrawLayer<View> = (
  view: View,
  looked: string | null,
) => Partial<Pick<Scene, 'zones' | 'tints' | 'lines'>>

export interface Result {
  readonly winner: string
  readonly why: Sentence
  readonly cite: string
}

/** Lines of the log, by their keys, that are more to the table than text. */
export interface LineTraits {
  /** What one has done oneself: it needs no card. */
  readonly quiet: ReadonlySet<string>
  /** Told to its owner alone, or to him in other words than to everybody: nothing for a curtain. */
  readonly sealed: ReadonlySet<string>
  /** Its hexes are a way; the first is where the counter stood. */
  readonly ways: ReadonlySet<string>
  readonly fights: ReadonlySet<string>
  /** A player turn begins, of the side that they name as `side`; none where no line says so. */
  readonly turns: ReadonlySet<string>
}

/**
 * The game's half of the table: pure functions of a view, of which none draws. They are written as methods so that a
 * port of one game's view and words is a port of any.
 */
export interface TablePort<View extends TableView = TableView, Words extends TableWords = TableWords> {
  /** A game as its players ended it, as if it had ended by its rules. Null before the set-up. */
  viewOf(answer: Pick<GameAnswer, 'view' | 'result' | 'stage'>): View | null
  offers(view: View, legal: readonly LegalEntry[]): readonly Offer[]

  // The map.
  /** Counters as they lie, the lowest of a stack first. */
  pieces(view: View): readonly Piece[]
  /** Absent: stacks are low, and every counter of them is seen. */
  readonly stacks?: {
    /** As far as the viewer may know; of a stack that is hidden only the top is among the pieces. */
    height(view: View, hex: string): StackHeight
    readonly draw: HighStacks['draw']
  }
  /** Counters that have done what they may do. */
  spent(view: View): ReadonlySet<string>
  tokens(view: View): Scene['tokens']
  /** Pieces on their way to a hex, which lie upon what is there; absent: there are none. */
  above?(view: View): Scene['above']
  /** Weather that is seen on the map; absent, undefined: it is as printed. */
  season?(view: View): Season | undefined
  /** Which of several maps is shown, by a name that the game's `sheet` knows; absent, null: the usual one. */
  sheet?(view: View): string | null
  /** The hexes that are in play where that is not the whole map; null: all. The same as long as it stands. */
  field?(view: View): readonly string[] | null
  /** What a game draws of its own across the print and under its counters, with the words of its sheet; `hides`: without the weather. */
  draws?(view: View, hides: boolean): Pick<Scene, 'drawBeneath' | 'drawRegions'>
  /** Hexes of the west side; null: no front. */
  front(view: View): ReadonlySet<string> | null
  /** Zones that matter to what is about to be done. */
  zones(view: View, offer: Offer): Scene['zones']
  readonly layers: readonly Layer[]
  /** Where one looks first when nothing is asked. */
  readonly middle: string
  /** What is asked changes with `moment`; `at`: the hex of which it is asked; `from`: where attackers stand as long as a battle goes on. */
  focus(view: View): { readonly moment: string; readonly at: string | null; readonly from: readonly string[] }

  // Orders.
  /** Ways to fill a field, by the hex that is tapped. */
  routes(view: View, offer: Offer, choice: Choice, chosen: OrderBody): ReadonlyMap<string, readonly Route[]>
  /** Counters or pieces for a field that depends on what was chosen before; absent: there is none. */
  domain?(view: View, offer: Offer, choice: Choice, chosen: OrderBody): readonly string[]
  /** Null for an order that is no fight, or not known to be one yet. */
  forecast(view: View, offer: Offer, chosen: OrderBody): Forecast | null
  /** The order as a line of a list. */
  line(words: Words, view: View, offer: Offer): string
  /** The order on the button that sends it. */
  label(words: Words, offer: Offer, drafted: { odds: string; stays: boolean }): string
  flag(words: Words, view: View, offer: Offer, choice: Choice): string

  // What there is to be read.
  at(view: View, unit: string): string | null
  /** true: it lies beside the map, where a phone shows it at all times (`TableGame.Beside`); absent: none does. */
  isBeside?(unit: string): boolean
  /** Counters in a hex. */
  stack(view: View, hex: string): readonly string[]
  face(view: View, unit: string): CounterFace
  sideOf(unit: string): string
  unitFacts(words: Words, view: View, unit: string): string
  /** A unit as it takes part in a fight. */
  fighter(words: Words, view: View, offer: Offer, unit: string): { facts: string; strength: number | string }
  ground(words: Words, hex: string): string
  /** Turn and date. */
  turn(words: Words, view: View): string
  /** With what the side that is to act does it now: beside whose move it is, each in few words. */
  activity(words: Words, view: View, offers: readonly Offer[]): readonly string[]
  result(view: View): Result | null
  /** How both sides stand, in figures. */
  score(view: View): Readonly<Record<string, number>>
  /** What a newcomer is told on his first turn, in this order, each with its rule: ends of the keys `coach.…`. */
  readonly guide: Readonly<Record<string, string>>
  /** false: a hint of the guide is of what this table has not; absent: all are for every table. */
  guides?(view: View, hint: string): boolean
  /** Of the guide, what would help now, the most useful first; `drafted`: what is being chosen. */
  coach(view: View, drafted: Offer | null, mayTakeBack: boolean): readonly string[]
  /** false: at this table no side has a staff; absent: as the game has one. */
  hasStaff?(view: View): boolean
  /** The standing order that could decide what the viewer is asked while the other side acts; null: none, or he is not asked. */
  standing(view: View): string | null

  // The past.
  readonly lines: LineTraits
  /** The view of a moment of the past: one may look at everything and do nothing. */
  past(view: View, board: Board): View
}
