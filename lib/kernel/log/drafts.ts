import type { Game } from '../game'
import { Secret } from '../secret'
import { linesOf } from './lines'
import type { Draft, Drafts, Match } from './match'

export const draftsOf = (match: Match, side: string): readonly Draft[] => match.drafts[side]?.orders ?? []

/** The facts that a side has drafted, in their order. */
export const draftedFacts = (match: Match, side: string): readonly { type: string }[] =>
  draftsOf(match, side).flatMap(({ events }) => events)

/** The facts that all sides have drafted, side by side: where several plan at once, neither depends on another's. */
export const allDrafted = (game: Game, match: Match): readonly { type: string }[] =>
  game.sides.flatMap((side) => draftedFacts(match, side))

/** The match after a side has drafted one more order. */
export function withDraft(game: Game, match: Match, by: string, draft: Omit<Draft, 'lines'>): Match {
  const before = match.drafts[by] ?? { live: match.committed!, orders: [] }
  const states = statesOf(game, before.live, draft.events)
  const lines = linesOf(game, states, draft.events, draft.ids, by)
  const drafts: Drafts = {
    live: new Secret(states.at(-1)),
    orders: [...before.orders, { ...draft, lines }],
  }
  return { ...match, drafts: { ...match.drafts, [by]: drafts } }
}

/** The match with some of a side's drafts in the place of all of them, on top of what stands now. */
export function withDraftsOf(game: Game, match: Match, by: string, orders: readonly Draft[]): Match {
  const { [by]: _gone, ...others } = match.drafts
  return orders.reduce<Match>((now, draft) => withDraft(game, now, by, draft), { ...match, drafts: others })
}

/** The match with what has been drafted on top of another state than before. */
export const withCommitted = (game: Game, match: Match, firm: Secret<unknown>): Match =>
  Object.entries(match.drafts).reduce<Match>(
    (now, [side, { orders }]) => withDraftsOf(game, now, side, orders),
    { ...match, committed: firm },
  )

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
export const withEvents = (
  game: Game,
  state: Secret<unknown>,
  events: readonly { type: string }[],
): Secret<unknown> => new Secret(statesOf(game, state, events).at(-1))
