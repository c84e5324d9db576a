import Database from 'libsql'
import type { Kept } from '../support/memory-store'
import type { Kv } from '../support/redis'
import type { Reply } from '../support/resp'

/** What a Redis holds of a game, read past the store. */
export async function keptInRedis(kv: Kv, game: string): Promise<Kept | null> {
  const flat = textsOf(await kv.redis('HGETALL', `fp:{${game}}`))
  const entries = textsOf(await kv.redis('LRANGE', `fp:{${game}}:log`, '0', '-1'))
  const hash = new Map<string, string>()
  for (let i = 0; i < flat.length; i += 2) hash.set(flat[i]!, flat[i + 1]!)
  if (hash.size === 0 && entries.length === 0) return null
  const named = (prefix: string) =>
    Object.fromEntries(
      [...hash]
        .flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : []))
        .sort(),
    )
  const body = hash.get('snapshot')
  return {
    entries,
    fields: named('f:'),
    answers: named('c:'),
    snapshot: body === undefined ? null : { seq: Number(hash.get('seq')), body },
  }
}

/** What a store file holds of a game, read past the store. */
export function keptInFile(file: string, game: string): Kept | null {
  const db = new Database(file)
  const read = (sql: string) => db.prepare(sql).raw().all(game) as unknown[][]
  try {
    if (read('SELECT head FROM games WHERE game = ?').length === 0) return null
    const [snapshot] = read('SELECT seq, body FROM snapshots WHERE game = ?')
    return {
      entries: read('SELECT body FROM entries WHERE game = ? ORDER BY seq').map(([body]) => body as string),
      fields: Object.fromEntries(read('SELECT name, value FROM fields WHERE game = ? ORDER BY name')),
      answers: Object.fromEntries(read('SELECT id, answer FROM commands WHERE game = ? ORDER BY id')),
      snapshot: snapshot ? { seq: snapshot[0] as number, body: snapshot[1] as string } : null,
    }
  } finally {
    db.close()
  }
}

function textsOf(reply: Reply): string[] {
  if (!Array.isArray(reply)) throw new Error('not a list')
  return reply.map((item) => (Buffer.isBuffer(item) ? item.toString('utf8') : String(item)))
}
