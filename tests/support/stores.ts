import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { EventStore } from '@/lib/store/event-store'
import { openKv } from '@/lib/store/kv'
import { openLibsql } from '@/lib/store/libsql'
import { memoryStore } from './memory-store'
import { type Kv, redisIsHere, startKv } from './redis'

/**
 * How an empty store of each kind is had; all are closed after the suite that asks. There is one Redis, and whoever
 * takes an empty one empties it for all.
 */
export function emptyStores(): Record<string, () => Promise<EventStore>> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-stores-'))
  const files: EventStore[] = []
  let redis: Promise<Kv> | null = null
  afterAll(async () => {
    for (const file of files) file.close()
    rmSync(folder, { recursive: true, force: true })
    await (await redis)?.stop()
  })
  const emptyRedis = async () => {
    redis ??= startKv()
    const kv = await redis
    await kv.redis('FLUSHALL')
    return openKv(kv)
  }
  return {
    memory: async () => memoryStore(),
    file: async () => {
      files.push(openLibsql(join(folder, `${files.length}.db`)))
      return files.at(-1)!
    },
    ...(redisIsHere() ? { Redis: emptyRedis } : {}),
  }
}
