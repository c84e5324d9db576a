import { beforeEach, expect, test, vi } from 'vitest'
import { type HealthAnswer, versionOf } from '@/lib/play/http/health'
import { unavailable } from '@/lib/play/http/problem'
import { StoreUnavailable } from '@/lib/store/event-store'
import { version } from '@/package.json'
import { Browser, testServices } from '../support/browser'
import { counted } from '../support/counted'
import { memoryStore } from '../support/memory-store'

/** What whoever runs the server is told. */
let said: string[]
beforeEach(() => {
  said = []
  ;(globalThis as { fieldpostTold?: Map<string, number> }).fieldpostTold?.clear()
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text))
  return () => vi.restoreAllMocks()
})

const ask = () => new Browser().send<HealthAnswer>('GET', '/api/health')
const fails = () => Promise.reject(new StoreUnavailable('/var/lib/fieldpost/fieldpost.db is away'))
const WELL = { ok: true, store: 'ok', key: 'ok', push: 'none', version }

test('a server that is well says so, in an answer that nobody keeps', async () => {
  testServices(memoryStore())
  const { status, body, headers } = await ask()
  expect([status, body]).toEqual([200, { ...WELL, storeMs: expect.any(Number) }])
  expect(body.storeMs! % 10).toBe(0)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('push is told, and not missed', async () => {
  const post = { deliver: async () => ({ done: 'sent' as const }), hasMail: false }
  testServices(memoryStore(), { post: { ...post, pushKey: () => 'a-key' } })
  expect((await ask()).body).toMatchObject({ ok: true, push: 'ok' })
})

test('a store that takes nothing, or a key that is missing, is 503, and its owner alone is told why', async () => {
  testServices({ ...memoryStore(), count: fails })
  const store = await ask()
  expect([store.status, store.body]).toEqual([503, { ...WELL, ok: false, store: 'failing', storeMs: null }])
  testServices(memoryStore(), {
    key: () => {
      throw unavailable('FIELDPOST_SEED_KEY must be at least 32 characters long.')
    },
  })
  const key = await ask()
  expect([key.status, key.body]).toMatchObject([503, { ok: false, store: 'ok', key: 'failing' }])
  for (const { text } of [store, key]) expect(text).not.toMatch(/var|FIELDPOST|32/)
  expect(said).toEqual([expect.stringContaining('/var/lib'), expect.stringContaining('FIELDPOST_SEED_KEY')])
})

test('another key than that of the games in the store is 503: a preview on the store of production', async () => {
  const store = memoryStore()
  testServices(store)
  expect((await new Browser().create()).status).toBe(200)
  expect((await ask()).body).toMatchObject({ ok: true })
  testServices(store, { key: () => Buffer.alloc(32, 8) })
  const { status, body } = await ask()
  expect([status, body]).toMatchObject([503, { ok: false, store: 'ok', key: 'failing' }])
  expect(said).toEqual([expect.stringMatching(/not the key under which .* sealed/)])
})

test('asked again and again it asks the store once in five seconds, and then anew', async () => {
  const kept = memoryStore()
  testServices(kept)
  expect((await new Browser().create()).status).toBe(200)
  const { store, calls } = counted({ ...kept })
  let now = Date.UTC(2026, 0, 1)
  const services = testServices(store, { now: () => now })
  await Promise.all(Array.from({ length: 20 }, ask))
  // The first of all looks by which key the games are sealed.
  expect(calls.map(([name]) => name)).toEqual(['count', 'fields'])
  now += 4_999
  await ask()
  expect(calls).toHaveLength(2)
  now += 1
  await ask()
  expect(calls.slice(2).map(([name]) => name)).toEqual(['count'])
  now += 5_000
  Object.assign(services, { store: { ...store, count: fails } })
  expect((await ask()).status).toBe(503)
})

test('the version names the commit where the host knows it', () => {
  expect(versionOf({})).toBe(version)
  expect(versionOf({ VERCEL_GIT_COMMIT_SHA: '0123456789abcdef' })).toBe(`${version}+0123456`)
})
