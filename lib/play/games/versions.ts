import 'server-only'
import { askFor } from '@/lib/accounts/account'
import { lapseIn } from '@/lib/notices/plan'
import { askField } from '@/lib/notices/row'
import { LINKS_FIELD, type Links, readLinks, readSeat, type Seat, seatField } from '@/lib/seats/seat'
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
  /** When standing orders are to decide, outages aside; null: never. For the server itself. */
  lapse: number | null
}

/** The version that a viewer polls, and what else a poll must know. */
export async function versionsFor(call: Call): Promise<Versions> {
  const { services, game, who } = call
  if (!who) throw notFound()
  const sides = allSides(services)
  const viewers = allViewers(services)
  const others = [seatField(game, who.account), LINKS_FIELD, ...sides.map(askField)]
  const names = [...versionNames(viewers), ...others]
  const chat = unreadAsk(game, services.games)
  const [found = [], [device] = [], talk = []] = await services.store.read([
    { id: game, names },
    askFor(who),
    chat,
  ])
  const versions = readVersions(viewers, found)
  const [seatText, linksText, ...asked] = found.slice(names.length - others.length)
  const seat = device ? readSeat(seatText, readLinks(linksText)) : null
  if (!seat || !versions) throw notFound()
  const unread = unreadIn(chat, talk, seat.sides)
  const lapse = lapseIn(Object.fromEntries(sides.map((side, n) => [askField(side), asked[n] ?? null])), sides)
  return { seat, versions, unread, lapse }
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
