import type { Entry, OrderBody } from './chain'
import { listedDice } from './dice'
import { draftedFacts, grown, statesOf } from './drafts'
import type { Game } from './game'
import { type Match, viewersOf } from './match'
import { Secret } from './secret'
import { overtaken } from './settle'
import { idsOf, linesOf, withLines, withTableLine } from './telling'

/** What a player hears after what his standing orders have decided, as he let his time go by. */
const LAPSED = { key: 'table.did.lapsed', params: {} }

/** The match after an order, or after a draft of one. */
export function ordered(game: Game, match: Match, entry: Entry & OrderBody): Match {
  const { by, time, salt, order, events } = entry
  if (!entry.firm) {
    const ids = idsOf(salt, events.length)
    const drafts = [...match.drafts, { by, time, order, events, ids }]
    return { ...match, drafts, live: grown(game, match.live!, events) }
  }
  const before = match.live!.open()
  const facts = firmed(game, match, firmFacts(game, match, entry)!.events, entry)
  const next = entry.lapsed ? withTableLine(facts, [by], LAPSED, { time, salt: `${salt} lapsed` }) : facts
  const after = next.firm!.open()
  return {
    ...next,
    together: stillTogether(match, game.awaits(before), game.awaits(after), by),
    settled: overtaken(match.settled, by, game.turn(before) !== game.turn(after), !entry.lapsed),
  }
}

/** The facts that stand for ever from this entry on, and the state before the first of them; null if there are none. */
export function firmFacts(
  game: Game,
  match: Match,
  entry: Entry,
): { before: Secret<unknown>; events: readonly { type: string }[] } | null {
  if (entry.kind === 'setUp') {
    const dice = listedDice(entry.throws.map(({ face }) => face))
    return { before: new Secret(game.setUp(match.scenario, match.options, dice).start), events: entry.events }
  }
  if (entry.kind !== 'order' || !entry.firm) return null
  return { before: match.firm!, events: [...draftedFacts(match), ...entry.events] }
}

/** While some have chosen and others not, nobody may know who; the list stays as it was when the choice began. */
function stillTogether(
  match: Match,
  before: readonly string[],
  after: readonly string[],
  by: string,
): readonly string[] {
  const rest = before.filter((side) => side !== by)
  const waiting =
    rest.length > 0 && after.length === rest.length && after.every((side) => rest.includes(side))
  if (!waiting) return []
  return match.together.length > 0 ? match.together : before
}

/** Events, and the throws made for them, that stand for ever: everybody hears what he may hear. */
export function firmed(
  game: Game,
  match: Match,
  events: readonly { type: string }[],
  entry: Entry & Pick<OrderBody, 'events' | 'throws' | 'opened' | 'seed'>,
): Match {
  const states = statesOf(game, match.firm!, events)
  const ids = [...match.drafts.flatMap((draft) => draft.ids), ...idsOf(entry.salt, entry.events.length)]
  const told = Object.fromEntries(
    viewersOf(game).map((viewer) => [
      viewer,
      linesOf(game, states, events, ids, viewer).map((line) => ({ ...line, time: entry.time })),
    ]),
  )
  const firm = new Secret(states.at(-1))
  return {
    ...withLines(match, told),
    ...{ firm, live: firm, drafts: [] },
    used: [...match.used, ...entry.throws.map(({ purpose }) => purpose)],
    turnKeys: { ...match.turnKeys, ...entry.opened },
    seed: entry.seed ?? match.seed,
  }
}
