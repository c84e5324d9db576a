import 'server-only'
import {
  askFor,
  deviceField,
  type GameEntry,
  gameField,
  readGameEntry,
  type Who,
} from '@/lib/accounts/account'
import type { Span } from '@/lib/kernel/calendar'
import { BrokenChain, canonical, type Entry } from '@/lib/kernel/chain'
import { type Dealer, fairDealer } from '@/lib/kernel/fair-dice'
import type { Game } from '@/lib/kernel/game'
import { type Growth, mixFor } from '@/lib/kernel/growth'
import { packMatch, unpackMatch } from '@/lib/kernel/keep-match'
import { follow, type Match } from '@/lib/kernel/match'
import type { Past } from '@/lib/kernel/replay'
import { outboxChange } from '@/lib/notices/outbox'
import {
  LINKS_FIELD,
  type Links,
  ownerField,
  readLinks,
  readSeat,
  type Seat,
  seatField,
} from '@/lib/seats/seat'
import { fingerprint, seatHash } from '@/lib/seats/tokens'
import { type Append, type FieldChange, type Loaded, StoreUnreadable } from '@/lib/store/event-store'
import { outagesKnown } from '@/lib/store/outages'
import { cardFields } from './card'
import { unreadAsk, unreadIn } from './chat-record'
import { allSides, type Desk } from './desk'
import type { Call } from './handle'
import { counterOf, mustBeFew } from './limits'
import { tellLater } from './notices'
import { notFound, otherRules, repeatedDifferently, tooManyHands } from './problem'
import { openSeed } from './sealed'

/** A game as it was loaded for one request, and the seat of the browser that asks. */
export interface Table {
  readonly game: Game
  readonly match: Match
  /** Who asks, if his account knows his browser. */
  readonly who: Who | null
  /** Null for somebody who has only a link, where the action lets him in. */
  readonly seat: Seat | null
  /** The same as it is stored, even if he may look no longer. */
  readonly stored: string | null
  /** What his account knows of his browser. */
  readonly device: string | null
  /** True if the game stands in the list of his account. */
  readonly listed: boolean
  readonly links: Links
  /** Whose each side is. */
  readonly owners: Readonly<Record<string, string>>
  readonly sealed: string | null
  /** Outages that this process knows of. */
  readonly outages: readonly Span[]
  /** What the match was folded from. */
  readonly past: Past
  /** True if a repeated request is answered from what its first carrying out left. */
  readonly repeated: boolean
}
export interface SeatedTable extends Table {
  readonly seat: Seat
}

/** A snapshot is written when this many entries have come after the last. */
const SNAPSHOT_EVERY = 50
const PAGE = 500
const TRIES = 5

const FIELDS = { sealed: 'sealed', head: 'head', versions: 'versions' }
const doneField = (id: string) => `done:${id}`

export const seatNameOf = (game: string, { account }: Who): string => seatField(seatHash(game, account))

/** Loads a game in one request. Who has no seat there learns no more than if there were no such game. */
export async function openTable(call: Call): Promise<SeatedTable> {
  const { table } = await load(call, null, mustSit)
  return table
}

/** Before anything is worked out, so that not even the time of the answer tells whether there is such a game. */
function mustSit(seat: Seat | null): Seat {
  if (!seat) throw notFound()
  return seat
}
const maySit = (seat: Seat | null): Seat | null => seat
type Seating<Sits extends Seat | null> = (seat: Seat | null) => Sits

/** The same for somebody who has a link; null if there is no such game. */
export async function openForLink(call: Call): Promise<Table | null> {
  const opened = await load(call, null, maySit).catch((error) => {
    if (error?.status === 404) return null
    throw error
  })
  return opened?.table ?? null
}

async function load<Sits extends Seat | null>(
  call: Call,
  id: string | null,
  seating: Seating<Sits>,
): Promise<{ table: Table & { seat: Sits }; loaded: Loaded; done: string | null }> {
  const { desk, game: gameId } = call
  const seatName = call.who && seatNameOf(gameId, call.who)
  const sides = allSides(desk)
  const names = [LINKS_FIELD, FIELDS.sealed, FIELDS.head, ...sides.map(ownerField)]
  if (seatName) names.push(seatName)
  if (id) names.push(doneField(id))
  // Who asks, and how often he has, is read in the same request.
  const beside = call.who && {
    ...askFor(call.who, gameField(gameId)),
    ...(id && desk.limits ? { count: counterOf('order', deviceField(call.who)) } : {}),
  }
  const loaded = await desk.store.load(gameId, names, beside ?? undefined)
  if (!loaded) throw notFound()
  const { fields } = loaded
  mustBeFew('order', loaded.beside.count)
  const [device = null, listed] = loaded.beside.values
  const who = device ? call.who : null
  const links = readLinks(fields[LINKS_FIELD])
  const stored = (who && seatName && fields[seatName]) || null
  const seat = seating(readSeat(stored, links))
  const { game, match, past } = await matchOf(call, loaded)
  const sealed = fields[FIELDS.sealed] ?? null
  const table = {
    game,
    match,
    past,
    who,
    seat,
    stored,
    device,
    listed: listed ? sameSides(readGameEntry(listed), seat) : false,
    links,
    owners: Object.fromEntries(
      sides.flatMap((side) => {
        const owner = fields[ownerField(side)]
        return owner ? [[side, owner]] : []
      }),
    ),
    outages: outagesKnown(desk),
    sealed,
    repeated: false,
  }
  return { table, loaded, done: (id && fields[doneField(id)]) || null }
}

