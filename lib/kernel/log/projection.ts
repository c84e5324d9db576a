import type { Game, LegalEntry, Result, Viewer } from '../game'
import type { Secret } from '../secret'
import { draftsOf } from './drafts'
import type { LogLine, Match } from './match'

/** What one viewer may know of a match. Nothing else of it leaves the server while it runs. */

/** The state as this viewer may look at it: drafts are seen by their own player only. Null before the set-up. */
export const stateFor = (match: Match, viewer: Viewer): Secret<unknown> | null =>
  match.drafts[viewer]?.live ?? match.committed

export const viewFor = (game: Game, match: Match, viewer: Viewer): unknown => {
  const state = stateFor(match, viewer)
  return state ? game.view(state.open(), viewer) : null
}

/** The sides whose order is due, in truth: for the server's own use. */
export const dueIn = (game: Game, match: Match): readonly string[] =>
  match.settled.end ? [] : game.sides.filter((side) => isDue(game, stateFor(match, side), side))

const isDue = (game: Game, state: Secret<unknown> | null, side: string): boolean =>
  state !== null && game.awaits(state.open()).includes(side)

/** true: all who are waited for plan at once, each on what he knows, and hand in their drafts. */
export const isSealed = (game: Game, { committed: firm, settled }: Match): boolean =>
  firm !== null && !settled.end && game.isSealed?.(firm.open()) === true

/** The sides that choose at once in secret, until the last of them has chosen; none where sides decide in turn. */
export const planningIn = (game: Game, match: Match): readonly string[] =>
  isSealed(game, match) ? game.awaits(match.committed!.open()) : match.together

/** For whom a clock runs, in truth: drafts count as decided only where they are handed in. */
export const waitedFor = (game: Game, match: Match): readonly string[] => {
  if (!match.committed || match.settled.end) return []
  return isSealed(game, match) ? dueIn(game, match) : game.awaits(match.committed.open())
}

/** The name of the player turn that goes on; null before the first. */
export const playerTurnIn = (game: Game, { committed: firm }: Match): string | null =>
  firm && (game.playerTurn?.(firm.open()) ?? `${game.turn(firm.open())}`)

/** true: in this player turn a side's staff acts for it, as its time was out, or as it wished. */
export const isLed = (game: Game, match: Match, side: string): boolean =>
  isPassed(match, side) ||
  (match.settled.led[side] !== undefined && match.settled.led[side] === playerTurnIn(game, match))

/** true: its staff leads it through this turn, as it wished: nobody waits for its player. */
export const isPassed = ({ settled }: Pick<Match, 'settled'>, side: string): boolean =>
  settled.passed.includes(side)

/** Whose sitting it is, in games in which turns may be passed. */
export const sittingIn = (game: Game, { committed: firm }: Match): string | null =>
  (firm && game.pass?.sitting(firm.open())) ?? null

/** Whose order the game waits for, as this viewer may know: who has made a secret choice does not show. */
export function awaitsFor(game: Game, match: Match, viewer: Viewer): readonly string[] {
  if (match.settled.end) return []
  const state = stateFor(match, viewer)
  if (!state) return []
  const awaited = game.awaits(state.open())
  if (match.together.length === 0) return awaited
  const chosen = game.sides.includes(viewer) && !awaited.includes(viewer)
  return chosen ? match.together.filter((side) => side !== viewer) : match.together
}

/** The legal orders of a side; none if the game does not wait for it. */
export function legalFor(game: Game, match: Match, viewer: Viewer): readonly LegalEntry[] {
  const state = match.settled.end ? undefined : stateFor(match, viewer)?.open()
  return state !== undefined && game.awaits(state).includes(viewer) ? game.legal(state, viewer) : []
}

export const resultOf = (game: Game, match: Match): Result<string> | null =>
  match.settled.end ?? (match.committed ? game.result(match.committed.open()) : null)

export const stageOf = (game: Game, match: Match): 'join' | 'nonce' | 'play' | 'over' | 'closed' => {
  if (match.challenge?.closed) return 'closed'
  if (Object.values(match.players).includes('open')) return 'join'
  if (!match.committed) return 'nonce'
  return resultOf(game, match) ? 'over' : 'play'
}

/** The viewer's lines: those that stand, and after them those of his own drafts. */
export function logFor(match: Match, viewer: Viewer): { from: number; lines: readonly LogLine[] } {
  const { from, lines } = match.log[viewer]!
  const drafts = draftsOf(match, viewer)
  if (drafts.length === 0) return { from, lines }
  const { time } = drafts.at(-1)!
  return {
    from,
    lines: [...lines, ...drafts.flatMap((draft) => draft.lines.map((line) => ({ ...line, time })))],
  }
}

// Views are pure, so that one of the same state need not be made twice.
const viewTexts = new WeakMap<Secret<unknown>, Map<Viewer, string>>()

function viewText(game: Game, match: Match, viewer: Viewer): string {
  const state = stateFor(match, viewer)
  if (!state) return ''
  const texts = viewTexts.get(state) ?? new Map<Viewer, string>()
  viewTexts.set(state, texts)
  const text = texts.get(viewer) ?? JSON.stringify(game.view(state.open(), viewer))
  texts.set(viewer, text)
  return text
}

/** True if an entry changed anything that this viewer sees: his view, his log, whose move it is, who sits where. */
export function seesChange(game: Game, before: Match, after: Match, viewer: Viewer): boolean {
  const rest = (match: Match) => {
    const { from, lines } = logFor(match, viewer)
    const own = draftsOf(match, viewer).length
    const nonces = Object.entries(match.nonces).map(([side, { nonce }]) => [side, nonce !== null])
    const { sought, empty, end } = match.settled
    const offers = game.sides.includes(viewer) ? match.settled.offers : []
    const table = [awaitsFor(game, match, viewer), match.players, nonces, offers, sought, empty, end]
    return JSON.stringify([from + lines.length, own, ...table])
  }
  return rest(before) !== rest(after) || viewText(game, before, viewer) !== viewText(game, after, viewer)
}
