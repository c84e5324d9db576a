import type { Game, Viewer } from './game'
import type { LogLine, Match } from './match'
import { Secret } from './secret'
import { linesOf } from './telling'

/** The facts of all drafts, in their order. */
export const draftedFacts = ({ drafts }: Match): readonly { type: string }[] =>
  drafts.flatMap(({ events }) => events)

/** The match seen with its drafts on top of what stands. */
export const withDrafts = (game: Game, match: Match): Match => ({
  ...match,
  live: match.drafts.length > 0 ? grown(game, match.firm!, draftedFacts(match)) : match.firm,
})

/** What a viewer hears of the drafts, which are all his own. */
export function draftedLines(game: Game, match: Match, viewer: Viewer): Omit<LogLine, 'time'>[] {
  const events = draftedFacts(match)
  const ids = match.drafts.flatMap((draft) => draft.ids)
  return linesOf(game, statesOf(game, match.firm!, events), events, ids, viewer)
}

/** The state before each of these events, and the one after the last; made once for all who hear of them. */
export function statesOf(
  game: Game,
  before: Secret<unknown>,
  events: readonly { type: string }[],
): unknown[] {
  const states = [before.open()]
  for (const event of events) states.push(game.evolve(states.at(-1), event))
  return states
}

/** The state after these events. */
export const grown = (
  game: Game,
  state: Secret<unknown>,
  events: readonly { type: string }[],
): Secret<unknown> => new Secret(statesOf(game, state, events).at(-1))
