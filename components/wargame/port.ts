import type { Badge, CounterFace, HighStacks, Scene, SceneCounter, StackHeight } from '@/components/map/scene'
import type { Season } from '@/components/map/sheet'
import type { OrderBody } from '@/components/offline/plan'
import type { LogLine } from '@/components/table/game-controls'
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

/** A lawful order as the table handles it, whatever its fields are called. */
export interface Offer {
  readonly order: LegalEntry['order']
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
  /** It is hardly ever wanted: the list of orders tells of it, and nothing marks it on the map. */
  readonly seldom?: true
  /** Its open fields, in the order in which they are filled. */
  readonly choices: readonly Choice[]
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
  /** Where single dice decide: what each is for, where there are several, and what its faces bring, the lowest first. */
  readonly throws?: readonly { readonly of: Sentence | null; readonly faces: readonly string[] }[]
}

/** What a way costs or risks, as a sentence of the game; `mark`: the same on the map, in a sign or two. */
export interface Peril extends Sentence {
  readonly mark: string
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
  /** The hexes that are in play where that is not the whole map; null: all. The same as long as it stands. */
  field?(view: View): readonly string[] | null
  /** What a game draws of its own across the print and under its counters, with the words of its sheet. */
  draws?(view: View): Pick<Scene, 'drawBeneath' | 'drawRegions'>
  /** Hexes of the west side; null: no front. */
  front(view: View): ReadonlySet<string> | null
  /** Zones that matter to what is about to be done. */
  zones(view: View, offer: Offer): Scene['zones']
  readonly layers: readonly Layer[]
  /** Where one looks first when nothing is asked. */
  readonly middle: string
  /** What is asked changes with `moment`; `at`: the hex of a battle, `from`: where its attackers stand. */
  focus(view: View): { readonly moment: string; readonly at: string | null; readonly from: readonly string[] }

  // Orders.
  /** Ways to fill a field, by the hex that is tapped. */
  routes(view: View, offer: Offer, choice: Choice, chosen: OrderBody): ReadonlyMap<string, readonly Route[]>
  /** Counters or pieces for a field that depends on what was chosen before; absent: there is none. */
  domain?(view: View, offer: Offer, choice: Choice, chosen: OrderBody): readonly string[]
  /** What is told of a way once it is chosen. */
  routeNotes(words: Words, view: View, offer: Offer, choice: Choice, route: Route): readonly string[]
  /** Null for an order that is no fight, or not known to be one yet. */
  forecast(view: View, offer: Offer, chosen: OrderBody): Forecast | null
  /** The order as a line of a list. */
  line(words: Words, view: View, offer: Offer): string
  /** The order on the button that sends it. */
  label(words: Words, offer: Offer, drafted: { odds: string; stays: boolean }): string
  /** An order that waits to be sent, as a line of a list. */
  planned(words: Words, view: View, order: OrderBody): string
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
  /** Turn and date; null: those of the first turn. */
  turn(words: Words, view: View | null): string
  /** With what the side that is to act does it now: beside whose move it is, each in few words. */
  activity(words: Words, view: View, offers: readonly Offer[]): readonly string[]
  result(view: View): Result | null
  /** How both sides stand, in figures. */
  score(view: View): Readonly<Record<string, number>>
  /** What a newcomer is told on his first turn, in this order, each with its rule: ends of the keys `coach.…`. */
  readonly guide: Readonly<Record<string, string>>
  /** Of the guide, what would help now, the most useful first. */
  coach(view: View, isDrafting: boolean, mayTakeBack: boolean): readonly string[]
  /** The standing order that could decide what is asked of a side that does not act; null: none. */
  standing(view: View): string | null

  // The past.
  readonly lines: LineTraits
  /** The view of a moment of the past: one may look at everything and do nothing. */
  past(view: View, board: Board): View
}

/** A place on a track; `tone`: what is said of it by its colour, as the key of a sentence beside the track says in words. */
export interface TrackCell {
  readonly text: string
  readonly tone: 'plain' | Season
  /** It is where one is now. */
  readonly now: boolean
  /** What it means, in full. */
  readonly label: string
  /** What comes then, in a sign or two each; `label` says what they stand for. Absent: nothing. */
  readonly brings?: readonly string[]
}

/** What lies on a track or in a box, to be drawn: a counter, or a disc with some letters in the colour of a side or of a prize. */
export interface TrackPiece {
  readonly label: string
  /** So many of them that look alike; absent: one. */
  readonly n?: number
  readonly drawn:
    | CounterFace
    | { readonly text: string; readonly tone: 'german' | 'soviet' | 'major' | 'minor' }
}

/** Pieces that are not on the map and yet matter, of one side or kind: aircraft, reserves. */
export interface BesideGroup {
  readonly title: string
  readonly pieces: readonly {
    readonly id: string
    /** Its name, as short as it stands on the piece. */
    readonly name: string
    /** What it does or why it does nothing, in a word or two. */
    readonly state: string
    /** Where it is to be found on the map; null: nowhere. */
    readonly hex: string | null
  }[]
  /** What more is to be known of them. */
  readonly notes: readonly string[]
}

/** A figure drawn as a bar in the colour of a side; those of a part are on one scale. */
export interface TrackBar {
  readonly label: string
  readonly value: number
  readonly side: string
}

/** A part of what lies beside the map: a track, lines, strengths on one scale, and boxes that open. */
export interface TrackSection {
  readonly title: string
  readonly lines: readonly string[]
  readonly cells?: readonly TrackCell[]
  readonly bars?: readonly TrackBar[]
  /** Pieces that lie there, a line each, with its sentence. */
  readonly rows?: readonly { readonly text: string; readonly pieces: readonly TrackPiece[] }[]
  readonly boxes?: readonly {
    readonly title: string
    readonly text: string
    readonly bars?: readonly TrackBar[]
    readonly pieces?: readonly TrackPiece[]
  }[]
}

