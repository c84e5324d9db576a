import type { Words } from '@/lib/kernel/decision'
import type { GameAnswer } from './game'
import type { CreateRequest, Terms } from './seats'

// What travels between a browser and the lists of games and challenges; see api.ts.

/** GET /api/games?seen=TAG: the games of this browser's account; none for a stranger. */
export interface ListAnswer {
  /** By what the server calls this browser, as `MeAnswer` does; null: it is nobody's. */
  here: string | null
  /** In the order in which they are to be shown. */
  games: readonly ListedGame[]
  offers: readonly ListedOffer[]
  /** A channel by which he is told of his games is switched off, or is no more. */
  cutOff?: true
  /** Says what this list says: whoever asks with it is answered no more than whether anything has changed. */
  tag?: string
}

export interface ListUnchanged {
  unchanged: true
}

export interface ListedGame extends GameSummary {
  game: string
  title: string
  /** Whom this account plays there. */
  sides: readonly string[]
  /** What the player of a side calls himself; null: nothing. Absent: nobody's, or a former player's. */
  names: Readonly<Record<string, string | null>>
  /** True if something waits for this account. */
  mine: boolean
  /** Messages of the other player that this account has not read. */
  unread: number
  /** Address of a small picture of its front, without a language; null where there is none. */
  picture: string | null
}

/** How a game stands, as one viewer may know, in so few words that a list of games can be read at once. */
export interface GameSummary {
  kind: string
  mode: CreateRequest['mode']
  /** A table to practise at. */
  practice?: true
  players: GameAnswer['players']
  stage: GameAnswer['stage']
  /** Seats that are empty, as their players' accounts are deleted; cards of before know none. */
  empty?: readonly string[]
  /** null before the set-up. */
  turn: number | null
  turns: number
  /** Who must do something now; before the set-up those whose part of the dice is missing. */
  awaits: readonly string[]
  /** What is asked, a sentence of the game; null before the set-up. */
  asked: Words | null
  winner: string | null
  challenge: GameAnswer['challenge']
  /** How fast it is played; null: without a clock. */
  pace: string | null
  /** When the time of whoever is awaited runs out, ISO in UTC; absent: never. */
  deadline?: string
  /** Milliseconds of it that still count, without weekends and days off; for who only watches all do. */
  left?: number
  /** This viewer's own version, and when it moved last, ISO in UTC. */
  version: number
  changed: string
}

/** A game that is to be had by POST .../enter. One that somebody offers to this account is declined by .../close. */
export interface ListedOffer extends Terms {
  game: string
  title: string
  /** The side that is to be taken; null: it is drawn. */
  side: string | null
  /** What the challenger calls himself. */
  from: string | null
  since: string
  token: string
  commitment: string
}

/** What a player is known by before one has played him: figures alone, of games against other people. */
export interface PlayerTold {
  finished: number
  /** Of these so many ended with his time being out. */
  late: number
  /** Within which time he usually answers; null: not known. */
  answers: Answering | null
  /** In the game in question; null: he is not rated there, or does not wish it. */
  rating: RatingTold | null
  /** He wishes to be rated: against somebody else who does, the game will be. */
  rated: boolean
}
/** What a player's page tells anybody who has its address. */
export interface PlayerPage {
  /** What names it in an address. */
  page: string
  name: string | null
  /** His figures; a rating is told by game. */
  player: PlayerTold
  games: readonly Score[]
  archive: ArchiveAnswer
}
/** Of one game, what was his own from beginning to end. */
export interface Score {
  kind: string
  title: string
  won: number
  drawn: number
  lost: number
  rating: RatingTold | null
}

/**
 * GET /api/archive[?after=MORE][&player=PAGE]: finished games that both their players show to all, newest first, some at
 * a time; of one player, if his page is named. Anybody looks at them under /games/:id as who watches.
 */
export interface ArchiveAnswer {
  games: readonly ArchivedGame[]
  /** By what the next of them are asked for; null: that was all. */
  more: string | null
}
export interface ArchivedGame {
  game: string
  kind: string
  title: string
  /** In which turn of how many it ended. */
  turn: number | null
  turns: number
  /** A side, `draw`, or null where it is not known. */
  winner: string | null
  /** ISO in UTC. */
  ended: string
  /** What they call themselves, and what names their pages, by side. */
  players: readonly { side: string; name: string | null; page: string | null }[]
  /** Whom the player had whose page was named. */
  side?: string
  picture: string | null
}
export type Answering = 'minutes' | 'hour' | 'hours' | 'day' | 'days' | 'longer'
/** The same of who challenges all; `page` names his page, where he wishes to have one. */
export interface ChallengerTold extends PlayerTold {
  page: string | null
}
export interface RatingTold {
  rating: number
  /** With 95 of 100 he is within twice this of it. */
  spread: number
  games: number
  /** Too few games yet. */
  provisional: boolean
}

/** GET /api/challenges[?after=MORE]: what anybody may accept, newest first, some at a time. `mine`: of this account. */
export interface ChallengesAnswer {
  challenges: readonly (ListedOffer & { mine: boolean; player: ChallengerTold })[]
  /** By what the next of them are asked for; null: that was all. */
  more: string | null
}
