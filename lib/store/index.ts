import 'server-only'
import { resolve } from 'node:path'
import { type EventStore, StoreUnavailable } from './event-store'
import { openKv } from './kv'
import { openLibsql } from './libsql'
import { holdsGames } from './libsql-file'
import { openedWhenAsked } from './opened-when-asked'

// One store for each process; a reload of the development server must not open the file a second time.
const kept = globalThis as typeof globalThis & { fieldpostStore?: EventStore }

type Env = Readonly<Record<string, string | undefined>>

/**
 * The store of this process, chosen by its environment: a KV store where one is named, else a file. It is there whatever
 * is wrong with it, which its answers say.
 */
export function theStore(): EventStore {
  kept.fieldpostStore ??= openedWhenAsked(() => openStore(process.env))
  return kept.fieldpostStore
}

/** The file of the data folder, by its name: FIELDPOST_DATA, or `.data`. */
export const inDataFolder = (env: Env, name: string): string =>
  resolve(env.FIELDPOST_DATA?.trim() || '.data', name)

const GAMES_FILE = 'fieldpost.db'

/** True if the file of the data folder holds a game. */
export const fileHoldsGames = (env: Env): boolean => holdsGames(inDataFolder(env, GAMES_FILE))

/** Opens the store that the variables name: KV_REST_API_URL with KV_REST_API_TOKEN, else a file under FIELDPOST_DATA. */
export function openStore(env: Env): EventStore {
  const url = env.KV_REST_API_URL?.trim()
  const token = env.KV_REST_API_TOKEN?.trim()
  if (url && token) return openKv({ url, token })
  if (url || token) {
    throw new StoreUnavailable(
      'This server cannot keep games: KV_REST_API_URL and KV_REST_API_TOKEN belong together, and one of them is missing.',
    )
  }
  // Its functions have no disk of their own.
  if (env.VERCEL)
    throw new StoreUnavailable(
      'This server cannot keep games: it needs a KV store, which KV_REST_API_URL and KV_REST_API_TOKEN name.',
    )
  return openLibsql(inDataFolder(env, GAMES_FILE))
}
