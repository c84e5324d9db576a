import { NO_ENTRY } from './chain'
import { type Change, changeOf } from './change'
import { draftedFacts } from './drafts'
import { readEntry } from './entry-text'
import { added } from './follow'
import type { Board, Game, Viewer } from './game'
import { type Match, viewersOf } from './match'
import { goneBackTo } from './moments'
import { firmFacts } from './ordering'
import type { Secret } from './secret'

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
  let line = match ? lines(match, viewer) : 0
  let state = match?.firm?.open()
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
    const { entry, hash } = readEntry(text, match?.head ?? 0, match?.headHash ?? NO_ENTRY, viewersOf(game))
    const facts = match && firmFacts(game, match, entry)
    const after = added(game, match, entry, hash)
    if (facts) {
      play(facts.before, facts.events)
      if (entry.kind === 'order' && entry.lapsed && entry.by === viewer) told()
    } else for (let n = match ? lines(match, viewer) : 0; n < lines(after, viewer); n++) told()
    if (goneBackTo(entry) !== null) state = after.firm?.open()
    match = after
  }
  if (match?.firm) play(match.firm, draftedFacts(match, viewer))
  boards.push(boardNow())
  // Lines from before the set-up have the board that it began with.
  const start = boards.find((board) => board !== null)
  if (!start) return null
  const whole = boards.map((board) => board ?? start)
  return { start, steps: whole.slice(1).map((board, i) => changeOf(whole[i]!, board)) }
}

const lines = ({ log }: Match, viewer: Viewer): number => log[viewer]!.from + log[viewer]!.lines.length
