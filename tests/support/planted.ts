import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { games } from '@/lib/games'
import { packMatch, unpackMatch } from '@/lib/kernel/keep-match'
import { follow } from '@/lib/kernel/match'
import { Secret } from '@/lib/kernel/secret'
import type { CreateAnswer, CreateRequest } from '@/lib/play/api'
import { openLibsql } from '@/lib/store/libsql'

const id = () => randomBytes(16).toString('hex')

/** Sets up a table by the route that the page uses; the browser of the request has its seat. */
export async function newTable(
  request: APIRequestContext,
  origin: string,
  more: Partial<CreateRequest> = {},
): Promise<CreateAnswer> {
  const game = Object.values(games)[0]!
  const response = await request.post(`${origin}/api/games`, {
    headers: { origin },
    data: {
      id: id(),
      game: game.id,
      scenario: game.scenarios[0]!.id,
      mode: 'hotseat',
      side: game.sides[0]!,
      ...more,
    },
  })
  if (!response.ok()) throw new Error(`no table: ${await response.text()}`)
  return response.json()
}

/**
 * Lays another position on a table: as a snapshot, which a server believes. The log of what came before is forgotten;
 * what is played from here on is judged, logged and shown like any other game.
 */
export async function plant(data: string, table: string, state: unknown): Promise<void> {
  const store = openLibsql(join(data, 'fieldpost.db'))
  try {
    const loaded = await store.load(table, ['head'])
    if (!loaded) throw new Error(`there is no table ${table}`)
    const kept = loaded.snapshot && unpackMatch(games, loaded.snapshot.body)
    const { play } = kept ?? (JSON.parse(loaded.tail[0]!) as { play: string })
    const before = follow(games[play]!, kept, loaded.tail, loaded.fields.head)
    const position = new Secret(state)
    const log = Object.fromEntries(Object.keys(before.log).map((viewer) => [viewer, { from: 0, lines: [] }]))
    const versions = Object.fromEntries(Object.entries(before.versions).map(([viewer, n]) => [viewer, n + 1]))
    const match = { ...before, firm: position, live: position, drafts: [], together: [], log, versions }
    await store.append({
      game: table,
      command: { id: id(), answer: '{}' },
      expectedHead: loaded.head,
      entries: [],
      snapshot: { seq: loaded.head, body: packMatch(match) },
      set: { versions: JSON.stringify(versions) },
    })
  } finally {
    store.close()
  }
}
