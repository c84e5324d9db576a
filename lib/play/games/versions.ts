import 'server-only'
import { askFor, HIDES_FIELD } from '@/lib/accounts/account'
import { PRESENT } from '@/lib/notices/hours'
import { lapseIn } from '@/lib/notices/plan'
import { askField, hereField } from '@/lib/notices/row'
import { type Follow, followRecord, readFollow } from '@/lib/seats/follow'
import {
  isShown,
  LINKS_FIELD,
  type Links,
  ownerField,
  readLinks,
  readSeat,
  type Seat,
  seatField,
  shownField,
  visitorSeat,
} from '@/lib/seats/seat'
import { readVersions, versionNames } from '@/lib/store/version-field'
import type { Call } from '../call'
import { notFound } from '../http/problem'
import { allSides, allViewers, type Services } from '../services'
import { unreadAsk, unreadIn } from './chat-record'

/** What a poll asks for: one command to the store. */
interface Versions {
  seat: Seat
  versions: Record<string, number>
  /** How much its viewer has not read. */
  unread: number
  /** The other player has the table open, or had it of late; told to a player alone. */
  here: boolean
  /** The viewer does not wish that it is told of him. */
  hides: boolean
  /** Who only watches follows the game. */
  follows: { account: string; entry: Follow } | null
  /** When standing orders are to decide, outages aside; null: never. For the server itself. */
  lapse: number | null
}

/** The version that a viewer polls, and what else a poll must know. */
export async function versionsFor({ services, game, who }: Call): Promise<Versions> {
  // Who is nobody asks for nothing that moves on: pages do not poll for him.
  if (!who) throw notFound()
  const sides = allSides(services)
  const viewers = allViewers(services)
  const seatName = seatField(game, who.account)
  const ofSides = [askField, hereField, ownerField, shownField].flatMap((field) => sides.map(field))
  const names = [...versionNames(viewers), LINKS_FIELD, ...ofSides, seatName]
  const chat = unreadAsk(game, services.games)
  const [found = [], talk = [], [device, hides] = [], [follow] = []] = await services.store.read([
    { id: game, names },
    chat,
    askFor(who, HIDES_FIELD),
    { id: followRecord(game), names: [who.account] },
  ])
  const kept = (name: string) => found[names.indexOf(name)] ?? null
  const links = readLinks(kept(LINKS_FIELD))
  const own = device ? readSeat(kept(seatName), links) : null
  const seat = own ?? (isShown(sides, kept) ? visitorSeat(links) : null)
  const versions = readVersions(viewers, found)
  if (!seat || !versions) throw notFound()
  const [mine, ...more] = seat.sides
  const others = mine && more.length === 0 ? sides.filter((side) => side !== mine) : []
  return {
    seat,
    versions,
    unread: unreadIn(chat, talk, seat.sides),
    here: others.some((side) => Number(kept(hereField(side)) ?? 0) + PRESENT > services.now()),
    hides: Boolean(hides),
    follows: device && follow && !mine ? { account: who.account, entry: readFollow(follow)! } : null,
    lapse: lapseIn(Object.fromEntries(sides.map(askField).map((name) => [name, kept(name)])), sides),
  }
}

/** The links and the versions of a game, whoever asks. */
export async function versionsOf(
  services: Services,
  game: string,
): Promise<{ links: Links; versions: Record<string, number> }> {
  const viewers = allViewers(services)
  const names = versionNames(viewers)
  const found = await services.store.fields(game, [...names, LINKS_FIELD])
  const versions = readVersions(viewers, found)
  if (!versions) throw notFound()
  return { links: readLinks(found[names.length]), versions }
}
