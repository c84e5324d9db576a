import type { Hex32 } from '../dice/fair-dice'
import type { Result, Viewer } from '../game'
import type { Span } from '../time/calendar'

/** What players settle beside the rules of their game, as it stands in the log. Both sides are told of all of it. */
export type Affair =
  | { type: 'resign' }
  | { type: 'offer'; what: Plain }
  | { type: 'offer'; what: 'takeBack'; moment: Moment }
  | { type: 'accept'; what: Plain }
  | ({ type: 'accept'; what: 'takeBack' } & Return)
  | { type: 'decline' | 'withdraw'; what: Offered }
  /** Ends a pause; clocks run again after the notice of the pace. */
  | { type: 'resume' }
  /** The other side's time is out, it was silent for long where there is no clock, or (extend) it is given a hand-off's time anew. */
  | { type: 'claim'; outages: readonly Span[] }
  /** Its time is out, and its staff leads it to the end of this player turn. */
  | { type: 'lead'; outages: readonly Span[] }
  /** Its staff leads the whole of the turn that begins, as its player has filed that it is to. The server says it, nobody asks for it. */
  | { type: 'pass' }
  /** What it was filed for does not hold any more: its player goes on himself with that turn. The server says it, too. */
  | { type: 'passEnds' }
  | { type: 'extend' }
  | { type: 'replace'; what: Replacement; outages: readonly Span[] }
  /** Days off, from the first to the last, in the player's own zone. */
  | { type: 'away'; first: string; last: string }
  | { type: 'back' }
  /** His account is deleted: the seat is empty. The server says it, nobody asks for it. The last one ends the game. */
  | { type: 'leave' }

type Plain = 'draw' | 'pause' | Replacement
/** Who may take a seat: the computer player, or whoever opens the link for a substitute. */
export type Replacement = 'computer' | 'substitute'
export type Offered = Plain | 'takeBack'

/** A moment to which players may agree to go back: before entry `n`, when each viewer had been told so many lines. */
export interface Moment {
  readonly n: number
  readonly turn: number
  readonly lines: Readonly<Record<Viewer, number>>
}

/**
 * The game as it goes on from an earlier moment: its state, and how many of the throws so far stay thrown. If some do
 * not, the epoch of the dice rises, so that nobody knows what the same throws will show.
 */
export interface Return {
  readonly n: number
  readonly state: unknown
  readonly thrown: number
  readonly epoch: number
}

export interface AffairBody {
  kind: 'affair'
  by: string
  affair: Affair
  /** The seed, in the entry that ends the game. */
  seed?: Hex32
}

/** What stands open until it is answered, withdrawn or overtaken. */
export interface Offer {
  readonly by: string
  readonly what: Offered
  readonly time: string
  /** Where to go back to. */
  readonly moment?: Moment
}

/** By agreement, because its player's time was out, because he was silent without a clock, or has left for good. */
export type Why = 'agreed' | 'late' | 'silent' | 'left'

/** Why a seat was open to somebody else, and since when he sits there. */
export interface Substitute {
  readonly why: Why
  readonly since: string
}

/** What players have settled so far, as far as it still counts. */
export interface Settled {
  readonly offers: readonly Offer[]
  /** Offers that were declined or withdrawn: nobody is asked the same again until something has changed. */
  readonly spent: readonly Pick<Offer, 'by' | 'what' | 'time'>[]
  /** Seats that are open to a substitute. */
  readonly sought: Readonly<Record<string, Why>>
  /** Seats that are empty, as their players' accounts are deleted. */
  readonly empty: readonly string[]
  /** Seats that somebody else has taken over in the course of the game. It stays for all to see. */
  readonly substitutes: Readonly<Record<string, Substitute>>
  /**
   * Sides whose staff leads them, or did so last, as their time was out: the name of that player turn. It ends with an
   * order of their own that stands.
   */
  readonly led: Readonly<Record<string, string>>
  /** Sides whose staff leads them through the turn that goes on, as they wished. */
  readonly passed: readonly string[]
  /** By which entry of the log each of them sat down. No browser is told: it would count what it must not see. */
  readonly seatedBy: Readonly<Record<string, number>>
  /** How the game ended, if not by its rules. */
  readonly end: Result<string> | null
  /** Epoch of the dice: how often players agreed to go back beyond a throw. */
  readonly epoch: number
}

export const NOTHING_SETTLED: Settled = {
  ...{ offers: [], spent: [], sought: {}, empty: [], substitutes: {}, led: {}, passed: [], seatedBy: {} },
  ...{ end: null, epoch: 0 },
}

interface Seats {
  readonly players: Readonly<Record<string, string>>
  readonly settled: Settled
}

/** Sides behind which there is a person who has not left for good. */
export const present = ({ players, settled }: Seats): readonly string[] =>
  Object.keys(players).filter((side) => players[side] === 'person' && !settled.empty.includes(side))

/** true: who plays here has a browser of his own. A substitute does not sit at the screen of the one who sought him. */
export const isApart = ({ mode, settled }: { readonly mode: string; readonly settled: Settled }): boolean =>
  mode === 'invite' || Object.keys(settled.substitutes).length > 0

const isLast = (match: Seats, by: string): boolean => present(match).every((side) => side === by)

/** true: with this affair of a side the game is over. */
export const isEnd = (match: Seats, by: string, affair: Affair): boolean =>
  affair.type === 'resign' ||
  affair.type === 'claim' ||
  (affair.type === 'accept' && affair.what === 'draw') ||
  (affair.type === 'leave' && isLast(match, by))

/** true: what this side has drafted then stands for ever. Only who resigns shows himself what he had done. */
export const keepsDraftsOf = (side: string, by: string, affair: Affair): boolean =>
  affair.type === 'resign' && side === by

/** true: what this side has drafted cannot stay a draft, and may be no secret that others end with the game. */
export const undoesDraftsOf = (match: Seats, side: string, by: string, affair: Affair): boolean =>
  (isEnd(match, by, affair) && !keepsDraftsOf(side, by, affair)) ||
  (affair.type === 'accept' && affair.what === 'takeBack')
