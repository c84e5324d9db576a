import 'server-only'
import { askFor } from '@/lib/accounts/account'
import { lapseIn } from '@/lib/notices/plan'
import { askField } from '@/lib/notices/row'
import { LINKS_FIELD, type Links, readLinks, readSeat, type Seat, seatField } from '@/lib/seats/seat'
import { FIELDS } from './append'
import { unreadAsk, unreadIn } from './chat-record'
import { allSides, type Desk } from './desk'
import type { Call } from './handle'
import { notFound } from './problem'

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
export async function readVersions(call: Call): Promise<Versions> {
  const { desk, game, who } = call
  if (!who) throw notFound()
  const sides = allSides(desk)
  const names = [seatField(game, who.account), LINKS_FIELD, FIELDS.versions, ...sides.map(askField)]
  const chat = unreadAsk(game, desk.games)
  const [[seatText, linksText, versions, ...asked] = [], [device] = [], talk = []] = await desk.store.read([
    { id: game, names },
    askFor(who),
    chat,
  ])
  const seat = device ? readSeat(seatText, readLinks(linksText)) : null
  if (!seat || !versions) throw notFound()
  const unread = unreadIn(chat, talk, seat.sides)
  const lapse = lapseIn(Object.fromEntries(sides.map((side, n) => [askField(side), asked[n] ?? null])), sides)
  return { seat, versions: JSON.parse(versions) as Record<string, number>, unread, lapse }
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
