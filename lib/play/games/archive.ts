import 'server-only'
import { z } from 'zod'
import { accountRecord, GAME_PREFIX, readGameEntry } from '@/lib/accounts/account'
import { isShown, LINKS_FIELD, ownerField, readLinks, showing, shownField } from '@/lib/seats/seat'
import type { EventStore, NamedChange } from '@/lib/store/event-store'
import type { ArchiveAnswer, ArchivedGame } from '../api/list'
import type { Call } from '../call'
import { deadLink } from '../http/problem'
import type { archiveQuery } from '../http/schemas'
import { type AccountRead, accountByPage, PAGE_FIELD } from '../me/own-page'
import { allSides } from '../services'
import { isDone, pictureOf, projectionNames, readProjection } from './list-projection'

/** The public list: a record with one field for each finished game that its players show, and when it came there. */
const RECORD = 'archive'
/** The oldest make room for what comes. */
const MOST = 400
/** So many are shown at once. */
const PAGE = 20

const listedSchema = z.strictObject({ since: z.string() })

/** A game, and what it stands in order by. */
type Place = readonly [game: string, since: string]
const placeText = ([game, since]: Place) => `${since}.${game}`
const newestFirst = (a: Place, b: Place) => (placeText(a) < placeText(b) ? 1 : -1)

async function readAll(store: EventStore): Promise<Place[]> {
  const fields = await store.whole(RECORD)
  return Object.entries(fields)
    .map(([game, text]): Place => [game, listedSchema.parse(JSON.parse(text)).since])
    .sort(newestFirst)
}

/** What puts a game into the list, which is never longer than it may be. */
export async function entered(store: EventStore, game: string, at: number): Promise<NamedChange> {
  const others = (await readAll(store)).filter(([one]) => one !== game)
  const set = { [game]: JSON.stringify({ since: new Date(at).toISOString() }) }
  return { id: RECORD, create: true, set, unset: others.slice(MOST - 1).map(([one]) => one) }
}

/** What takes a game off the list. */
export const withdrawn = (game: string): NamedChange => ({ id: RECORD, create: true, unset: [game] })

/** Games that all may see again, newest first, some at a time: of everybody, or of the player whose page is named. */
export async function listArchive(
  call: Call,
  { player, after }: z.output<typeof archiveQuery>,
): Promise<ArchiveAnswer> {
  if (player === undefined) return archiveOf(call, await readAll(call.services.store), { after })
  const found = await accountByPage(call.services.store, player)
  if (!found) throw deadLink()
  return archiveOfPlayer(call, found, after)
}

/** The same of one player, whose account was read. */
export function archiveOfPlayer(
  call: Call,
  { account, fields }: AccountRead,
  after?: string,
): Promise<ArchiveAnswer> {
  const played = Object.entries(fields).flatMap(([name, text]): Place[] => {
    if (!name.startsWith(GAME_PREFIX)) return []
    const { sides, since } = readGameEntry(text)
    return sides.length > 0 ? [[name.slice(GAME_PREFIX.length), since]] : []
  })
  return archiveOf(call, played.sort(newestFirst), { account, after })
}

interface Asked {
  /** Of whom; else of all. */
  account?: string
  after: string | undefined
}

/** Two requests for as many as are shown; what is shown no more leaves the public list with one more. */
async function archiveOf(
  call: Call,
  places: readonly Place[],
  { account, after }: Asked,
): Promise<ArchiveAnswer> {
  const { store } = call.services
  const isOwn = ({ owners }: Found) => account === undefined || Object.values(owners).includes(account)
  let left = places.filter((place) => after === undefined || placeText(place) < after)
  const found: Found[] = []
  const dead: string[] = []
  // Most games of a player are shown to nobody: they are looked through many at a time.
  const many = account === undefined ? PAGE : 10 * PAGE
  while (left.length > 0 && found.length < PAGE) {
    const some = left.slice(0, many)
    left = left.slice(many)
    const shown = await shownOf(call, some)
    found.push(...shown.filter(isOwn))
    dead.push(...some.map(([game]) => game).filter((game) => !shown.some(({ place }) => place[0] === game)))
  }
  if (account === undefined && dead.length > 0) await store.setFields(RECORD, { unset: dead })
  const page = found.slice(0, PAGE)
  const isAll = found.length <= PAGE && left.length === 0
  return { games: await told(call, page, account), more: isAll ? null : placeText(page.at(-1)!.place) }
}

interface Found {
  place: Place
  owners: Readonly<Record<string, string>>
  about: Omit<ArchivedGame, 'game' | 'players' | 'side'>
}

/** Of some games those that are shown to all, each as spectators may know it. */
async function shownOf({ services }: Call, places: readonly Place[]): Promise<Found[]> {
  const sides = allSides(services)
  const card = projectionNames('spectator')
  const names = [...card, LINKS_FIELD, ...sides.map(ownerField), ...sides.map(shownField)]
  const read = await services.store.read(places.map(([id]) => ({ id, names })))
  return places.flatMap((place, n): Found[] => {
    const kept = (name: string) => read[n]![names.indexOf(name)] ?? null
    const known = readProjection(card.map(kept))
    if (!known || !isDone(known) || !isShown(sides, kept)) return []
    const { kind, turn, turns, winner, changed } = known
    const title = services.games[kind]?.title ?? ''
    const picture = pictureOf(place[0], readLinks(kept(LINKS_FIELD)), known)
    return [
      {
        place,
        owners: Object.fromEntries(showing(sides, kept).map((side) => [side, kept(ownerField(side))!])),
        about: { kind, title, turn, turns, winner, ended: changed, picture },
      },
    ]
  })
}

/** The same with what the players call themselves now, and their pages: one request for all. */
async function told({ services }: Call, found: readonly Found[], of?: string): Promise<ArchivedGame[]> {
  const accounts = [...new Set(found.flatMap(({ owners }) => Object.values(owners)))]
  const asks = accounts.map((one) => ({ id: accountRecord(one), names: ['name', PAGE_FIELD] }))
  const read = asks.length > 0 ? await services.store.read(asks) : []
  return found.map(({ place: [game], owners, about }) => {
    const side = Object.keys(owners).find((one) => owners[one] === of)
    const players = Object.entries(owners).map(([one, owner]) => {
      const [name = null, page = null] = read[accounts.indexOf(owner)] ?? []
      return { side: one, name, page }
    })
    return { game, ...about, players, ...(side === undefined ? {} : { side }) }
  })
}
