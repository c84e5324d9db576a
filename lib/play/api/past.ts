import type { Board, Line } from '@/lib/kernel/game'
import type { GameAnswer, PlayedAgain } from './game'
import type { CreateAnswer } from './seats'

// What travels of what has been: a game played again, taken out as a file, brought in; see api.ts.

/** GET /api/games/:id/replay?since=N&as=SIDE: the boards that the viewer's log tells of, from line `since` on. */
export interface ReplayAnswer extends PlayedAgain {
  /** The viewer's version; as long as it stands the answer stays the same. */
  version: number
  viewer: string
}

/** What one viewer knows of what has happened since some moment. */
export interface SeenSince {
  /** The part of his view that a board is, as it was then. */
  start: Board
  /** The lines that he was told since. */
  lines: GameAnswer['log']
}

/**
 * GET /api/games/:id/log?before=N&from=M&entry=ID&as=SIDE: lines of the viewer's log that can never be taken back, up to
 * number `before`: all from line `from` on, or from the line with that id, and a few more, as they are kept in pages of
 * 100; with neither one page. None where he was told no such line.
 */
export interface LogAnswer {
  viewer: string
  log: GameAnswer['log']
}

/** GET /api/games/:id/export?as=SIDE: a finished game whole, for `npm run verify`; a running one as its viewer knows it. */
export type ExportAnswer = WholeGame | SeenGame

/** Formats of exported games; the entries of the first hold all in full, see lib/kernel/log/entry-text.ts. */
export const WHOLE_FORMATS = ['fieldpost/game/1', 'fieldpost/game/2'] as const

export interface WholeGame {
  format: (typeof WHOLE_FORMATS)[number]
  game: string
  /**
   * The entries of the log as they are stored, oldest first; each follows from the hash of the one before. Of an order that
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
