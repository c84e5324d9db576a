import type { Words } from '@/lib/kernel/decision'
import type { Answer, Board, LegalEntry, Line } from '@/lib/kernel/game'
import type { Change } from '@/lib/kernel/log/change'
import type { ClockAnswer, Deed, OfferAnswer } from './affairs'
import type { DiceState } from './dice'
import type { CreateRequest } from './seats'

/**
 * What travels between a browser and the routes under /api/games. Times are ISO strings in UTC.
 * Every error answer is an ApiError with the status named beside its code.
 * Each POST is JSON from our own pages (the browser's Origin is checked). `id` is a command id: 16 to 64 characters
 * of A-Z a-z 0-9 _ -, drawn at random by the browser and kept for repeats of the same request; a repeat is answered
 * as the first was and changes nothing. Words whose key begins with `table.` are told by lib/words.
 */
export interface ApiError {
  /** A word for programs. */
  error:
    | 'not-signed-in' // 401, this browser has no account
    | 'bad-request' // 400, malformed or unknown
    | 'not-found' // 404, no such game or none that this browser may see
    | 'not-your-seat' // 403, a spectator or the other seat
    | 'wrong-origin' // 403, a request from another site
    | 'stale' // 409, the game has moved on; `now` holds the new view
    | 'repeated-differently' // 409, the same command id with another body
    | 'refused' // 422, the rules forbid it; see `no`, `because`, `at`
    | 'gone' // 410, a dead link, or a game begun under other rules
    | 'too-large' // 413
    | 'too-many' // 429, asked too often; `Retry-After` says when again
    | 'wrong-type' // 415
    | 'internal' // 500, our mistake
    | 'unavailable' // 503, the store did not answer; repeat with the same id
  /** A sentence for people, without secrets. */
  message: string
  no?: string
  because?: Words
  at?: readonly string[]
  /** Which part of the request is wrong (400). */
  path?: string
  now?: GameAnswer
}

/**
 * GET /api/games/:id?since=N&as=SIDE (`as`: through whose eyes, at a hot seat only).
 * Also the answer to every order, nonce, entry and computer step.
 */
export interface GameAnswer {
  game: string
  /** Which game is played: a folder of lib/games. */
  kind: string
  scenario: string
  mode: CreateRequest['mode']
  /** Game, version and scenario as the dice protocol names them. */
  rules: string
  title: string
  /** This viewer's own version; it moves only when something that he may see moves. */
  version: number
  /** Whom this browser plays; empty for a spectator; both at a hot seat. */
  seats: readonly string[]
  /** Through whose eyes `view` looks. */
  viewer: string
  /** What each side is: a person, the computer, or still open. */
  players: Readonly<Record<string, 'person' | 'computer' | 'open'>>
  /** `join`: waits for the second player; `nonce`: waits for the creator's part of the dice; `closed`: never begun. */
  stage: 'join' | 'nonce' | 'play' | 'over' | 'closed'
  /** How the second player was found, and what became of it if it did not come to a game; null: nobody was sought. */
  challenge: {
    drawn: boolean
    to: 'link' | 'all' | 'player'
    closed: 'withdrawn' | 'declined' | 'left' | null
  } | null
  /** The server's commitment to its seed. */
  commitment: string
  /** M of the dice protocol; null until all numbers are open. */
  mix: string | null
  /** How the dice come about; null once they are mixed. */
  dice: DiceState | null
  /** Whose order the game waits for, as this viewer may know: in a secret choice both, until both have chosen. */
  awaits: readonly string[]
  result: { winner: string; why: Words; cite: string } | null
  /** Links that are alive and that this browser may revoke; absent for others. */
  links: { invite?: boolean; watch?: boolean; recover?: boolean }
  /** Goes openly into links that are shared, so that they have a picture; null where the spectator link is dead. */
  public: string | null
  /** The game's own view of the viewer, see the game's view.ts; null until the set-up is done (join, nonce). */
  view: unknown
  /** Legal orders of the viewer, empty if it is not his move. */
  legal: readonly LegalEntry[]
  /**
   * Lines of the viewer's log from number `since` on (`n` counts from 0; without `since` from the first on GET, none on
   * POST), but of those that stand no more than the last 100 to 199, and how many there are in all; what is older is
   * told by GET /api/games/:id/log. `id` is the same for everybody who is told that line. What a browser holds from
   * `logLength` on was taken back and is to be dropped.
   */
  log: readonly (Line & { n: number; id: string; time: string })[]
  logLength: number
  /** How many of them can never be taken back. */
  firmLength: number
  /** True if the viewer's last order can be taken back. */
  mayTakeBack: boolean
  /** When the viewer's own standing orders decide what is asked of him; null: never, or he is asked nothing. */
  lapse: string | null
  /** Null where the game has no clock. */
  clock: ClockAnswer | null
  /** Offers that stand; none for a spectator. */
  offers: readonly OfferAnswer[]
  /** Seats for which a substitute is sought. */
  sought: readonly string[]
  /** Seats that are empty, as their players' accounts are deleted. */
  empty: readonly string[]
  /** Sides whose staff acts for them in this player turn, as their time was out, or as they wished. */
  led: readonly string[]
  /** Seats that somebody else has taken over, by agreement, or as their player's time was out, or he was silent or had left. */
  substitutes: Readonly<Record<string, { why: 'agreed' | 'late' | 'silent' | 'left'; since: string }>>
  /** Without a clock: when a side that is waited for will have been silent for so long that the other may end the game; told to players. */
  silence: { side: string; ends: string } | null
  /** Whether he is told how the game goes on; null for who plays, or can hear nothing of it. */
  follows: boolean | null
  /** Sides whose players show the game to all, now that it is over; null where there is no such choice for this viewer. */
  showing: readonly string[] | null
  /** What the viewer may do beside the rules. */
  may: readonly Deed[]
  /** True if the computer is to move, or a staff that leads: the browser asks POST .../advance until it is not. */
  computerToMove: boolean
  /**
   * Hints of the guide that the viewer's account says he has been given; null: it says nothing of them. In what a page is sent
   * with alone, and for who has an account.
   */
  hints?: string | null
  /** The boards of its lines from `since` on; in the answer to a poll alone. */
  past?: PlayedAgain
}

