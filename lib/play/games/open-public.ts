import 'server-only'
import { accountRecord } from '@/lib/accounts/account'
import { HERE } from '@/lib/kernel/game'
import { LINKS_FIELD, type Links, ownerField, readLinks, type Seat } from '@/lib/seats/seat'
import { publicId } from '@/lib/seats/tokens'
import type { GameAnswer } from '../api/game'
import type { SeenSince } from '../api/past'
import { nobodyAt } from '../call'
import { notFound } from '../http/problem'
import { allSides, type Services } from '../services'
import { answerFor, seated } from './answer'
import { openForLink } from './open-game'
import { seenSince } from './seen-since'
import type { SeatedTable } from './table'
import { versionsOf } from './versions'

/** A game, seated as who only watches, for who has the public part of a link. A wrong one, a dead one and one of no game are answered alike. */
async function publicTable(services: Services, game: string, p: string): Promise<SeatedTable> {
  const opens = ({ watch }: Links) => watch !== null && publicId(game, watch) === p
  const table = await openForLink(nobodyAt(services, game), opens)
  if (!table) throw notFound()
  const seat: Seat = { sides: [], creator: false, watch: table.links.watch }
  return seated({ ...table, seat })
}

/** A game as its spectators see it, without their log. */
export const openPublic = async (services: Services, game: string, p: string): Promise<GameAnswer> =>
  answerFor(await publicTable(services, game, p), 'spectator')

/** The same with what they know of what has happened of late. */
export async function openPublicSince(
  services: Services,
  game: string,
  p: string,
): Promise<GameAnswer & { since: SeenSince | null }> {
  const table = await publicTable(services, game, p)
  const since = await seenSince(nobodyAt(services, game), table, 'spectator')
  return { ...asItBegins(table, answerFor(table, 'spectator')), since }
}

/** What is drawn anew has not been drawn yet: no face of it is seen by who watches. */
const UNDRAWN = { roll: () => 1, secret: () => 1 }

/**
 * A game that is to begin where another one stood is shown as who watches it will see it at first, not as the first morning
 * of its scenario: all of that follows from what lay open there.
 */
function asItBegins({ game, match }: SeatedTable, answer: GameAnswer): GameAnswer {
  if (match.scenario !== HERE || answer.view !== null) return answer
  const { state } = game.setUp(HERE, match.options, UNDRAWN)
  return { ...answer, view: game.view(state, 'spectator') }
}

/**
 * What the players of a game call themselves, by side, for who has the public part of a link: text is told anew at each
 * look, and says nothing any more of who has taken his name away. No picture names anybody.
 */
export async function publicNames(
  services: Services,
  game: string,
  p: string,
): Promise<Readonly<Record<string, string>>> {
  const sides = allSides(services)
  const [links, ...owners] = await services.store.fields(game, [LINKS_FIELD, ...sides.map(ownerField)])
  const { watch } = readLinks(links)
  if (!watch || publicId(game, watch) !== p) throw notFound()
  const owned = sides.flatMap((side, n) => (owners[n] ? [{ side, id: accountRecord(owners[n]) }] : []))
  const found =
    owned.length > 0 ? await services.store.read(owned.map(({ id }) => ({ id, names: ['name'] }))) : []
  return Object.fromEntries(owned.flatMap(({ side }, n) => (found[n]?.[0] ? [[side, found[n][0]]] : [])))
}

/** Which version spectators have now; one command to the store. */
export async function publicVersion(services: Services, game: string, p: string): Promise<number> {
  const { links, versions } = await versionsOf(services, game)
  if (!links.watch || publicId(game, links.watch) !== p) throw notFound()
  return versions.spectator!
}
