import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import { becomesItsKey, mustBeItsKey, openSeed, sealingKey, sealSeed } from '@/lib/play/games/seed-vault'
import { Problem } from '@/lib/play/http/problem'
import { setServices } from '@/lib/play/services'
import { StoreUnavailable, StoreUnreadable } from '@/lib/store/event-store'
import { openLibsql } from '@/lib/store/libsql'
import { Browser, invitedGame, testServices } from '@/tests/support/browser'
import { memoryStore } from '@/tests/support/memory-store'
import { emptyStores } from '@/tests/support/stores'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const seed = '5e'.repeat(32)
const sentenceOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.answer.message]
    if (error instanceof StoreUnreadable || error instanceof StoreUnavailable) return [503, error.message]
    throw error
  }
}

describe('the key that seals seeds', () => {
  test('is made beside the file of games, for its owner alone, and found again', () => {
    const env = { FIELDPOST_DATA: join(folder, 'data') }
    const key = sealingKey(env)
    expect(sealingKey(env)).toEqual(key)
    expect(statSync(join(folder, 'data', 'seed.key')).mode & 0o777).toBe(0o600)
    expect(key.toString('hex')).not.toBe(readFileSync(join(folder, 'data', 'seed.key'), 'utf8'))
  })

  test('comes from the environment where one is set', () => {
    const given = { FIELDPOST_SEED_KEY: 'k'.repeat(32), FIELDPOST_DATA: folder }
    expect(sealingKey(given)).toEqual(sealingKey({ ...given, KV_REST_API_URL: 'http://kv' }))
    expect(sentenceOf(() => sealingKey({ FIELDPOST_SEED_KEY: 'short' }))).toEqual([
      503,
      expect.stringContaining('32 characters'),
    ])
  })

  test('is missing on a KV store without one, and that is said', () => {
    const said = sentenceOf(() => sealingKey({ KV_REST_API_URL: 'http://kv', FIELDPOST_DATA: folder }))
    expect(said).toEqual([503, expect.stringContaining('FIELDPOST_SEED_KEY')])
  })

  test('that is damaged is left as it is, and that is said', () => {
    writeFileSync(join(folder, 'seed.key'), 'half')
    expect(sentenceOf(() => sealingKey({ FIELDPOST_DATA: folder }))).toEqual([
      503,
      expect.stringContaining('damaged'),
    ])
    expect(readFileSync(join(folder, 'seed.key'), 'utf8')).toBe('half')
  })

  test('that is missing while games are kept is replaced by no other', async () => {
    const env = { FIELDPOST_DATA: folder }
    const store = openLibsql(join(folder, 'fieldpost.db'))
    // Made before the first game, like that file.
    const key = sealingKey(env)
    await store.append({ game: 'g', command: { id: 'id', answer: '' }, expectedHead: 0, entries: ['x'] })
    expect(sealingKey(env)).toEqual(key)
    const copy = readFileSync(join(folder, 'seed.key'))
    rmSync(join(folder, 'seed.key'))
    for (let twice = 0; twice < 2; twice++)
      expect(sentenceOf(() => sealingKey(env))).toEqual([503, expect.stringMatching(/key .* is missing/)])
    expect(readdirSync(folder)).not.toContain('seed.key')
    expect(sealingKey({ ...env, FIELDPOST_SEED_KEY: 'k'.repeat(32) })).toHaveLength(32)
    writeFileSync(join(folder, 'seed.key'), copy)
    expect(sealingKey(env)).toEqual(key)
    store.close()
  })

  test('that cannot be kept is told with the way to it to whoever runs the server alone', () => {
    writeFileSync(join(folder, 'blocked'), '')
    const env = { FIELDPOST_DATA: join(folder, 'blocked') }
    const [status, sentence] = sentenceOf(() => sealingKey(env))!
    expect([status, sentence]).toEqual([503, expect.not.stringContaining(folder)])
    expect(() => sealingKey(env)).toThrow(
      expect.objectContaining({ forOwner: expect.stringContaining(folder) }),
    )
  })
})

