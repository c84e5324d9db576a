import 'server-only'
import { resolve } from 'node:path'
import { type EventStore, StoreUnavailable } from './event-store'
import { openKv } from './kv'
import { openLibsql } from './libsql'

// One store for each process; a reload of the development server must not open the file a second time.
const kept = globalThis as typeof globalThis & { fieldpostStore?: EventStore }

/** The store of this process, chosen by its environment: a KV store where one is named, else a file. */
export function theStore(): EventStore {
  kept.fieldpostStore ??= openStore(process.env)
  return kept.fieldpostStore
}

/** Opens the store that the variables name: KV_REST_API_URL with KV_REST_API_TOKEN, else a file under FIELDPOST_DATA. */
export function openStore(env: Readonly<Record<string, string | undefined>>): EventStore {
  const url = env.KV_REST_API_URL?.trim()
  const token = env.KV_REST_API_TOKEN?.trim()
  if (url && token) return openKv({ url, token })
  if (url || token) {
    throw new StoreUnavailable(
      'KV_REST_API_URL and KV_REST_API_TOKEN belong together, and one of them is missing.',
    )
  }
  return openLibsql(resolve(env.FIELDPOST_DATA?.trim() || '.data', 'fieldpost.db'))
}
