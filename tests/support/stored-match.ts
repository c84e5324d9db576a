import { games } from '@/lib/games'
import { fold } from '@/lib/kernel/log/fold'
import type { Match } from '@/lib/kernel/log/match'
import type { EventStore } from '@/lib/store/event-store'
import { unpackSnapshot } from '@/lib/store/snapshot'

/** The match of a game as a store has it, from its snapshot and what came after. */
export async function storedMatch(store: EventStore, table: string): Promise<Match> {
  const loaded = await store.load(table, ['head'])
  if (!loaded) throw new Error(`there is no table ${table}`)
  const kept = loaded.snapshot && unpackSnapshot(games, loaded.snapshot.body)
  const { play } = kept ?? (JSON.parse(loaded.tail[0]!) as { play: string })
  return fold(games[play]!, kept, loaded.tail, loaded.fields.head)
}
