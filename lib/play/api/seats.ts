import type { Pace } from '@/lib/kernel/time/clock'

// What travels when a game is set up and somebody comes to it: challenges, links, seats; see api.ts.

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
  /** Days of the week on which no time counts, 0 for Sunday to 6 for Saturday, in the place of weekends. */
  free?: readonly number[]
  /** The player's time zone, for free days and days off. */
  zone?: string
}

export interface CreateAnswer {
  game: string
  /** Commitment to the server's seed; the creator of an invited game answers with POST .../nonce. */
  commitment: string
  /** Secrets of the two links (mode `invite`; `watch` for all); they go into the fragment of a link, never a path. */
  invite?: string
  watch: string
  /** It was to be open to all, but the public list is full: it can be accepted by its link alone. */
  unlisted?: true
}

/** POST /api/games/:id/forget: takes a game off the list of this account, unless it still waits for somebody. */
export interface IdRequest {
  id: string
}

/** POST /api/games/:id/show: whether all may see a finished game again; they may as long as both players wish it. */
export interface ShowRequest {
  id: string
  on: boolean
}
export interface ShowAnswer {
  /** Sides whose players wish it. */
  showing: readonly string[]
}

/** POST /api/games/:id/close: the challenger withdraws his challenge, or whoever has its link declines it. */
export interface CloseRequest {
  id: string
  token?: string
}

/**
 * POST /api/games/:id/rematch: the same game again with sides changed; for both players it is the same new game. Against
 * the computer it begins at once.
 */
export interface RematchAnswer {
  game: string
  /** Of a game that was made by this: the creator answers with POST .../nonce. */
  commitment?: string
  /** Where the other player has offered it already: it is accepted by POST .../enter. */
  token?: string
}

/**
 * POST /api/games/:id/start-here, CreateAnswer: a new game where this finished one stood after a line of the log of one
 * viewer, or as it ended. What lay face down is drawn anew by the dice of the new game.
 */
export interface StartHereRequest
  extends Pick<CreateRequest, 'id' | 'mode' | 'side' | 'to' | 'pace' | 'weekendsOff' | 'free' | 'zone'> {
  as?: string
  line?: number
}

/** What somebody agrees to who accepts a challenge. */
export interface Terms {
  /** The id of the game. */
  kind: string
  /** Absent: a table to practise at, or one that was offered before this was told. */
  scenario?: string | undefined
  /** null: without a clock. */
  pace: string | null
  weekendsOff: boolean
  /** Days of the week on which no time counts, in the place of weekends. */
  free?: readonly number[] | undefined
  /** It begins in this turn, where a finished game stood: what lay face down is drawn anew, stacks are known to both. */
  here?: number | undefined
  /** As the game's own schema has them. */
  options: Readonly<Record<string, unknown>>
}

/** POST /api/games/:id/peek: what a link is for, before it is used. Changes nothing. */
export interface PeekRequest {
  token: string
}

export interface PeekAnswer {
  /** `closed`: it does not come to a game. */
  kind: 'invite' | 'watch' | 'recover' | 'closed'
  side?: string
  /** It opens the seat of the other side than this browser plays; nobody may have both, and it is of no use here. */
  across?: true
  closed?: 'withdrawn' | 'declined' | 'left'
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
