import { NOTHING_SETTLED, type Settled } from './affairs'
import {
  BrokenChain,
  type CreatedBody,
  type Entry,
  hashOf,
  type LinkBody,
  NO_ENTRY,
  type OrderBody,
  type Player,
  readEntry,
} from './chain'
import { type Challenge, type Closed, seatsDrawn } from './challenge'
import { listedDice } from './dice'
import type { Hex32 } from './fair-dice'
import { filed, voided } from './filing'
import type { AnyOrder, Game, Line, Viewer } from './game'
import { heard as heardNonce, type Mixing, mixingOf, type Said, waiting } from './mixing'
import { Secret } from './secret'
import { overtaken, seatTaken, settledBy } from './settle'
import { idsOf, withLines, withTableLine } from './telling'
import { sittingDown, type Timing, ticked, timingOf } from './timing'

/** One running game: everything that follows from its log and from nothing else. */
export interface Match {
  readonly game: string
  readonly play: string
  readonly version: string
  readonly scenario: string
  readonly options: unknown
  readonly mode: string
  readonly players: Readonly<Record<string, Player>>

  /** Entries so far, and the hash of the last. */
  readonly head: number
  readonly headHash: Hex32
  /** How often what this viewer may see has changed. */
  readonly versions: Readonly<Record<Viewer, number>>
  /** Lines told to each viewer from number `from` on; older ones follow from older entries. */
  readonly log: Readonly<Record<Viewer, Told>>

  readonly commitment: Hex32
  readonly nonces: Readonly<Record<string, Said>>
  readonly mixing: Mixing
  readonly mix: Hex32 | null
  readonly turnHashes: readonly Hex32[]
  readonly turnKeys: Readonly<Record<number, Hex32>>
  readonly seed: Hex32 | null
  /** Purposes of all throws; none may be thrown for twice. */
  readonly used: readonly string[]

  /** The state that cannot be undone any more; null before the set-up. */
  readonly firm: Secret<unknown> | null
  /** The same with the acting side's drafts on top of it. */
  readonly live: Secret<unknown> | null
  /** Orders that their player may still take back; all of one side. */
  readonly drafts: readonly Draft[]
  /** The sides that choose at once in secret, until the last of them has chosen. One order is one choice. */
  readonly together: readonly string[]

  /** Null: without a clock, as from the beginning or since the computer has one of two seats. */
  readonly timing: Timing | null
  readonly settled: Settled
  /** How the second player was found; null where nobody was waited for. */
  readonly challenge: Challenge | null
}

export interface Told {
  readonly from: number
  readonly lines: readonly LogLine[]
}
/** `id` names what is told, alike for all who are told of it. */
export type LogLine = Line & { id: string; time: string }

export interface Draft {
  readonly by: string
  readonly time: string
  readonly order: AnyOrder
  readonly events: readonly { type: string }[]
  /** Names of the events, for the lines that tell of them. */
  readonly ids: readonly string[]
}

export const viewersOf = (game: Game): readonly Viewer[] => [...game.sides, 'spectator']

/** Game, version and scenario in one word, as the dice protocol mixes it in. */
export const rulesOf = ({ play, version, scenario }: Pick<Match, 'play' | 'version' | 'scenario'>): string =>
  `${play}@${version}/${scenario}`

/**
 * The match after more entries; `match` is null before the first. Throws if the chain is broken, or if it does not end
 * with the hash `end` where that is given; no entry is used before all are known to be whole.
 */
export function follow(game: Game, match: Match | null, texts: readonly string[], end?: Hex32): Match {
  let [n, hash] = [match?.head ?? 0, match?.headHash ?? NO_ENTRY]
  const entries = texts.map((text) => {
    const entry = readEntry(text, n++, hash)
    hash = hashOf(text)
    return { entry, hash }
  })
  if (end !== undefined && hash !== end) throw new BrokenChain(n)
  const after = entries.reduce<Match | null>((now, { entry, hash }) => added(game, now, entry, hash), match)
  if (!after) throw new Error('a match begins with an entry')
  return after
}

/** The match after one entry whose place in the chain is known to be right. */
export function added(game: Game, match: Match | null, entry: Entry, hash: Hex32): Match {
  const before = entry.kind === 'created' ? blank(game, entry) : match
  if (!before) throw new Error('a match begins with the entry that creates it')
  const versions = { ...before.versions }
  for (const viewer of entry.moved) versions[viewer] = (versions[viewer] ?? 0) + 1
  const after = timed(game, carried(game, before, entry), entry)
  return { ...after, head: entry.n + 1, headHash: hash, versions }
}

/** Whose order is due; nobody's if the game has not begun or is over. */
export const awaitedIn = (game: Game, { firm, settled }: Match): readonly string[] =>
  firm && !settled.end ? game.awaits(firm.open()) : []

function timed(game: Game, match: Match, { time }: Entry): Match {
  if (!match.timing) return match
  // With an empty seat there are no two to play against each other, until somebody takes it.
  const isShort = match.settled.empty.length > 0
  const awaited = isShort ? [] : awaitedIn(game, match).filter((side) => match.players[side] === 'person')
  const together = match.settled.end || isShort ? [] : match.together
  return { ...match, timing: ticked(match.timing, time, { awaited, together }) }
}

