import 'server-only'
import { type Loaded, StoreUnavailable } from '@/lib/store/event-store'
import { packSnapshot } from '@/lib/store/snapshot'
import type { Call } from '../call'
import { projectionsAnew } from './list-projection'
import type { Table } from './table'

/**
 * Writes what is kept of a game anew where it cannot be used, as after an update: its snapshot, and what lists show of
 * it. Once; else each look at a game that is over would read its whole log. No version moves, as nobody sees another thing.
 */
export async function renew(
  { services }: Call,
  { head }: Loaded,
  { game, match }: Pick<Table, 'game' | 'match'>,
): Promise<void> {
  const command = { id: services.random(16).toString('base64url'), answer: '' }
  const snapshot = { seq: head, body: packSnapshot(match, game.version) }
  const write = { expectedHead: head, entries: [], set: projectionsAnew(game, match) }
  try {
    // Who has written meanwhile was faster: then it is for the next who looks.
    await services.store.append({ game: match.game, command, snapshot, ...write })
  } catch (error) {
    // It is but a cache.
    if (!(error instanceof StoreUnavailable)) throw error
  }
}
