import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, request, test } from '@playwright/test'
import { root } from '@/lib/cli/ready.mjs'
import { games } from '@/lib/games'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'
import type { HealthAnswer } from '@/lib/play/http/health'
import { carriedFor, startRoutes, traces } from '../support/carried'
import { newTable } from '../support/planted'
import { redisIsHere, startKv } from '../support/redis'

/**
 * Bytes of one function. Each of the four games takes two million, in two copies; what tells a notice what has happened is a
 * third, which is read with the first notice that a function sends. The map with the Caucasus takes a tenth of a million; half as
 * much more is for the rules of the two large games, which are in each copy, a tenth for the map that comes with a table, two
 * for a set-up by numbers and for what a staff does with reserves and with armies that are put together anew, two more for what
 * a recap tells of holes in the front and draws, four for what reads the address of a set-up, which no other page asks for, and one for arrivals, pockets and rings;
 * and one for two more starts in the midst of the war, and for what is dug.
 */
const MOST = 20_300_000
/** SQLite, which needs a disk, and what would shrink pictures, though none are shrunk: twenty million bytes each. */
const LEFT_BEHIND = /node_modules\/(libsql|@libsql|@neon-rs|sharp|@img)\//
const here = (file: string) => relative(root, file)
const all = traces()

test('no function of a host carries SQLite or the library that shrinks pictures', () => {
  expect(all.filter(({ name }) => name.endsWith('route.js.nft.json')).length).toBeGreaterThan(30)
  const found = all.flatMap(({ name, files }) =>
    files.filter((file) => LEFT_BEHIND.test(file)).map((file) => `${name}: ${here(file)}`),
  )
  expect(found).toEqual([])
})

test('pictures have their fonts, and what draws them, without the packages that fonts come in', () => {
  const { files } = all.find(({ name }) => name.endsWith('picture/route.js.nft.json'))!
  const of = (part: string) => files.filter((file) => file.includes(part)).map(here)
  expect(of('@vercel/og/').filter((file) => file.endsWith('.wasm'))).toHaveLength(2)
  for (const font of ['alegreya-sans-latin-500', 'barlow-condensed-latin-700', 'old-standard-tt-latin-700'])
    expect(of(`${font}-normal.woff`), font).toHaveLength(1)
  expect(of('@fontsource/').filter((file) => !/-latin-.*-normal\.woff$/.test(file))).toEqual([])
})

for (const [name, ending] of Object.entries({
  routes: /route\.js/,
  pages: /page\.js/,
  proxy: /middleware\.js/,
}))
  test(`one function is not too heavy to start after a pause: ${name}`, () => {
    const sizes = carriedFor(ending, all).map((file) => ({ file: here(file), bytes: statSync(file).size }))
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    const heaviest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, 12)
    expect(total, JSON.stringify(heaviest, null, 1)).toBeLessThan(MOST)
    expect(total).toBeGreaterThan(1_000_000)
  })

test('routes play a game and draw it from the files they carry alone, on a KV store, and leave those as they are', async () => {
  test.skip(!redisIsHere())
  const kv = await startKv()
  const carried = await startRoutes({
    KV_REST_API_URL: kv.url,
    KV_REST_API_TOKEN: kv.token,
    FIELDPOST_SEED_KEY: randomBytes(32).toString('hex'),
  })
  const { origin, folder } = carried
  const before = readdirSync(folder, { recursive: true }).sort()
  const who = await request.newContext({ extraHTTPHeaders: { origin } })
  const get = async <Answer>(path: string) => (await who.get(origin + path)).json() as Promise<Answer>
  try {
    const { ok, store, key } = await get<HealthAnswer>('/api/health')
    expect({ ok, store, key }).toEqual({ ok: true, store: 'ok', key: 'ok' })
    expect((await who.head(`${origin}/api/health`)).status()).toBe(200)

    const { game } = await newTable(who, origin, { mode: 'computer', side: 'german' })
    const post = (path: string, body: object) =>
      who.post(`${origin}/api/games/${game}/${path}`, {
        data: { id: randomBytes(16).toString('hex'), ...body },
      })
    const { kind, view, legal, version } = await get<GameAnswer>(`/api/games/${game}`)
    const order = games[kind]!.computer(view, legal as never, () => 0.5)
    const entries = Number(await kv.redis('LLEN', `fp:{${game}}:log`))
    expect((await post('orders', { seen: version, order })).status()).toBe(200)
    expect(Number(await kv.redis('LLEN', `fp:{${game}}:log`))).toBeGreaterThan(entries)

    const { games: listed } = await get<ListAnswer>('/api/games')
    const picture = await who.get(origin + listed[0]!.picture)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
  } finally {
    await who.dispose()
    carried.stop()
    await kv.stop()
  }
})
