import 'server-only'
import { askFor } from '@/lib/accounts/account'
import { LINKS_FIELD, type Links, readLinks, readSeat, type Seat, seatField } from '@/lib/seats/seat'
import { FIELDS } from './append'
import { unreadAsk, unreadIn } from './chat-record'
import type { Desk } from './desk'
import type { Call } from './handle'
import { notFound } from './problem'

/** The version that a viewer polls, and how much he has not read: one command to the store. */
export async function readVersions(
  call: Call,
): Promise<{ seat: Seat; versions: Record<string, number>; unread: number }> {
  const { desk, game, who } = call
  if (!who) throw notFound()
  const names = [seatField(game, who.account), LINKS_FIELD, FIELDS.versions]
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
