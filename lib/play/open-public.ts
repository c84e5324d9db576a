import 'server-only'
import type { Links, Seat } from '@/lib/seats/seat'
import { publicId } from '@/lib/seats/tokens'
import { answerFor, seated } from './answer'
import type { GameAnswer } from './api'
import type { Desk } from './desk'
import { nobodyAt } from './handle'
import { notFound } from './problem'
import { openForLink } from './table'
import { readVersionsOf } from './versions'

/**
 * A game as its spectators see it, without their log, for who has the public part of a link. A wrong one, a dead one
 * and one of no game are answered alike.
 */
export async function openPublic(desk: Desk, game: string, p: string): Promise<GameAnswer> {
  const opens = ({ watch }: Links) => watch !== null && publicId(game, watch) === p
  const table = await openForLink(nobodyAt(desk, game), opens)
  if (!table) throw notFound()
  const seat: Seat = { sides: [], creator: false, watch: table.links.watch }
  return answerFor(seated({ ...table, seat }), 'spectator')
}

/** Which version spectators have now; one command to the store. */
export async function publicVersion(desk: Desk, game: string, p: string): Promise<number> {
  const { links, versions } = await readVersionsOf(desk, game)
  if (!links.watch || publicId(game, links.watch) !== p) throw notFound()
  return versions.spectator!
}
