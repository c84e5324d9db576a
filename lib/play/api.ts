import type { Change } from '@/lib/kernel/change'
import type { Pace } from '@/lib/kernel/clock'
import type { Words } from '@/lib/kernel/decision'
import type { Answer, Board, LegalEntry, Line } from '@/lib/kernel/game'
import type { ClockAnswer, Deed, OfferAnswer } from './affairs-api'

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

/** POST /api/games. `computer`: against the computer; `hotseat`: both seats here; `watch`: computer against computer. */
export interface CreateRequest {
  id: string
  game: string
  scenario: string
  mode: 'computer' | 'hotseat' | 'watch' | 'invite'
  /** Of a game with mode `invite` also `random`: it is drawn when the second player joins. */
  side: string
  /** `all`: the challenge stands in the public list (mode `invite`). */
  to?: 'link' | 'all'
  options?: Record<string, unknown>
  /** In mode `invite`: how fast it is to be played; without it there is no clock. */
  pace?: Pace
  weekendsOff?: boolean
  /** The player's time zone, for weekends and days off. */
  zone?: string
}
export interface CreateAnswer {
  game: string
  /** Commitment to the server's seed; the creator of an invited game answers with POST .../nonce. */
  commitment: string
  /** Secrets of the two links (mode `invite`; `watch` for all); they go into the fragment of a link, never a path. */
  invite?: string
  watch: string
}

/** POST /api/games/:id/forget: takes a game off the list of this account, unless it still waits for somebody. */
export interface IdRequest {
  id: string
}

/** POST /api/games/:id/close: the challenger withdraws his challenge, or whoever has its link declines it. */
export interface CloseRequest {
  id: string
  token?: string
}

/** POST /api/games/:id/rematch: the same game again with sides changed; for both players it is the same new game. */
export interface RematchAnswer {
  game: string
  /** Of a game that was made by this: the creator answers with POST .../nonce. */
  commitment?: string
  /** Where the other player has offered it already: it is accepted by POST .../enter. */
  token?: string
}

/**
 * POST /api/games/:id/nonce: a player's part of the dice. Whoever is not the last to say his number first sends a
 * commitment to it (`sealed`), and the number with its `blind` when all others stand (`GameAnswer.dice.owes`).
 */
export interface NonceRequest {
  id: string
  /** What the server is committed to, as this browser saw it. */
  commitment: string
  sealed?: string
  nonce?: string
  blind?: string
  /** Which mix it is for, 1 if absent; the next one proposes to mix anew (`sealed`) or agrees to it (`nonce`). */
  try?: number
  /** His player agrees to mix anew; needed before `DiceState.until`. */
  agreed?: true
  /** The commitment of the proposal that he agrees to, as he saw it. */
  to?: string
  since?: number
}

/** What somebody agrees to who accepts a challenge. */
export interface Terms {
  /** The id of the game. */
  kind: string
  /** null: without a clock. */
  pace: string | null
  weekendsOff: boolean
  /** As the game's own schema has them. */
  options: Readonly<Record<string, unknown>>
}

/** POST /api/games/:id/peek: what a link is for, before it is used. Changes nothing. */
export interface PeekRequest {
  token: string
}
export interface PeekAnswer {
  /** `closed`: the challenge was withdrawn or declined. */
  kind: 'invite' | 'watch' | 'recover' | 'closed'
  side?: string
  closed?: 'withdrawn' | 'declined'
  /** What the challenger calls himself. */
  from?: string
  /** Sides are drawn when the second player joins. */
  drawn?: boolean
  /** The game has begun: somebody is sought who takes a seat over. */
  running?: boolean
  /** The challenge is for all, so that nobody can decline it. */
  open?: boolean
  /** Of an invitation: what he agrees to who takes it. */
  terms?: Terms
  title: string
  commitment: string
  /** Of an invitation: what the challenger shows of his number; null: nothing yet. */
  said?: string | null
}

/** POST /api/games/:id/enter: use a link. The invited player sends his number, or `sealed` where nobody said his yet. */
export interface EnterRequest {
  id: string
  token: string
  commitment?: string
  sealed?: string
  nonce?: string
  zone?: string
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
  challenge: { drawn: boolean; to: 'link' | 'all' | 'player'; closed: 'withdrawn' | 'declined' | null } | null
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
   * Lines of the viewer's log from number `since` on (`n` counts from 0; without `since` all of them on GET, none on
   * POST), and how many there are in all. `id` is the same for everybody who is told that line. What a browser holds from `logLength` on was taken back and is to be dropped.
   */
  log: readonly (Line & { n: number; id: string; time: string })[]
  logLength: number
  /** How many of them can never be taken back. */
  firmLength: number
  /** True if the viewer's last order can be taken back. */
  mayTakeBack: boolean
  /** Null where the game has no clock. */
  clock: ClockAnswer | null
  /** Offers that stand; none for a spectator. */
  offers: readonly OfferAnswer[]
  /** Seats for which a substitute is sought. */
  sought: readonly string[]
  /** Seats that somebody else has taken over, by agreement or because their player's time was out. */
  substitutes: Readonly<Record<string, { why: 'agreed' | 'late'; since: string }>>
  /** What the viewer may do beside the rules. */
  may: readonly Deed[]
  /** True if the computer is to move: the browser asks POST .../advance until it is not. */
  computerToMove: boolean
}