describe('a sealed seed', () => {
  const key = Buffer.alloc(32, 1)

  test('opens for its own game under its own key only', () => {
    const sealed = sealSeed(key, 'game', seed)
    expect(openSeed(key, 'game', sealed)).toBe(seed)
    expect(sealed).not.toBe(sealSeed(key, 'game', seed))
    for (const open of [
      () => openSeed(key, 'other', sealed),
      () => openSeed(Buffer.alloc(32, 2), 'game', sealed),
      () => openSeed(key, 'game', `${sealed.slice(0, -3)}AAA`),
      () => openSeed(key, 'game', ''),
    ]) {
      expect(sentenceOf(open)?.[0]).toBe(503)
    }
  })

  test('without its key stops orders, not looking, and making a game without any key is refused', async () => {
    const store = memoryStore()
    testServices(store)
    const { game, red } = await invitedGame()
    testServices(store, { key: () => Buffer.alloc(32, 9) })
    const order = await red.order(game, { type: 'choose', number: 1 })
    expect([order.status, order.body.error]).toEqual([503, 'unavailable'])
    expect((await red.look(game)).status).toBe(200)
    testServices(store, { key: () => sealingKey({ KV_REST_API_URL: 'http://kv' }) })
    expect((await new Browser().create()).status).toBe(503)
  })
})

describe.each(Object.entries(emptyStores()))('a store of games (%s)', (_name, empty) => {
  test('knows the key of its games again, and no game is made under another', async () => {
    const store = await empty()
    const services = testServices(store)
    const { game, red } = await invitedGame()
    const newKey = Buffer.alloc(32, 9)
    testServices(store, { key: () => newKey })
    const refused = await new Browser().create()
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('another key')])
    expect((await red.look(game)).status).toBe(200)
    await expect(mustBeItsKey(store, newKey)).rejects.toThrow(StoreUnreadable)
    setServices(services)
    expect((await new Browser().create()).status).toBe(200)
    expect((await red.order(game, { type: 'choose', number: 1 })).status).toBe(200)
  })

  test('of an earlier version takes the key that it is used with, once for all who do so at one moment', async () => {
    const store = await empty()
    const keys = [1, 2].map((n) => Buffer.alloc(32, n))
    const same = await Promise.allSettled([1, 2, 3].map(() => becomesItsKey({ ...store }, keys[0]!)))
    expect(same.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
    await expect(mustBeItsKey({ ...store }, keys[1]!)).rejects.toThrow(StoreUnreadable)
    await expect(becomesItsKey({ ...store }, keys[1]!)).rejects.toThrow(StoreUnreadable)
  })

  test('that keeps none yet holds nobody to a key that it was only looked at with', async () => {
    const store = await empty()
    const keys = [1, 2].map((n) => Buffer.alloc(32, n))
    for (const key of keys) await mustBeItsKey({ ...store }, key)
    await becomesItsKey({ ...store }, keys[1]!)
    await expect(mustBeItsKey({ ...store }, keys[0]!)).rejects.toThrow(StoreUnreadable)
  })
})

describe('a stored game', () => {
  test('of other rules or none says so, and is left alone', async () => {
    const store = memoryStore()
    const { games } = testServices(store)
    const { game, red } = await invitedGame()
    const kept = JSON.stringify(store.kept(game))
    const newer = { ...games.toy!, version: '2.0.0' }
    for (const other of [{}, { toy: newer } as Record<string, Game>]) {
      testServices(store, { games: other })
      const got = await red.look(game)
      expect([got.status, got.body]).toMatchObject([410, { error: 'gone' }])
    }
    expect(JSON.stringify(store.kept(game))).toBe(kept)
  })

  test('whose log was changed takes no orders, and says so', async () => {
    const store = memoryStore()
    testServices(store)
    const { game, red } = await invitedGame()
    const { entries } = store.kept(game)!
    for (let n = 0; n < entries.length; n++) {
      const text = entries[n]!
      for (let at = 0; at < text.length; at += 13) {
        const changed = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`
        const forged = entries.map((entry, i) => (i === n ? changed : entry))
        const damaged = async (...args: Parameters<typeof store.load>) => {
          const loaded = await store.load(...args)
          return loaded && { ...loaded, tail: forged }
        }
        testServices({ ...store, load: damaged })
        expect([410, 503], changed).toContain((await red.look(game)).status)
      }
    }
  })
})