const sameSides = (entry: GameEntry, seat: Seat | null) => entry.sides.join() === seat?.sides.join()

/** The match from the snapshot and what came after it, or from the whole log if the snapshot is of no use. */
async function matchOf(call: Call, loaded: Loaded): Promise<Pick<Table, 'game' | 'match' | 'past'>> {
  const { games } = call.desk
  const kept = loaded.snapshot && unpackMatch(games, loaded.snapshot.body)
  const texts = loaded.snapshot && !kept ? await wholeLog(call, loaded.head) : loaded.tail
  try {
    const { play, version } = kept ?? (JSON.parse(texts[0] ?? '') as { play: string; version: string })
    const game = games[play]
    if (!game || version !== game.version) throw otherRules()
    const match = follow(game, kept, texts, loaded.fields[FIELDS.head] ?? '')
    return { game, match, past: { match: kept || null, texts } }
  } catch (error) {
    if (error instanceof BrokenChain || error instanceof SyntaxError) throw damaged()
    throw error
  }
}

const damaged = () =>
  new StoreUnreadable('The stored log of this game is damaged; it was left as it is and takes no orders.')

/** All entries of a game's log, in pages. */
export async function wholeLog({ desk, game }: Call, head: number): Promise<string[]> {
  const texts: string[] = []
  while (texts.length < head) {
    const page = await desk.store.entries(game, texts.length, Math.min(PAGE, head - texts.length))
    if (page.length === 0) throw damaged()
    texts.push(...page)
  }
  return texts
}

/** The dice of a game whose nonces are all there. */
export function dealerOf(call: Call, game: Game, match: Match, sealed: string | null): Dealer {
  const seed = openSeed(call.desk.key(), match.game, sealed ?? '')
  return fairDealer(match.game, seed, match.mix ?? mixFor(game, match)!, match.settled.epoch)
}

/** What an action does to a table. Without entries nothing is written. */
export interface Change {
  growth: Growth
  seat?: Seat
  links?: Links
  /** What must be written besides, and what of the record it was worked out from. */
  set?: FieldChange['set']
  expect?: Append['expect']
}

/**
 * Carries an action out: load, decide, append; two requests if nobody else writes at that moment. Where somebody does,
 * the action decides again on what is there now. A repeat of a request is answered from the log and changes nothing.
 */
export const change = (
  call: Call,
  command: Command,
  work: (table: SeatedTable) => Change | Promise<Change>,
): Promise<Table> => changed(call, command, work, mustSit)

/** The same for somebody who has a link, whether he sits at the table or not. */
export const changeByLink = (
  call: Call,
  command: Command,
  work: (table: Table) => Change | Promise<Change>,
): Promise<Table> => changed(call, command, work, maySit)

interface Command {
  id: string
  body: object
}

async function changed<Sits extends Seat | null>(
  call: Call,
  command: Command,
  work: (table: Table & { seat: Sits }) => Change | Promise<Change>,
  seating: Seating<Sits>,
): Promise<Table> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { table, loaded, done } = await load(call, command.id, seating)
    const print = printOf(table.who, call.game, command.body)
    if (done) return repeated(call, table, JSON.parse(done) as Done, print)
    const { growth, seat = table.seat, links = table.links, set = {}, expect = {} } = await work(table)
    const next: Table = { ...table, match: growth.match, seat, links }
    if (growth.texts.length === 0) return next
    const written = await append(call, command.id, print, growth, {
      game: table.game,
      before: table.match,
      expectedHead: loaded.head,
      snapshotAt: loaded.snapshot?.seq ?? 0,
      set: { ...fieldsOf(table, next), ...set },
      expect,
    })
    if (written.outcome === 'appended') return next
    if (written.outcome === 'repeated')
      return repeated(call, (await load(call, null, seating)).table, written, print)
  }
  throw tooManyHands()
}