/** Boards of the past, as one viewer may see them. */
export interface PlayedAgain {
  /** Number of the first line that is played again. */
  since: number
  /** The board before that line; null until the set-up is done. */
  start: Board | null
  /** What each line changed on the board. */
  steps: readonly Change[]
}

/**
 * GET /api/games/:id/version?as=SIDE&seen=V&since=N: what a poll asks; read the game again when the number has moved.
 * `seen`: the version that one knows; when it has moved past that, the game comes along, with its log from line `since` on.
 */
export interface VersionAnswer {
  /** Through whose eyes: he may have lost his seat since. */
  viewer: string
  version: number
  /** Messages of the other player that this one has not read. */
  unread: number
  /** The other player has the table open, or had it within the last minutes, and lets it be seen. */
  here: boolean
  table?: GameAnswer
}

/**
 * POST /api/games/:id/orders. `side` is needed at a hot seat only. `{ type: 'takeBack' }` undoes one's last order, with
 * `whole: true` the whole bundle that it came with.
 */
export interface OrderRequest {
  id: string
  seen: number
  side?: string
  order: { type: string } & Record<string, unknown>
  since?: number
}

/**
 * POST /api/games/:id/bundles: at most 64 orders, judged in turn and written at once, up to the first refusal or die.
 * 422 where not even the first stands.
 */
export interface BundleRequest {
  id: string
  seen: number
  side?: string
  orders: readonly ({ type: string } & Record<string, unknown>)[]
  since?: number
}
export type BundleAnswer = GameAnswer & BundleDone
export interface BundleDone {
  /** How many orders stand, from the first on. */
  stood: number
  /** Why the next one does not; null where none was refused: all stand, or a die came first. */
  refused: ApiError | null
}

/**
 * POST /api/games/:id/standing: what is to be decided for a side while it does not act, in the game's own language
 * (`Game.standing`); null: nothing from now on. A secret of its owner; possible at any time, whatever version he saw.
 */
export interface StandingRequest {
  id: string
  side?: string
  orders: object | null
  since?: number
}

/**
 * POST /api/games/:id/staff: what a side's staff keeps for it, such as groups and marches (`Game.staff`), at most 8,192
 * characters of JSON; null: nothing from now on. A secret of its owner, in whose view alone it comes back.
 */
export interface StaffRequest {
  id: string
  side?: string
  staff: object | null
  since?: number
}

/** POST /api/games/:id/advance: let the computer player, or a staff that leads, play on for a moment. */
export interface AdvanceRequest {
  id: string
  since?: number
  /** Whoever asks looks no longer: it plays on after the answer, until he is asked. */
  leaves?: boolean
}

/** POST /api/games/:id/ask: a number that a rule defines, on the asker's own view. */
export interface AskRequest {
  side?: string
  question: unknown
}

export type AskAnswer = Answer