/** What a counter shows, in words, and one that shows it. */
export interface LegendEntry {
  readonly text: string
  readonly face: CounterFace
  readonly badge: Badge | null
}

/** A way to win the game, and how far it has come. */
export interface VictoryWay {
  /** Who wins by it; null: either. */
  readonly side: string | null
  readonly text: string
  readonly cite: string
  /** How it stands now. */
  readonly now: readonly string[]
  /** Where it is won on the map; empty: nowhere. */
  readonly at: readonly string[]
}

/** What a player leaves to be decided of one kind of decision: by whom, and what he wishes. */
export interface StandingWish extends Readonly<Record<string, unknown>> {
  readonly mode: string
}
/** The standing orders of a side as they are filed: a wish for each kind of decision beside what holds for all. */
export interface StandingOrders {
  readonly version: number
  readonly hours?: number | undefined
  readonly [kind: string]: StandingWish | number | undefined
}

/**
 * A control for one wish; `when`: a field that must be ticked for it. What it says follows from its kind of decision: it
 * is called `standing.KIND.FIELD`, and what it offers `standing.KIND.VALUE`, or as it stands where that is no word.
 */
export type StandingField = {
  readonly field: string
  readonly when?: string
} /** `adds`: its name is a sentence, which is added to what its kind says where it is ticked. */ & (
  | { readonly type: 'tick'; readonly adds?: true }
  /** One of several: buttons in columns. */
  | { readonly type: 'choice'; readonly of: readonly (string | number)[]; readonly columns?: 1 | 2 | 3 }
  /** A list that opens, null is none of them; `among`: it is told as one of what is ticked in that field. */
  | { readonly type: 'select'; readonly of: readonly (string | number | null)[]; readonly among?: string }
  /** Any of several, kept in the order in which they are offered. */
  | { readonly type: 'ticks'; readonly of: readonly string[] }
  /** Any of several, in the order of their weight: ends of the keys `standing.wish.…`. */
  | { readonly type: 'wishes'; readonly of: readonly string[] }
)

/** Choices of a player that may be made for him while he does not act. */
export interface StandingPort<View extends TableView = TableView> {
  /** What can fall on a side, first in battles, then in phases where nobody acts. */
  kinds(side: string): { readonly battles: readonly string[]; readonly phases: readonly string[] }
  inForce(view: View, side: string): StandingOrders
  usual(view: View, side: string): StandingOrders
  fields(side: string, kind: string): readonly StandingField[]
}

/** The part of the port that is fetched once the table stands. */
export interface LaterPort<View extends TableView = TableView, Words extends TableWords = TableWords> {
  /** The map before the first move. */
  start(): Scene
  /** What a layer draws, by its id. */
  draw(layer: string, view: View, looked: string | null): ReturnType<DrawLayer<View>>
  /** The rule that forbids a hex, to an offer or at all; null: none, or none that is of interest. */
  whyNot(view: View, offer: Offer | null, hex: string): Refusal | null
  /** The rule by which what is asked may not be finished yet, with the hexes that are in its way; absent, null: none. */
  hinder?(view: View): Refusal | null
  /** Units out of those of a stack that are wont to go together, such as a corps; absent: none are. */
  bodies?(words: Words, units: readonly string[]): readonly Body[]
  /**
   * Ways that go on beyond a chosen one, each whole from where it begins, by the hex that is tapped; absent: a unit goes
   * no way of its player's own.
   */
  waysOn?(
    view: View,
    offer: Offer,
    choice: Choice,
    chosen: OrderBody,
    route: Route,
  ): ReadonlyMap<string, readonly Route[]>
  /** What it costs or risks to go a way that is no move, the gravest first; absent: nothing. */
  perils?(view: View, offer: Offer, route: Route): readonly Peril[]
  /** What a move costs, part by part; empty: its sum says it all. */
  costs(view: View, offer: Offer, route: Route): readonly CostPart[]
  /** What the enemy could attack with where a unit ends its move so; null: it is not at war there. */
  exposure(words: Words, view: View, offer: Offer, route: Route): Stakes | null
  /** The throw that what is asked leads to, without the order that is being drafted and with it; absent, null: none. */
  stakes?(words: Words, view: View, chosen: OrderBody | null): Stakes | null
  /** A sensible set for a field that is filled with pieces; absent, null: none is known. */
  usual?(view: View, offer: Offer): readonly string[] | null
  /** Hexes of the counters for which a piece beside the map stands; absent: none. */
  standsFor?(view: View, piece: string): readonly string[]
  /** What counters show. */
  legend(words: Words, view: View): readonly LegendEntry[]
  /** How one wins, what ends the game at once first. */
  victory(words: Words, view: View): readonly VictoryWay[]
  /** Everything to be known about a hex, a line each. */
  hexFacts(words: Words, view: View, hex: string): readonly string[]
  tracks(words: Words, view: View): readonly TrackSection[]
  /** Pieces beside the map, by group; absent: there are none. */
  beside?(words: Words, view: View): readonly BesideGroup[]
  /** Counters on the map, by side and formation. */
  forces(
    view: View,
  ): readonly { readonly side: string; readonly formations: readonly (readonly string[])[] }[]
  /** Lines of the log that name units which were lost, by their keys. */
  readonly lost: readonly string[]
  /** What the lines tell, each in a few words; `isFighting`: the last attack is still being decided. Empty where that is nothing much. */
  recap(words: Words, lines: readonly LogLine[], isFighting: boolean): readonly string[]
  /** Null where no choice can be left to orders. */
  readonly standing: StandingPort<View> | null
}
