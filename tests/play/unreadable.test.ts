import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '@/lib/play/api/game'
import type { NoticeSettings } from '@/lib/play/api/notices'
import { firstLook, publicLook } from '@/lib/play/games/first-look'
import { startTimer } from '@/lib/play/notices/timer'
import { opening } from '@/lib/play/opening'
import { currentServices, setServices } from '@/lib/play/services'
import { openLibsql } from '@/lib/store/libsql'
import { Browser, chosenGame, newId, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { rows } from './role-rows'

// Next answers a page's request with these, and does after it what is left for later.
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => ({ after: () => undefined }))

const SECRET = 'a-token-that-nobody-may-read'
const CRON = 'c'.repeat(32)

let folder: string
let file: string
let said: string[]
/** A process that begins anew, with these settings. */
const begin = (env: Record<string, string> = {}) => {
  const none = ['KV_REST_API_URL', 'KV_REST_API_TOKEN', 'FIELDPOST_SEED_KEY', 'FIELDPOST_PUSH_KEY', 'VERCEL']
  for (const name of none) vi.stubEnv(name, '')
  const all = { FIELDPOST_DATA: folder, CRON_SECRET: CRON, ...env }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  for (const kept of ['fieldpostStore', 'fieldpostTimer']) Reflect.deleteProperty(globalThis, kept)
  ;(globalThis as { fieldpostTold?: Map<string, number> }).fieldpostTold?.clear()
  setServices(undefined)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-unreadable-'))
  file = join(folder, 'fieldpost.db')
  said = []
  for (const way of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => void said.push(words.map(String).join(' ')))
  begin()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const create = { game: 'a-victory-denied', scenario: 'campaign', mode: 'hotseat', side: 'german' }
const make = (browser: Browser) => browser.send('POST', '/api/games', { id: newId(), ...create })
/** A store with a game in it, as a server leaves it that has ended. */
async function keepGame() {
  openLibsql(file).close()
  expect((await make(new Browser())).status).toBe(200)
  currentServices().store.close()
  begin()
}

const troubles: [string, RegExp, () => void | Promise<void>][] = [
  ['a file cut short', /fieldpost\.db .* damaged/, () => keepGame().then(() => truncateSync(file, 3_000))],
  ['a file that is no database', /not a file of Fieldpost/, () => writeFileSync(file, 'dear diary')],
  [
    'a folder that cannot be made',
    /ENOTDIR.*FIELDPOST_DATA/,
    () => {
      writeFileSync(join(folder, 'blocked'), '')
      begin({ FIELDPOST_DATA: join(folder, 'blocked', 'data') })
    },
  ],
  [
    'half a KV store, the address',
    /KV_REST_API_TOKEN/,
    () => begin({ KV_REST_API_URL: 'http://127.0.0.1:1' }),
  ],
  ['half a KV store, the token', /KV_REST_API_URL/, () => begin({ KV_REST_API_TOKEN: SECRET })],
  [
    'a KV store that does not answer',
    /did not answer/,
    () => begin({ KV_REST_API_URL: 'http://127.0.0.1:1', KV_REST_API_TOKEN: SECRET }),
  ],
  ['a host without a disk and without a KV store', /needs a KV store/, () => begin({ VERCEL: '1' })],
]

describe.each(troubles)('on %s', (what, told, spoil) => {
  test('no server begins that will never serve, and its owner is told why in one sentence', async () => {
    await spoil()
    said.length = 0
    // Who does not answer now may answer in a moment.
    expect(await opening()).toBe(/not answer/.test(what))
    startTimer()
    expect(said).toEqual([expect.stringMatching(told)])
    expect(said[0]).not.toContain(SECRET)
    expect(said[0]).toMatch(/^[A-Z][^\n]*\.$/)
  })

  test('a server that runs answers every route with a sentence, and shows its pages', async () => {
    testServices(memoryStore())
    const { game, red } = await chosenGame()
    const asked = await Promise.all(
      Object.entries(rows).map(
        async ([name, row]) => [name, row.query, await row.body?.(game, red)] as const,
      ),
    )
    begin()
    await spoil()
    said.length = 0
    const statuses = new Map<string, number>()
    for (const [name, query = '', body] of asked) {
      const [method, path] = name.split(' ') as [string, string]
      const at = path.replace('[gameId]', game).replace('[provider]', 'github')
      const { cookie } = red
      const got = await red.send(method, at + query, body, { authorization: `Bearer ${CRON}` })
      red.cookie = cookie
      statuses.set(name, got.status)
      expect([name, got.text]).toEqual([name, expect.not.stringContaining(folder)])
      expect([name, got.text]).toEqual([name, expect.not.stringContaining(SECRET)])
      expect(got.headers.get('content-type')).toBe('application/json; charset=utf-8')
      if (got.status !== 503) continue
      // It says how the server is, and is asked for no more.
      if (name === 'GET /api/health') {
        expect(got.body).toMatchObject({ ok: false, store: 'failing', storeMs: null })
        continue
      }
      expect([name, got.body]).toMatchObject([name, { error: 'unavailable' }])
      expect((got.body as ApiError).message).toMatch(/^[A-Z][^\n]*\.$/)
    }
    // The others do not come as far as the store: they lack something else.
    const others = [...statuses].filter(([, status]) => status !== 503)
    expect(others.filter(([, status]) => status >= 500)).toEqual([])
    expect([...statuses.values()].filter((status) => status === 503).length).toBeGreaterThan(25)
    for (const name of ['GET /api/games', 'GET /api/games/[gameId]', 'POST /api/notices/send'])
      expect([name, statuses.get(name)]).toEqual([name, 503])
    expect([await firstLook(game), await publicLook(game, 'p'.repeat(22))]).toEqual([null, null])
    expect(said).toContainEqual(expect.stringMatching(told))
    expect(new Set(said).size).toBe(said.length)
  })
})

test('a server whose file comes back is well again by itself', async () => {
  await keepGame()
  const browser = new Browser()
  renameSync(file, `${file}.away`)
  writeFileSync(file, 'dear diary')
  expect((await make(browser)).status).toBe(503)
  expect((await browser.send('GET', '/api/challenges')).status).toBe(503)
  renameSync(`${file}.away`, file)
  expect((await browser.send('GET', '/api/challenges')).status).toBe(200)
  expect((await make(browser)).status).toBe(200)
  expect(said).toHaveLength(1)
})

test('a server whose key is missing while it keeps games does not begin, and makes no other', async () => {
  await keepGame()
  renameSync(join(folder, 'seed.key'), join(folder, 'copy'))
  expect(await opening()).toBe(false)
  expect(said).toEqual([expect.stringMatching(/seed\.key is missing .* put it back/i)])
  const made = await make(new Browser())
  expect([made.status, made.text]).toEqual([503, expect.stringMatching(/key .* is missing/)])
  expect(made.text).not.toContain(folder)
  renameSync(join(folder, 'copy'), join(folder, 'seed.key'))
  expect(await opening()).toBe(true)
  begin({ FIELDPOST_SEED_KEY: 'another key of thirty-two characters' })
  expect(await opening()).toBe(false)
  expect(said.at(-1)).toMatch(/not the key under which .* sealed/)
})

describe('a key of web push that is of no use', () => {
  const cases: [string, () => void][] = [
    ['in its file', () => writeFileSync(join(folder, 'push.key'), 'zz')],
    ['in FIELDPOST_PUSH_KEY', () => begin({ FIELDPOST_PUSH_KEY: 'zz' })],
  ]
  test.each(cases)('%s is said once, and all but push works', async (_where, spoil) => {
    spoil()
    expect(await opening()).toBe(true)
    startTimer()
    const browser = new Browser()
    expect((await make(browser)).status).toBe(200)
    for (let twice = 0; twice < 2; twice++) {
      const settings = await browser.send<NoticeSettings>('GET', '/api/notices')
      expect([settings.status, settings.body.pushKey]).toEqual([200, null])
    }
    expect(said).toEqual([expect.stringMatching(/^Web push is not to be had\. .*Everything else works\.$/)])
  })

  test('is used again as soon as it is good, without a new start', async () => {
    writeFileSync(join(folder, 'push.key'), 'zz')
    expect(currentServices().post.pushKey()).toBeNull()
    rmSync(join(folder, 'push.key'))
    expect(currentServices().post.pushKey()).toMatch(/^[\w-]{87}$/)
  })
})
