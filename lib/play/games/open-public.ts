import 'server-only'
import type { Links, Seat } from '@/lib/seats/seat'
import { publicId } from '@/lib/seats/tokens'
import type { GameAnswer } from '../api/game'
import { nobodyAt } from '../call'
import { notFound } from '../http/problem'
import type { Services } from '../services'
import { answerFor, seated } from './answer'
import { openForLink } from './open-game'
import { versionsOf } from './versions'

/**
 * A game as its spectators see it, without their log, for who has the public part of a link. A wrong one, a dead one
 * and one of no game are answered alike.
 */
export async function openPublic(services: Services, game: string, p: string): Promise<GameAnswer> {
  const opens = ({ watch }: Links) => watch !== null && publicId(game, watch) === p
  const table = await openForLink(nobodyAt(services, game), opens)
  if (!table) throw notFound()
  const seat: Seat = { sides: [], creator: false, watch: table.links.watch }
  return answerFor(seated({ ...table, seat }), 'spectator')
}

/** Which version spectators have now; one command to the store. */
export async function publicVersion(services: Services, game: string, p: string): Promise<number> {
  const { links, versions } = await versionsOf(services, game)
  if (!links.watch || publicId(game, links.watch) !== p) throw notFound()
  return versions.spectator!
}
