import type { Board, Game, Viewer } from '../game'
import type { Secret } from '../secret'
import { type Change, changeOf } from './change'
import { goneBackTo } from './checkpoints'
import { committedFacts } from './commit'
import { draftedFacts } from './drafts'
import { NO_ENTRY } from './entry'
import { readEntry } from './entry-text'
import { reduceEntry } from './fold'
import type { Match } from './match'
import { toldTo } from './pages'

/** A match, and the entries that came after it; without a match the entries begin with the first. */
export interface Past {
  readonly match: Match | null
  readonly texts: readonly string[]
}

/** The past as one viewer may see it. */
export interface Replay {
  /** The board before the first line of his log that was asked for. */
  readonly start: Board
  /** What each line from there on changed. */
  readonly steps: readonly Change[]
}

/**
 * Plays the log again for one viewer, from line `since` of his own log on. Each board is a part of his view of that
 * moment, and there is one for each line he is told, so that it shows nothing that he could not have seen. Once the game
 * is over (`isOver`) all lies open on them. Orders that were taken back never happened; those that still can be are
 * shown to their own player. Null before the set-up.
 */
export function replayFor(
  game: Game,
  past: Past,
  viewer: Viewer,
  since: number,
  isOver = false,
): Replay | null {
  let { match } = past
  let line = match ? toldTo(match, viewer) : 0
  let state = match?.committed?.open()
  const boards: (Board | null)[] = []
  const boardNow = () =>
    state === undefined
      ? null
      : { ...game.board(game.view(state, viewer)), ...(isOver ? game.uncovered?.(state) : {}) }
  const told = () => {
    if (line >= since) boards.push(boardNow())
    line++
  }
  const play = (before: Secret<unknown>, events: readonly { type: string }[]) => {
    state = before.open()
    for (const event of events) {
      if (game.tell(event, viewer, state)) told()
      state = game.evolve(state, event)
    }
  }
  for (const text of past.texts) {
    const { entry, hash } = readEntry(text, match?.head ?? 0, match?.headHash ?? NO_ENTRY, game)
    const facts = match && committedFacts(game, match, entry)
    const after = reduceEntry(game, match, entry, hash)
    if (facts) play(facts.before, facts.events)
    // What the table itself tells comes after the facts of its entry, and changes nothing on the map.
    while (line < toldTo(after, viewer)) told()
    if (goneBackTo(entry) !== null) state = after.committed?.open()
    match = after
  }
  if (match?.committed) play(match.committed, draftedFacts(match, viewer))
  boards.push(boardNow())
  // Lines from before the set-up have the board that it began with.
  const start = boards.find((board) => board !== null)
  if (!start) return null
  const whole = boards.map((board) => board ?? start)
  return { start, steps: whole.slice(1).map((board, i) => changeOf(whole[i]!, board)) }
}
