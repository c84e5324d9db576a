import 'server-only'
import { RATED_FIELD, RATING_PREFIX, RECORD_FIELD, readRating, readRecord } from '@/lib/accounts/record'
import type { PlayerPage } from '../api/list'
import type { Call } from '../call'
import { archiveOfPlayer } from '../games/archive'
import { notFound } from '../http/problem'
import { accountByPage } from './own-page'
import { playerTold, ratingTold } from './player-told'

/** All that anybody is told of a player who wishes to have a page. */
export async function playerPage(call: Call, page: string): Promise<PlayerPage> {
  const { services } = call
  const found = await accountByPage(services.store, page)
  if (!found) throw notFound()
  const { fields } = found
  const [record = null, wish = null] = [fields[RECORD_FIELD], fields[RATED_FIELD]]
  const player = playerTold([record, wish, null], services.now())
  const { results } = readRecord(record)
  const rated = Object.keys(fields).filter((name) => player.rated && name.startsWith(RATING_PREFIX))
  const kinds = new Set([...Object.keys(results), ...rated.map((name) => name.slice(RATING_PREFIX.length))])
  return {
    page,
    name: fields.name ?? null,
    player,
    games: [...kinds].sort().map((kind) => {
      const [won, drawn, lost] = results[kind] ?? [0, 0, 0]
      const rating = player.rated ? readRating(fields[RATING_PREFIX + kind]) : null
      const title = services.games[kind]?.title ?? ''
      return { kind, title, won, drawn, lost, rating: rating && ratingTold(rating, services.now()) }
    }),
    archive: await archiveOfPlayer(call, found),
  }
}
