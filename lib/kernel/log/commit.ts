import { listedDice } from '../dice/dice'
import type { Game } from '../game'
import type { AffairBody, Settled } from '../negotiation/affair'
import { keepsDraftsOf } from '../negotiation/affair'
import { overtaken } from '../negotiation/settle'
import { Secret } from '../secret'
import { allDrafted, draftedFacts, draftsOf, statesOf, withDraft } from './drafts'
import { type Entry, isInPerson, type OrderBody } from './entry'
import { idsOf, linesOf, withLines, withTableLine } from './lines'
import { type Match, type Used, viewersOf } from './match'
import { isSealed, sittingIn, stateFor } from './projection'

/** What a player hears after what his standing orders have decided, as he let his time go by. */
const LAPSED = { key: 'table.did.lapsed', params: {} }

/** The match after an order, or after a draft of one. */
export function withOrder(game: Game, match: Match, entry: Entry & OrderBody): Match {
  const { by, time, salt, order, events, bundle, led } = entry
  if (!entry.firm) {
    const ids = idsOf(salt, events.length)
    const draft = { time, order, events, ids, ...(bundle !== undefined && { bundle }), ...(led && { led }) }
    return withDraft(game, match, by, draft)
  }
  const before = stateFor(match, by)!.open()
  const facts = commit(game, match, committedFacts(game, match, entry)!.events, entry)
  const next = entry.lapsed ? withTableLine(facts, [by], LAPSED, { time, salt: `${salt} lapsed` }) : facts
  const after = next.committed!.open()
  const settled = overtaken(match.settled, by, game.turn(before) !== game.turn(after), isInPerson(entry))
  return {
    ...next,
    together: isSealed(game, match) ? [] : stillTogether(match, game.awaits(before), game.awaits(after), by),
    settled: passedStill(settled, sittingIn(game, next)),
  }
}

/** What is passed is over with its sitting. */
const passedStill = (settled: Settled, sitting: string | null): Settled =>
  settled.passed.every((side) => side === sitting)
    ? settled
    : { ...settled, passed: settled.passed.filter((side) => side === sitting) }

/** The facts that stand for ever from this entry on, and the state before the first of them; null if there are none. */
export function committedFacts(
  game: Game,
  match: Match,
  entry: Entry,
): { before: Secret<unknown>; events: readonly { type: string }[] } | null {
  if (entry.kind === 'setUp') {
    const dice = listedDice(entry.throws.map(({ face }) => face))
    return { before: new Secret(game.setUp(match.scenario, match.options, dice).start), events: entry.events }
  }
  if (entry.kind === 'affair') return keptFacts(match, entry)
  if (entry.kind !== 'order' || !entry.firm) return null
  return { before: match.committed!, events: [...allDrafted(game, match), ...entry.events] }
}

/** What somebody had drafted when he resigned: it was done, and nobody can take it back any more. */
const keptFacts = (match: Match, { by, affair }: AffairBody) =>
  match.committed && draftsOf(match, by).length > 0 && keepsDraftsOf(by, by, affair)
    ? { before: match.committed, events: draftedFacts(match, by) }
    : null

/** The match in which that stands, if this entry keeps it. */
export function withDraftsStanding(game: Game, match: Match, entry: Entry & AffairBody): Match {
  const facts = keptFacts(match, entry)
  if (!facts) return match
  return commit(game, match, facts.events, { ...entry, events: [], throws: [], opened: {} })
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
export function commit(
  game: Game,
  match: Match,
  events: readonly { type: string }[],
  entry: Entry & Pick<OrderBody, 'events' | 'throws' | 'opened' | 'seed'>,
): Match {
  const states = statesOf(game, match.committed!, events)
  const drafted = game.sides.flatMap((side) => draftsOf(match, side).flatMap(({ ids }) => ids))
  const ids = [...drafted, ...idsOf(entry.salt, entry.events.length)]
  const told = Object.fromEntries(
    viewersOf(game).map((viewer) => [
      viewer,
      linesOf(game, states, events, ids, viewer).map((line) => ({ ...line, time: entry.time })),
    ]),
  )
  const firm = new Secret(states.at(-1))
  return {
    ...withLines(match, told),
    ...{ committed: firm, drafts: {}, used: usedAfter(match, entry) },
    turnKeys: { ...match.turnKeys, ...entry.opened },
    seed: entry.seed ?? match.seed,
  }
}

/** Throws of a turn whose keys are open are thrown no more: its dice are behind the game. */
function usedAfter({ used }: Match, { throws, opened }: Pick<OrderBody, 'throws' | 'opened'>): Used {
  const purposes = [...used.purposes, ...throws.map(({ purpose }) => purpose)]
  if (Object.keys(opened).length === 0) return { from: used.from, purposes }
  return { from: used.from + purposes.length, purposes: [] }
}
