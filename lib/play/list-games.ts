import 'server-only'
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
import type { Span } from '@/lib/kernel/calendar'
import { isCutOff } from '@/lib/notices/channel'
import { LINKS_FIELD, type Links, ownerField, readLinks, readSeat, seatField } from '@/lib/seats/seat'
import { linkHash, publicId } from '@/lib/seats/tokens'
import { OUTAGES, outagesIn } from '@/lib/store/outages'
import { type Card, cardField, dueOf, readCard } from './card'
import { CLOSED_FIELD, inviteToken } from './challenges'
import { unreadAsk, unreadIn } from './chat-record'
import { allSides } from './desk'
import { noteDay } from './guest'
import type { Call } from './handle'
import type { ListAnswer, ListedGame, ListedOffer } from './list-api'

/** More than anybody plays; whoever has more is shown those that came to his table last. */
const MOST = 500

type Who = NonNullable<Call['who']>
type Named = ReadonlyMap<string, string | null>

/** The games of an account: one request for the account, one for all games, one for the names of the others. */
export async function listGames(call: Call): Promise<ListAnswer> {
  const { store } = call.desk
  const { who } = call
  const account = who ? await store.whole(accountRecord(who.account)) : {}
  const device = who && account[deviceField(who)]
  if (!who || !device) return { here: null, games: [], offers: [] }
  await noteDay(call, who, device)
  const offered = offersIn(account)
  const { found, offers, outages } = await lookedUp(call, who, entriesIn(account), offered)
  const names = await namesOf(call, [
    ...found.flatMap(({ owners }) => Object.values(owners)),
    ...offers.map(([, { by }]) => by),
  ])
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
  card: Card
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

/** How all games stand, and which offers still do, at one moment. Games that never came about have no card. */
async function lookedUp(
  call: Call,
  who: Who,
  entries: readonly (readonly [string, GameEntry])[],
  offers: readonly Offer[],
): Promise<{ found: Found[]; offers: Offer[]; outages: readonly Span[] }> {
  const { desk } = call
  const sides = allSides(desk)
  const viewers = [...sides, 'spectator']
  const names = [LINKS_FIELD, ...sides.map(ownerField), ...viewers.map(cardField)]
  const talks = entries.map(([game]) => unreadAsk(game, desk.games))
  const records = await desk.store.read([
    ...entries.map(([game]) => ({ id: game, names: [seatField(game, who.account), ...names] })),
    ...offers.map(([game]) => ({ id: game, names: [LINKS_FIELD, CLOSED_FIELD] })),
    ...talks,
    OUTAGES,
  ])
  const found = entries.flatMap(([game], i) => {
    const [seatText, linksText, ...rest] = records[i]!
    const seat = readSeat(seatText, readLinks(linksText))
    const owners = named(sides, rest)
    const cards = Object.entries(named(viewers, rest.slice(sides.length)))
    const known = new Map(cards.map(([viewer, text]) => [viewer, readCard(text)]))
    // No card but his own, whatever else was read.
    const card = seat && cardFor(seat.sides, known)
    const picture = pictureOf(game, readLinks(linksText), known.get('spectator'))
    const unread = unreadIn(talks[i]!, records[entries.length + offers.length + i]!, seat?.sides ?? [])
    return card ? [{ game, card, sides: seat.sides, owners, picture, unread }] : []
  })
  const stand = offers.filter(([game, { request }], i) => {
    const [links, closed] = records[entries.length + i]!
    return !closed && readLinks(links).invite === linkHash(game, inviteToken(desk, game, request))
  })
  return { found, offers: stand, outages: outagesIn(desk, records.at(-1)!) }
}

const offerOf = ({ desk }: Call, [game, entry]: Offer, names: Named): ListedOffer => {
  const { by, request, ...offer } = entry
  const title = desk.games[offer.kind]?.title ?? ''
  return { game, title, ...offer, from: names.get(by) ?? null, token: inviteToken(desk, game, request) }
}

const named = (names: readonly string[], values: readonly (string | null)[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name, i) => (values[i] ? [[name, values[i]]] : [])))

/** Pictures are of what spectators see, and are there as long as the link for spectators is alive. */
const pictureOf = (game: string, { watch }: Links, card: Card | undefined): string | null =>
  watch && card && card.turn !== null
    ? `/api/games/${game}/picture?p=${publicId(game, watch)}&v=${card.version}&size=small`
    : null

/** Of several seats, as at a hot seat, the one that is to move. */
function cardFor(sides: readonly string[], cards: ReadonlyMap<string, Card>): Card | undefined {
  if (sides.length === 0) return cards.get('spectator')
  const own = sides.flatMap((side) => cards.get(side) ?? [])
  return own.find((card, i) => card.awaits.includes(sides[i]!)) ?? own[0]
}

async function namesOf(call: Call, accounts: readonly string[]): Promise<Named> {
  const all = [...new Set(accounts)]
  const found = await call.desk.store.read(all.map((one) => ({ id: accountRecord(one), names: ['name'] })))
  return new Map(all.map((one, i) => [one, found[i]?.[0] ?? null]))
}

function listed(
  { desk }: Call,
  { game, card, sides, owners, picture, unread }: Found,
  names: Named,
  outages: readonly Span[],
): ListedGame {
  const { runs: _runs, ...told } = card
  return {
    game,
    title: desk.games[card.kind]?.title ?? '',
    ...told,
    ...dueOf(card, desk.now(), outages, sides.length > 0),
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