/** How the players' numbers come together before the first throw. */
export interface DiceState {
  /** Which mix this is, from 1. */
  try: number
  /** What this browser's seat owes now (POST .../nonce). */
  owes: 'commitment' | 'nonce' | 'reveal' | 'agreement' | null
  /** In whose name it commits: its side, or `drawn` while sides are not drawn. */
  as: string
  /** Sides whose part is missing. */
  waitsFor: readonly string[]
  /** What seats have shown so far: commitments, and, for players only, numbers said openly. */
  said: readonly { seat: string; commitment: string; nonce: string | null }[]
  /** Who proposes to mix anew, with his commitment for it. */
  anew: { by: string; commitment: string } | null
  /** From then on the other browser agrees by itself to mix anew, ISO; null: nothing but opening is waited for. */
  until: string | null
}

/** GET /api/games/:id/replay?since=N&as=SIDE: the boards that the viewer's log tells of, from line `since` on. */
export interface ReplayAnswer {
  /** The viewer's version; as long as it stands the answer stays the same. */
  version: number
  viewer: string
  /** Number of the first line that is played again. */
  since: number
  /** The board before that line; null until the set-up is done. */
  start: Board | null
  /** What each line changed on the board. */
  steps: readonly Change[]
}

/** GET /api/games/:id/version?as=SIDE: what a poll asks; read the game again when the number has moved. */
export interface VersionAnswer {
  version: number
  /** Messages of the other player that this one has not read. */
  unread: number
}

/** POST /api/games/:id/orders. `side` is needed at a hot seat only. `{ type: 'takeBack' }` undoes one's last order. */
export interface OrderRequest {
  id: string
  seen: number
  side?: string
  order: { type: string } & Record<string, unknown>
  since?: number
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

/** POST /api/games/:id/advance: let the computer player play on for a moment. */
export interface AdvanceRequest {
  id: string
  since?: number
}

/** POST /api/games/:id/ask: a number that a rule defines, on the asker's own view. */
export interface AskRequest {
  side?: string
  question: unknown
}
export type AskAnswer = Answer

/**
 * POST /api/games/:id/links. A new link makes the old one of its kind dead. Each player makes and revokes his own
 * `recover`; the creator makes and revokes `watch`, and `invite` while the seat is open.
 */
export interface LinkRequest {
  id: string
  make?: 'recover' | 'watch' | 'invite'
  revoke?: 'recover' | 'watch' | 'invite'
}
export interface LinkAnswer {
  token?: string
}

/** GET /api/games/:id/dice: what anybody at the table may check now. */
export interface DiceAnswer {
  game: string
  rules: string
  commitment: string
  /** Present once the mix is made: M, and for each turn the hash of its public key. */
  mix: string | null
  /** Which mix it is; more than 1: players had to mix anew. */
  tries: number
  /** `as`: in whose name the seat committed. The number and what opens its commitment are shown once all are open. */
  seats: readonly {
    seat: string
    as: string
    commitment: string
    nonce: string | null
    blind: string | null
  }[]
  turnHashes: readonly string[]
  /** Keys of turns that are over. */
  turnKeys: Readonly<Record<number, string>>
  /** Public throws of opened turns, and all throws once the game is over. */
  throws: readonly {
    turn: number
    /** How often players had agreed to go back beyond a throw. */
    epoch: number
    purpose: string
    sides: number
    face: number
    hidden: boolean
  }[]
  /** The seed, once the game is over. */
  seed: string | null
}

/** GET /api/games/:id/export?as=SIDE: a finished game whole, for `npm run verify`; a running one as its viewer knows it. */
export type ExportAnswer = WholeGame | SeenGame
export interface WholeGame {
  format: 'fieldpost/game/1'
  game: string
  /**
   * The entries of the log as they are stored, oldest first; each holds the hash of the one before. Of an order that
   * was taken back, and of the taking back, there is only the hash.
   */
  entries: readonly string[]
}
/** What one viewer may know of a running game. The same as long as his version stays. */
export interface SeenGame {
  format: 'fieldpost/view/1'
  kind: string
  version: string
  scenario: string
  viewer: string
  /** The game's own view of the viewer, as in GameAnswer. */
  view: unknown
  /** The viewer's whole log. */
  log: readonly (Line & { time: string })[]
}

/**
 * POST /api/games/import, 2 MB at most: a table to practise at, both seats in one hand, where the document stands or,
 * of a whole game, after its first `after` entries (else before the last).
 */
export interface ImportRequest {
  id: string
  document: ExportAnswer
  after?: number
}
export interface ImportAnswer extends CreateAnswer {
  /** false: what the viewer did not know was drawn by lot. */
  whole: boolean
}
