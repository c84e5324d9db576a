import 'server-only'
import {
  accountRecord,
  deviceField,
  GAME_PREFIX,
  type GameEntry,
  readGameEntry,
} from '@/lib/accounts/account'
import { LINKS_FIELD, ownerField, readLinks, readSeat } from '@/lib/seats/seat'
import type { ListAnswer, ListedGame } from './api'
import { type Card, cardField, readCard } from './card'
import type { Call } from './handle'
import { seatNameOf } from './table'

/** More than anybody plays; whoever has more is shown those that came to his table last. */
const MOST = 500

type Who = NonNullable<Call['who']>
type Named = ReadonlyMap<string, string | null>

/** The games of an account: one request for the account, one for all games, one for the names of the others. */
export async function listGames(call: Call): Promise<ListAnswer> {
  const { store } = call.desk
  const { who } = call
  const account = who ? await store.whole(accountRecord(who.account)) : {}
  if (!who || !account[deviceField(who)]) return { games: [], offers: [] }
  const found = await cardsOf(call, who, entriesIn(account))
  const names = await namesOf(
    call,
    found.flatMap(({ owners }) => Object.values(owners)),
  )
  const games = found.map((one) => listed(call, one, names))
  return { games: sortedGames(games), offers: [] }
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
}

/** What each game has for the seat that the account has there, and no other card. Games that never came about have none. */
async function cardsOf(
  call: Call,
  who: Who,
  entries: readonly (readonly [string, GameEntry])[],
): Promise<Found[]> {
  const sides = [...new Set(Object.values(call.desk.games).flatMap((game) => game.sides))]
  const viewers = [...sides, 'spectator']
  const names = (game: string) => [
    seatNameOf(game, who),
    LINKS_FIELD,
    ...sides.map(ownerField),
    ...viewers.map(cardField),
  ]
  const records = await call.desk.store.read(entries.map(([game]) => ({ id: game, names: names(game) })))
  return records.flatMap(([seatText, linksText, ...rest], i) => {
    const [game] = entries[i]!
    const seat = readSeat(seatText, readLinks(linksText))
    const owners = named(sides, rest)
    const cards = Object.entries(named(viewers, rest.slice(sides.length))).map(
      ([viewer, text]) => [viewer, readCard(text)] as const,
    )
    const card = seat && cardFor(seat.sides, new Map(cards))
    return card ? [{ game, card, sides: seat.sides, owners }] : []
  })
}

const named = (names: readonly string[], values: readonly (string | null)[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name, i) => (values[i] ? [[name, values[i]]] : [])))

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

function listed({ desk }: Call, { game, card, sides, owners }: Found, names: Named): ListedGame {
  return {
    game,
    title: desk.games[card.kind]?.title ?? '',
    ...card,
    sides,
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
