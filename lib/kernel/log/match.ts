import type { Hex32 } from '../dice/fair-dice'
import type { AnyOrder, Game, Line, Viewer } from '../game'
import type { Settled } from '../negotiation/affair'
import type { Challenge } from '../negotiation/challenge'
import type { Secret } from '../secret'
import type { Timing } from '../time/timing'
import type { Player } from './entry'

/** One running game: everything that follows from its log and from nothing else. */
export interface Match {
  readonly game: string
  readonly play: string
  readonly version: string
  /** Version of the rules under which the last entry was made. */
  readonly rules: string
  readonly scenario: string
  readonly options: unknown
  readonly mode: string
  readonly players: Readonly<Record<string, Player>>

  /** Entries so far, and the hash of the last. */
  readonly head: number
  readonly headHash: Hex32
  /** How often what this viewer may see has changed. */
  readonly versions: Readonly<Record<Viewer, number>>
  /** Lines told to each viewer from number `from` on; older ones follow from older entries. */
  readonly log: Readonly<Record<Viewer, Told>>

  readonly commitment: Hex32
  readonly nonces: Readonly<Record<string, Said>>
  readonly mixing: SeedExchange
  readonly mix: Hex32 | null
  readonly turnHashes: readonly Hex32[]
  readonly turnKeys: Readonly<Record<number, Hex32>>
  readonly seed: Hex32 | null
  readonly used: Used

  /** The state that cannot be undone any more; null before the set-up. */
  readonly committed: Secret<unknown> | null
  /** Orders that a side may still take back, which nobody else knows of; a side that has none is not there. */
  readonly drafts: Readonly<Record<string, Drafts>>
  /** The sides that choose at once in secret, until the last of them has chosen. One order is one choice. */
  readonly together: readonly string[]

  /** Null: without a clock, as from the beginning or since the computer has one of two seats. */
  readonly timing: Timing | null
  /** Without a clock: since when nothing was heard of whom the game waits for, milliseconds since 1970. */
  readonly silent: Readonly<Record<string, number>>
  /** The choice that standing orders decide if its player does not in time. */
  readonly timeout: DecisionTimeout | null
  readonly settled: Settled
  /** How the second player was found; null where nobody was waited for. */
  readonly challenge: Challenge | null
}

/** What a seat has said of its number. */
export interface Said {
  /** In whose name it committed: of its side, or of `drawn` while sides were still to be drawn. */
  readonly as: string
  /** c, or `-` where the number was said openly. */
  readonly commitment: string
  /** Null until the commitment is opened. */
  readonly nonce: Hex32 | null
  readonly blind?: Hex32
}

export interface SeedExchange {
  /** False in games that began before commitments were asked for. */
  readonly hides: boolean
  /** Which mix this is; more than 1 where players had to mix anew. */
  readonly tries: number
  /** Since when only opening is waited for, ISO. */
  readonly since: string | null
  /** Who proposes to mix anew, with his commitment for it. */
  readonly anew: { readonly by: string; readonly commitment: Hex32 } | null
}

/** A choice that its player has left to his standing orders, should he not make it himself in time. */
export interface DecisionTimeout {
  readonly side: string
  /** Since when the game waits for it, milliseconds since 1970. */
  readonly since: number
  /** For how many milliseconds that count it does; null while its player's drafts have made the choice. */
  readonly patience: number | null
}

export interface Told {
  readonly from: number
  readonly lines: readonly LogLine[]
}
/** `id` names what is told, alike for all who are told of it. */
export type LogLine = Line & { id: string; time: string }

/** Purposes of throws from number `from` on, of turns whose keys are shut; none may be thrown for twice. */
export interface Used {
  readonly from: number
  readonly purposes: readonly string[]
}

export interface Drafts {
  /** The state that stands, with these on top of it. */
  readonly live: Secret<unknown>
  readonly orders: readonly Draft[]
}
export interface Draft {
  readonly time: string
  readonly order: AnyOrder
  readonly events: readonly { type: string }[]
  /** Names of the events, for the lines that tell of them. */
  readonly ids: readonly string[]
  /** What its player hears of it. */
  readonly lines: readonly Omit<LogLine, 'time'>[]
  /** Of those that were given in one bundle, the same number. */
  readonly bundle?: number
  /** Its player's staff gave it, as his time was out. */
  readonly led?: true
}

/** What must be known of a game to write its entries down, and to read them. */
export type Scribe = Pick<Game, 'sides' | 'usual'>

/** The other side of a game of two. */
export const otherSide = (game: Game, side: string): string => game.sides.find((one) => one !== side)!

export const viewersOf = (game: Pick<Game, 'sides'>): readonly Viewer[] => [...game.sides, 'spectator']

/** true: facts made under one version of a game's rules are facts under the other, so that a game goes on under it. */
export const hasSameFacts = (one: string, other: string): boolean => one.split('.')[0] === other.split('.')[0]

/** Game, version and scenario in one word, as the dice protocol mixes it in. */
export const rulesOf = ({ play, version, scenario }: Pick<Match, 'play' | 'version' | 'scenario'>): string =>
  `${play}@${version}/${scenario}`
