import 'server-only'
import type { z } from 'zod'
import {
  accountRecord,
  deviceField,
  deviceId,
  GAME_PREFIX,
  type GameEntry,
  OFFER_PREFIX,
  type OfferEntry,
  readGameEntry,
  readOfferEntry,
} from '@/lib/accounts/account'
import type { Span } from '@/lib/kernel/time/calendar'
import { isCutOff } from '@/lib/notices/channel'
import { LINKS_FIELD, ownerField, readLinks, readSeat, seatField } from '@/lib/seats/seat'
import { fingerprint, linkHash } from '@/lib/seats/tokens'
import type { Ask } from '@/lib/store/event-store'
import { OUTAGES, outagesIn } from '@/lib/store/outages'
import type { ListAnswer, ListedGame, ListedOffer, ListUnchanged } from '../api/list'
import type { Call } from '../call'
import type { listQuery } from '../http/schemas'
import { noteDay } from '../me/guest'
import { CLOSED_FIELD, inviteToken } from '../seats/challenges'
import { allSides, allViewers } from '../services'
import { unreadAsk, unreadIn } from './chat-record'
import {
  askedIn,
  dueOf,
  type ListProjection,
  pictureOf,
  projectionNames,
  readProjection,
} from './list-projection'

/** More than anybody plays; whoever has more is shown those that came to his table last. */
const MOST = 500

type Who = NonNullable<Call['who']>
type Named = ReadonlyMap<string, string | null>

/** What a list was made of the last time that a browser asked for it: ids alone. */
interface Sources {
  games: readonly string[]
  offers: readonly string[]
  /** Accounts whose names it tells. */
  named: readonly string[]
}
const MOST_KNOWN = 1_000
const known = new Map<string, Sources>()
const NOTHING: Sources = { games: [], offers: [], named: [] }

/**
 * The games of an account: one request for the account, one for all games, one for the names of the others; one for all
 * of them where this process knows by the last time what there is to be read, and nothing has come since. What is told
 * is always read anew. `seen`: the list that the browser has; if it is the same, that is all that is said.
 */
export async function listGames(
  call: Call,
  { seen }: z.output<typeof listQuery>,
): Promise<ListAnswer | ListUnchanged> {
  const list = await listOf(call)
  if (list.here === null) return list
  const tag = fingerprint(JSON.stringify(list)).slice(0, 22)
  return tag === seen ? { unchanged: true } : { ...list, tag }
}

async function listOf(call: Call): Promise<ListAnswer> {
  const { store } = call.services
  const { who } = call
  if (!who) return { here: null, games: [], offers: [] }
  // Whoever only knows another's account finds nothing here.
  const browser = `${who.account} ${deviceField(who)}`
  const last = known.get(browser) ?? NOTHING
  const guessed = asksFor(call, who, last)
  const asks = [...guessed, ...last.named.map(nameOf)]
  const { wholes, values } = await store.wholes([accountRecord(who.account)], asks)
  const account = wholes[0]!
  const device = account[deviceField(who)]
  if (!device) return { here: null, games: [], offers: [] }
  await noteDay(call, who, device)
  const entries = entriesIn(account)
  const offered = offersIn(account)
  const now = { games: entries.map(([game]) => game), offers: offered.map(([game]) => game) }
  const isSame = now.games.join() === last.games.join() && now.offers.join() === last.offers.join()
  const records = isSame ? values.slice(0, guessed.length) : await store.read(asksFor(call, who, now))
  const { found, offers, outages } = lookedUp(call, entries, offered, records)
  const others = [
    ...new Set([...found.flatMap(({ owners }) => Object.values(owners)), ...offers.map(([, { by }]) => by)]),
  ]
  const told = new Map(last.named.map((one, i) => [one, values[guessed.length + i]![0] ?? null]))
  const names = others.every((one) => told.has(one)) ? told : await namesOf(call, others)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(browser, { ...now, named: [...names.keys()] })
  const gone = offered.filter(([game]) => !offers.some(([alive]) => alive === game))
  if (gone.length > 0) {
    await store.setFields(accountRecord(who.account), { unset: gone.map(([game]) => OFFER_PREFIX + game) })
  }
  const games = found.map((one) => listed(call, one, names, outages))
  return {
    here: deviceId(deviceField(who)),
    games: sortedGames(games),
    offers: offers.map((one) => offerOf(call, one, names)),
    ...(isCutOff(account) ? { cutOff: true } : {}),
  }
}

const nameOf = (account: string): Ask => ({ id: accountRecord(account), names: ['name'] })

function entriesIn(account: Readonly<Record<string, string>>): (readonly [string, GameEntry])[] {
  return Object.entries(account)
    .flatMap(([name, text]) =>
      name.startsWith(GAME_PREFIX) ? [[name.slice(GAME_PREFIX.length), readGameEntry(text)] as const] : [],
    )
    .sort(([, a], [, b]) => (a.since < b.since ? 1 : -1))
    .slice(0, MOST)
}

interface Found {
  game: string
  card: ListProjection
  sides: readonly string[]
  owners: Readonly<Record<string, string>>
  picture: string | null
  unread: number
}

type Offer = readonly [string, OfferEntry]

