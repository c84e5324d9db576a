import type { Badge, CounterFace, Scene } from '@/components/map/scene'
import type { Season, SideTone } from '@/components/map/sheet'
import type { OrderBody } from '@/components/offline/plan'
import type { LogLine } from '@/components/table/game-controls'
import type { FoughtPart } from '@/components/table/watch/stops'
import type { Refusal } from '@/lib/kernel/decision'
import type { Side } from '@/lib/wargame/ruleset'
import type { Group } from '@/lib/wargame/staff/papers'
import type { FrontFact } from './past/front-asked'
import type { Burst, MoveGroup } from './past/front-marks'
import type { Body, Choice, CostPart, DrawLayer, Offer, Peril, Route, Stakes, TableView } from './port'
import type { TableWords } from './text/table-words'
import type { Drafted } from './turn/perils'

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
  readonly lines?: readonly string[]
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
interface LegendEntry {
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
  /** How it stands now; absent: there is nothing to be told of that. */
  readonly now?: readonly string[]
  /** Where it is won on the map; absent: nowhere. */
  readonly at?: readonly string[]
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

/** What has happened along the front, and what is drawn of it upon the map. */
export interface FrontRecap {
  readonly facts: readonly FrontFact[]
  /** Where it was quiet; null: nowhere. */
  readonly quiet: string | null
  /** What is told before the facts, such as the weather and what a side needs by the end of the turn; empty: nothing. */
  readonly head: readonly string[]
  /** Its fights, those first of the part of the front where they cost most. */
  readonly fights: readonly FoughtPart[]
  readonly tints: Scene['tints']
  /** Moves that were alike, the largest first, and fights. */
  readonly arrows: readonly (Omit<MoveGroup, 'side'> & { readonly side: SideTone })[]
  readonly bursts: readonly Burst[]
}

/** The part of the port that is fetched once the table stands. */
export interface LaterPort<View extends TableView = TableView, Words extends TableWords = TableWords> {
  /** The map of a scenario before the first move. */
  start(scenario: string): Scene
  /** In which turn it begins, and on which of several maps; null: the usual one. */
  firstTurn(scenario: string): number
  firstSheet(scenario: string): string | null
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
  /** What is told of a way once it is chosen. */
  wayNotes(words: Words, view: View, offer: Offer, choice: Choice, route: Route): readonly string[]
  /**
   * What counts in a fight once for all who attack, beside what each is told to bring: at the least and at the most; absent,
   * null: nothing does.
   */
  added?(view: View, offer: Offer, chosen: OrderBody): readonly [least: number, most: number] | null
  /** What an order costs or risks that is neither a move nor an attack, the gravest first; absent: nothing. */
  perils?(view: View, drafted: Drafted): readonly Peril[]
  /** The next of the losses that are due, as the viewer's standing orders would have it; absent, null: none is asked for. */
  loss?(view: View): OrderBody | null
  /** What a move costs, part by part; empty: its sum says it all. */
  costs(view: View, offer: Offer, route: Route): readonly CostPart[]
  /** What the enemy could attack with where a unit ends its move so; null: it is not at war there. */
  exposure(words: Words, view: View, offer: Offer, route: Route): Stakes | null
  /** The throw that what is asked leads to, without the order that is being drafted and with it; absent, null: none. */
  stakes?(words: Words, view: View, chosen: OrderBody | null): Stakes | null
  /** Counters with which the one field of an order begins, where that takes too long to find for the port; absent, null: as it says. */
  proposes?(view: View, offer: Offer): readonly string[] | null
  /** A sensible set for a field that is filled with pieces; absent, null: none is known. */
  usual?(view: View, offer: Offer): readonly string[] | null
  /** Hexes of the counters for which a piece beside the map stands; absent: none. */
  standsFor?(view: View, piece: string): readonly string[]
  /** What counters show. */
  legend(words: Words, view: View): readonly LegendEntry[]
  /** How one wins, what ends the game at once first. */
  victory(words: Words, view: View): readonly VictoryWay[]
  /** Where a game that is over was decided; empty: all over the field. */
  decidedAt(words: Words, view: View): readonly string[]
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
  /** Whose a counter is; undefined: there is none of this name. */
  sideOf(view: View, unit: string): Side | undefined
  /**
   * The side whose turn begins with a line, of games in which no line tells of a player turn (`LineTraits.turns`); null: that of
   * none begins, but what was begun is over; undefined: nothing of the kind. Absent: nobody's does.
   */
  begins?(line: LogLine): Side | null | undefined
  /** What the lines tell, each in a few words; `isFighting`: the last attack is still being decided. Empty where that is nothing much. */
  recap(words: Words, lines: readonly LogLine[], isFighting: boolean): readonly string[]
  /**
   * What has happened along the front since the viewer saw it as `then`, the gravest first, and the ground that was won;
   * told of his own views and of the lines between them alone. `led`: armies of his own staff by which parts of the front are
   * called, where it is told to nobody but him; absent: none are.
   */
  front(
    words: Words,
    then: View,
    now: View,
    lines: readonly LogLine[],
    isFighting: boolean,
    led?: readonly Group[],
  ): FrontRecap
  /** Null where no choice can be left to orders. */
  readonly standing: StandingPort<View> | null
}