/** What is kept of a request that was carried out: enough to know its repeat and to answer that. */
interface Done {
  print: string
  /** Entries after it. */
  n: number
}
type Written = { outcome: 'appended' | 'conflict' } | ({ outcome: 'repeated' } & Done)

/** What is written beside entries, and what they are written upon. */
interface Beside {
  game: Game
  before: Match | null
  expectedHead: number
  snapshotAt: number
  set: FieldChange['set']
  expect?: Append['expect']
}

/** Writes the entries of a game with everything that must change in the same moment. */
export async function append(
  call: Call,
  id: string,
  print: string,
  growth: Growth,
  more: Beside,
): Promise<Written> {
  const { match, texts } = growth
  const answer = JSON.stringify({ print, n: match.head })
  const snapshot = match.head - more.snapshotAt >= SNAPSHOT_EVERY
  const actors = texts.map((text) => (JSON.parse(text) as Entry).by)
  const { due, ...outbox } = outboxChange(more.game, more.before, match, call.desk.now(), actors)
  const written = await call.desk.store.append({
    game: match.game,
    command: { id, answer },
    expectedHead: more.expectedHead,
    expect: more.expect,
    entries: texts,
    ...(snapshot ? { snapshot: { seq: match.head, body: packMatch(match) } } : {}),
    ...(due === undefined ? {} : { due }),
    unset: outbox.unset,
    set: {
      ...more.set,
      ...outbox.set,
      ...cardFields(more.game, growth),
      [FIELDS.head]: match.headHash,
      [FIELDS.versions]: JSON.stringify(match.versions),
      [doneField(id)]: answer,
    },
  })
  if (written.outcome === 'appended' && typeof due === 'number') tellLater(call.desk, match.game)
  if (written.outcome !== 'repeated') return { outcome: written.outcome }
  return { outcome: 'repeated', ...(JSON.parse(written.answer) as Done) }
}

function fieldsOf(before: Table, { match, who, seat, links }: Table): Record<string, string> {
  const set: Record<string, string> = {}
  if (seat !== before.seat && seat && who) Object.assign(set, seatFields(match.game, who.account, seat))
  if (links !== before.links) set[LINKS_FIELD] = JSON.stringify(links)
  return set
}

/** What is written when an account takes a seat. */
export const seatFields = (game: string, account: string, seat: Seat): Record<string, string> => ({
  [seatField(seatHash(game, account))]: JSON.stringify(seat),
  ...Object.fromEntries(seat.sides.map((side) => [ownerField(side), account])),
})

/** What a request asks for, so that another one with the same id is not taken for its repeat. */
export function printOf(who: Who | null, game: string, body: object): string {
  const { since: _since, ...asked } = body as { since?: number }
  return fingerprint(game, who?.account ?? '', canonical(asked))
}

/** The table as the first carrying out of this request left it. */
async function repeated(call: Call, table: Table, { print: first, n }: Done, print: string): Promise<Table> {
  if (first !== print) throw repeatedDifferently()
  // A snapshot that was written with it holds none of the lines that it told.
  if (n === table.match.head && table.past.texts.length > 0) return { ...table, repeated: true }
  const texts = await wholeLog(call, n)
  return { ...table, match: follow(table.game, null, texts), repeated: true }
}

/** The version that a viewer polls, and how much he has not read: one command to the store. */
export async function readVersions(
  call: Call,
): Promise<{ seat: Seat; versions: Record<string, number>; unread: number }> {
  const { desk, game, who } = call
  if (!who) throw notFound()
  const names = [seatNameOf(game, who), LINKS_FIELD, FIELDS.versions]
  const chat = unreadAsk(game, desk.games)
  const [[seatText, linksText, versions] = [], [device] = [], talk = []] = await desk.store.read([
    { id: game, names },
    askFor(who),
    chat,
  ])
  const seat = device ? readSeat(seatText, readLinks(linksText)) : null
  if (!seat || !versions) throw notFound()
  const unread = unreadIn(chat, talk, seat.sides)
  return { seat, versions: JSON.parse(versions) as Record<string, number>, unread }
}

/** The links and the versions of a game, whoever asks. */
export async function readVersionsOf(
  desk: Desk,
  game: string,
): Promise<{ links: Links; versions: Record<string, number> }> {
  const [links, versions] = await desk.store.fields(game, [LINKS_FIELD, FIELDS.versions])
  if (!versions) throw notFound()
  return { links: readLinks(links), versions: JSON.parse(versions) as Record<string, number> }
}