const offersIn = (account: Readonly<Record<string, string>>): Offer[] =>
  Object.entries(account)
    .flatMap(([name, text]): Offer[] =>
      name.startsWith(OFFER_PREFIX) ? [[name.slice(OFFER_PREFIX.length), readOfferEntry(text)]] : [],
    )
    .sort(([, a], [, b]) => (a.since < b.since ? 1 : -1))

/** What of a game is read for a list, in this order: whose it is, and the cards of all viewers. */
const sidesAndViewers = ({ services }: Call) => ({
  sides: allSides(services),
  viewers: allViewers(services),
})

/** All that a list is made of beside the account: how its games stand, which offers still do, what was written. */
function asksFor(call: Call, who: Who, { games, offers }: Omit<Sources, 'named'>): Ask[] {
  const { sides, viewers } = sidesAndViewers(call)
  const names = [LINKS_FIELD, ...sides.map(ownerField), ...viewers.flatMap(projectionNames)]
  return [
    ...games.map((game) => ({ id: game, names: [seatField(game, who.account), ...names] })),
    ...offers.map((game) => ({ id: game, names: [LINKS_FIELD, CLOSED_FIELD] })),
    ...games.map((game) => unreadAsk(game, call.services.games)),
    OUTAGES,
  ]
}

/** How all games stand, and which offers still do, at one moment. Games that never came about have no card. */
function lookedUp(
  call: Call,
  entries: readonly (readonly [string, GameEntry])[],
  offers: readonly Offer[],
  records: readonly (string | null)[][],
): { found: Found[]; offers: Offer[]; outages: readonly Span[] } {
  const { services } = call
  const { sides, viewers } = sidesAndViewers(call)
  const found = entries.flatMap(([game], i) => {
    const [seatText, linksText, ...rest] = records[i]!
    const seat = readSeat(seatText, readLinks(linksText))
    const owners = named(sides, rest)
    const known = new Map(
      viewers.flatMap((viewer, n) => {
        const fields = projectionNames(viewer).length
        const card = readProjection(rest.slice(sides.length + n * fields, sides.length + (n + 1) * fields))
        return card ? [[viewer, card] as const] : []
      }),
    )
    // No card but his own, whatever else was read.
    const card = seat && cardFor(seat.sides, known)
    const picture = pictureOf(game, readLinks(linksText), known.get('spectator') ?? null)
    const unread = unreadIn(
      unreadAsk(game, services.games),
      records[entries.length + offers.length + i]!,
      seat?.sides ?? [],
    )
    return card ? [{ game, card, sides: seat.sides, owners, picture, unread }] : []
  })
  const stand = offers.filter(([game, { request }], i) => {
    const [links, closed] = records[entries.length + i]!
    return !closed && readLinks(links).invite === linkHash(game, inviteToken(services, game, request))
  })
  return { found, offers: stand, outages: outagesIn(services, records.at(-1)!) }
}

const offerOf = ({ services }: Call, [game, entry]: Offer, names: Named): ListedOffer => {
  const { by, request, ...offer } = entry
  const title = services.games[offer.kind]?.title ?? ''
  return { game, title, ...offer, from: names.get(by) ?? null, token: inviteToken(services, game, request) }
}

const named = (names: readonly string[], values: readonly (string | null)[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name, i) => (values[i] ? [[name, values[i]]] : [])))

/** Of several seats, as at a hot seat, the one that is to move; asked in words that all at that device may read. */
function cardFor(
  sides: readonly string[],
  cards: ReadonlyMap<string, ListProjection>,
): ListProjection | undefined {
  const open = cards.get('spectator')
  if (sides.length === 0) return open
  const own = sides.flatMap((side) => cards.get(side) ?? [])
  const card = own.find((card, i) => card.awaits.includes(sides[i]!)) ?? own[0]
  return card && sides.length > 1 ? { ...card, asked: open?.asked ?? null } : card
}

async function namesOf(call: Call, accounts: readonly string[]): Promise<Named> {
  const found = await call.services.store.read(accounts.map(nameOf))
  return new Map(accounts.map((one, i) => [one, found[i]?.[0] ?? null]))
}

function listed(
  { services }: Call,
  { game, card, sides, owners, picture, unread }: Found,
  names: Named,
  outages: readonly Span[],
): ListedGame {
  const { runs: _runs, rules: _rules, ...told } = card
  const kind = services.games[card.kind]
  return {
    game,
    title: kind?.title ?? '',
    ...told,
    asked: askedIn(card, kind),
    ...dueOf(card, services.now(), outages, sides.length > 0),
    unread,
    sides,
    picture,
    names: Object.fromEntries(
      Object.entries(owners).map(([side, owner]) => [side, names.get(owner) ?? null]),
    ),
    mine: card.awaits.some((side) => sides.includes(side)),
  }
}

/** What waits for the reader first, of that what is due first; then what moved last. */
export function sortedGames(games: readonly ListedGame[]): ListedGame[] {
  const rank = ({ mine, stage }: ListedGame) => (mine ? 0 : stage === 'over' ? 2 : 1)
  // As text: a game without a deadline comes after all that have one.
  const due = ({ deadline }: ListedGame) => deadline ?? '~'
  return [...games].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compare(due(a), due(b)) ||
      compare(b.changed, a.changed) ||
      compare(a.game, b.game),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
