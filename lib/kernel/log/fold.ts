import type { Hex32 } from '../dice/fair-dice'
import { heard, seedExchangeOf, waiting } from '../dice/seed-exchange'
import type { Game } from '../game'
import { NOTHING_SETTLED } from '../negotiation/affair'
import type { Closed } from '../negotiation/challenge'
import { seatsDrawn } from '../negotiation/seats-drawn'
import { seatTaken, settledBy } from '../negotiation/settle'
import { lapseAfter, lapseEnds } from '../time/decision-timeout'
import { silentAfter } from '../time/silence'
import { ended, sittingDown, ticked, timingOf } from '../time/timing'
import { commit, committedFacts, withDraftsStanding, withOrder } from './commit'
import { draftsOf, withDraftsOf } from './drafts'
import { BrokenChain, type CreatedBody, type Entry, type LinkBody, NO_ENTRY } from './entry'
import { isPlaceOf, readLog } from './entry-text'
import { filed, voided } from './filing'
import { withTableLine } from './lines'
import { type Match, viewersOf } from './match'
import { isPassed, planningIn, playerTurnIn, waitedFor } from './projection'

/**
 * The match after more entries; `match` is null before the first. Throws if the chain is broken, or if it does not end
 * at the place `end` where that is given, as older entries do not say it themselves; no entry is used before all are known to be whole.
 */
export function fold(game: Game, match: Match | null, texts: readonly string[], end?: string): Match {
  const [head, last] = [match?.head ?? 0, match?.headHash ?? NO_ENTRY]
  const entries = readLog(texts, game, head, last)
  if (end !== undefined && !isPlaceOf(end, entries.at(-1)?.hash ?? last))
    throw new BrokenChain(head + texts.length)
  const after = entries.reduce<Match | null>(
    (now, { entry, hash }) => reduceEntry(game, now, entry, hash),
    match,
  )
  if (!after) throw new Error('a match begins with an entry')
  return after
}

/** The match after one entry whose place in the chain is known to be right. */
export function reduceEntry(game: Game, match: Match | null, entry: Entry, hash: Hex32): Match {
  const before = entry.kind === 'created' ? blank(game, entry) : match
  // A match begins with the entry that creates it.
  if (!before) throw new BrokenChain(entry.n)
  const versions = { ...before.versions }
  for (const viewer of entry.moved) versions[viewer] = (versions[viewer] ?? 0) + 1
  const timing = timed(game, before, reduceBody(game, before, entry), entry)
  const after = {
    ...timing,
    timeout: lapseAfter(game, before, timing, entry),
    silent: silentAfter(game, before, timing, entry),
  }
  const rules = entry.rules ?? after.rules
  return { ...after, head: entry.n + 1, headHash: hash, versions, rules }
}

function timed(game: Game, before: Match, match: Match, entry: Entry): Match {
  if (!match.timing) return match
  // With an empty seat there are no two to play against each other, until somebody takes it.
  const isShort = match.settled.empty.length > 0
  // Nor does time run for who has left a turn to his staff.
  const isAwaited = (side: string) => match.players[side] === 'person' && !isPassed(match, side)
  const awaited = isShort ? [] : waitedFor(game, match).filter(isAwaited)
  const together = match.settled.end || isShort ? [] : planningIn(game, match)
  // Who is waited for all the same goes on with the time that he had.
  const lapsed = entry.kind === 'order' && !awaited.includes(entry.by) ? entry.lapsed : undefined
  const ends = lapsed ? lapseEnds(before, lapsed.outages) : null
  const timing = ends === null ? match.timing : ended(match.timing, entry.by, ends)
  const turn = playerTurnIn(game, match)
  return { ...match, timing: ticked(timing, entry.time, { awaited, together, turn }) }
}

function blank(game: Game, created: CreatedBody): Match {
  const { game: id, play, version, scenario, options, mode, players, commitment } = created
  return {
    ...{ game: id, play, version, scenario, options, mode, players, commitment },
    ...{
      head: 0,
      headHash: NO_ENTRY,
      nonces: {},
      mixing: seedExchangeOf(created),
      mix: null,
      turnHashes: [],
      turnKeys: {},
      seed: null,
    },
    versions: Object.fromEntries(viewersOf(game).map((viewer) => [viewer, 0])),
    log: Object.fromEntries(viewersOf(game).map((viewer) => [viewer, { from: 0, lines: [] }])),
    ...{ used: { from: 0, purposes: [] }, committed: null, drafts: {}, together: [], rules: version },
    ...{ timing: timingOf(created), silent: {}, timeout: null, settled: NOTHING_SETTLED },
    challenge: mode === 'invite' ? { drawn: false, to: 'link', ...created.challenge, closed: null } : null,
  }
}

function reduceBody(game: Game, match: Match, entry: Entry): Match {
  switch (entry.kind) {
    case 'created':
      return match
    case 'joined': {
      const { by, zone, drawn } = entry
      const drawnSeats = drawn ? seatsDrawn(match, by, drawn, entry.hidden) : match
      const seats: Match =
        entry.rated && drawnSeats.challenge
          ? { ...drawnSeats, challenge: { ...drawnSeats.challenge, rated: true } }
          : drawnSeats
      const joined: Match = {
        ...{ ...seats, players: { ...seats.players, [by]: 'person' } },
        timing: seats.timing && sittingDown(seats.timing, by, zone),
        settled: seatTaken(match.settled, by, entry),
      }
      const sought = match.settled.sought[by]
      const anew = sought ? voided(game, joined, by) : joined
      const key = drawn ? 'table.drawn' : sought ? `table.substitute.${sought}` : 'table.joined'
      return waiting(withTableLine(anew, viewersOf(game), ofSide(key, by), entry), entry.time)
    }
    case 'nonce':
      return waiting(heard(match, viewersOf(game), entry), entry.time)
    case 'mixed':
      return { ...match, mix: entry.mix, turnHashes: entry.turnHashes }
    case 'setUp': {
      const { before, events } = committedFacts(game, match, entry)!
      return commit(game, { ...match, committed: before }, events, entry)
    }
    case 'order':
      return withOrder(game, match, entry)
    case 'takeBack':
      return withDraftsOf(game, match, entry.by, draftsOf(match, entry.by).slice(0, -(entry.count ?? 1)))
    case 'filed':
      return filed(game, match, entry)
    case 'link':
      if (isClosing(entry.what)) {
        const closed = { ...match, challenge: match.challenge && { ...match.challenge, closed: entry.what } }
        return withTableLine(closed, viewersOf(game), ofSide(`table.${entry.what}`, entry.by), entry)
      }
      if (entry.link !== 'recover') return match
      return withTableLine(match, game.sides, ofSide(`table.recovery.${entry.what}`, entry.by), entry)
    case 'affair':
      return settledBy(game, withDraftsStanding(game, match, entry), entry)
  }
}

const isClosing = (what: LinkBody['what']): what is Closed =>
  what === 'withdrawn' || what === 'declined' || what === 'left'
const ofSide = (key: string, side: string) => ({ key, params: { side } })