function blank(game: Game, created: CreatedBody): Match {
  const { game: id, play, version, scenario, options, mode, players, commitment } = created
  return {
    ...{ game: id, play, version, scenario, options, mode, players, commitment },
    ...{
      head: 0,
      headHash: NO_ENTRY,
      nonces: {},
      mixing: mixingOf(created),
      mix: null,
      turnHashes: [],
      turnKeys: {},
      seed: null,
    },
    versions: Object.fromEntries(viewersOf(game).map((viewer) => [viewer, 0])),
    log: Object.fromEntries(viewersOf(game).map((viewer) => [viewer, { from: 0, lines: [] }])),
    ...{ used: [], firm: null, live: null, drafts: [], together: [] },
    ...{ timing: timingOf(created), settled: NOTHING_SETTLED },
    challenge: mode === 'invite' ? { drawn: false, to: 'link', ...created.challenge, closed: null } : null,
  }
}

function carried(game: Game, match: Match, entry: Entry): Match {
  switch (entry.kind) {
    case 'created':
      return match
    case 'joined': {
      const { by, zone, drawn } = entry
      const seats = drawn ? seatsDrawn(match, by, drawn, entry.hidden) : match
      const joined: Match = {
        ...{ ...seats, players: { ...seats.players, [by]: 'person' } },
        timing: seats.timing && sittingDown(seats.timing, by, zone),
        settled: seatTaken(match.settled, by, entry.time),
      }
      const sought = match.settled.sought[by]
      const anew = sought ? voided(game, joined, by) : joined
      const key = drawn ? 'table.drawn' : sought ? `table.substitute.${sought}` : 'table.joined'
      return waiting(withTableLine(anew, viewersOf(game), ofSide(key, by), entry), entry.time)
    }
    case 'nonce':
      return waiting(heardNonce(match, viewersOf(game), entry), entry.time)
    case 'mixed':
      return { ...match, mix: entry.mix, turnHashes: entry.turnHashes }
    case 'setUp': {
      const { before, events } = firmFacts(game, match, entry)!
      return firmed(game, { ...match, firm: before, live: before }, events, entry)
    }
    case 'order':
      return ordered(game, match, entry)
    case 'takeBack': {
      const drafts = match.drafts.slice(0, -1)
      const live =
        drafts.length > 0
          ? grown(
              game,
              match.firm!,
              drafts.flatMap(({ events }) => events),
            )
          : match.firm
      return { ...match, drafts, live }
    }
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
      return settledBy(game, match, entry)
  }
}

const isClosing = (what: LinkBody['what']): what is Closed =>
  what === 'withdrawn' || what === 'declined' || what === 'left'
const ofSide = (key: string, side: string) => ({ key, params: { side } })

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

export const draftedFacts = ({ drafts }: Match): readonly { type: string }[] =>
  drafts.flatMap(({ events }) => events)

function ordered(game: Game, match: Match, entry: Entry & OrderBody): Match {
  const { by, time, salt, order, events } = entry
  if (!entry.firm) {
    const ids = idsOf(salt, events.length)
    const drafts = [...match.drafts, { by, time, order, events, ids }]
    return { ...match, drafts, live: grown(game, match.live!, events) }
  }
  const before = match.live!.open()
  const next = firmed(game, match, firmFacts(game, match, entry)!.events, entry)
  const after = next.firm!.open()
  return {
    ...next,
    together: stillTogether(match, game.awaits(before), game.awaits(after), by),
    settled: overtaken(match.settled, by, game.turn(before) !== game.turn(after)),
  }
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
function firmed(
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
      heard(game, states, events, ids, viewer).map((line) => ({ ...line, time: entry.time })),
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

/** What a viewer hears of the drafts, which are all his own. */
export function draftedLines(game: Game, match: Match, viewer: Viewer): Omit<LogLine, 'time'>[] {
  const events = draftedFacts(match)
  const ids = match.drafts.flatMap((draft) => draft.ids)
  return heard(game, statesOf(game, match.firm!, events), events, ids, viewer)
}

const heard = (
  game: Game,
  states: readonly unknown[],
  events: readonly { type: string }[],
  ids: readonly string[],
  viewer: Viewer,
): Omit<LogLine, 'time'>[] =>
  events.flatMap((event, n) => {
    const line = game.tell(event, viewer, states[n])
    return line ? { ...line, id: ids[n]! } : []
  })

/** The state before each of these events, and the one after the last; made once for all who hear of them. */
function statesOf(game: Game, before: Secret<unknown>, events: readonly { type: string }[]): unknown[] {
  const states = [before.open()]
  for (const event of events) states.push(game.evolve(states.at(-1), event))
  return states
}

export const grown = (
  game: Game,
  state: Secret<unknown>,
  events: readonly { type: string }[],
): Secret<unknown> => new Secret(statesOf(game, state, events).at(-1))
