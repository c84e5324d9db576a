import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { games } from '@/lib/games'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'
import { type Production, production } from '../support/production'
import { type Kv, redisIsHere, startKv } from '../support/redis'
import { seated } from '../support/seated'
import { type Smtp, startSmtp } from '../support/smtp'

// Set up as the README says of a host without a disk: a KV store, keys by variables, a scheduler that calls.
test.skip(!redisIsHere())

const CRON = 'c'.repeat(32)
let [kv, smtp, server]: [Kv, Smtp, Production] = [] as never
test.beforeAll(async () => {
  ;[kv, smtp] = await Promise.all([startKv(), startSmtp()])
  server = await production(
    (origin) => ({
      KV_REST_API_URL: kv.url,
      KV_REST_API_TOKEN: kv.token,
      FIELDPOST_SEED_KEY: randomBytes(32).toString('hex'),
      FIELDPOST_PUSH_KEY: randomBytes(32).toString('base64url'),
      FIELDPOST_URL: origin,
      FIELDPOST_TIMER: 'off',
      EMAIL_SERVER: smtp.url,
      EMAIL_FROM: 'Fieldpost <post@table.example>',
      CRON_SECRET: CRON,
    }),
    true,
  )
})
test.afterAll(() => Promise.all([server?.stop(), smtp?.stop(), kv?.stop()]))

const browser = () => request.newContext({ extraHTTPHeaders: { origin: server.origin } })

async function post<Answer>(who: APIRequestContext, path: string, body: object): Promise<Answer> {
  const response = await who.post(server.origin + path, {
    data: { id: randomBytes(16).toString('hex'), ...body },
  })
  expect([path, response.status(), await response.text()]).toMatchObject([path, 200, expect.anything()])
  return response.json()
}
const look = async (who: APIRequestContext, path: string) =>
  (await who.get(server.origin + path)).json() as Promise<unknown>

/** The first order that comes to the computer player's mind. */
async function order(who: APIRequestContext, game: string): Promise<void> {
  const { kind, view, legal, version } = (await look(who, `/api/games/${game}`)) as GameAnswer
  const order = games[kind]!.computer(view, legal as never, () => 0.5)
  await post(who, `/api/games/${game}/orders`, { seen: version, order })
}

test('on a KV store two are seated, one is told by mail, both decide, and a scheduler is let in', async () => {
  const [anna, boris] = [await browser(), await browser()]
  await post(boris, '/api/me', { name: 'Boris', zone: 'Europe/Berlin' })
  const told = async (body: object) =>
    expect((await boris.post(`${server.origin}/api/notices`, { data: body })).status()).toBe(200)
  await told({ do: 'mail', address: 'boris@table.example' })
  await expect.poll(() => smtp.letters.length).toBe(1)
  const token = /\/notices\/confirm#([\w.-]+)/.exec(smtp.letters[0]!.text)![1]
  expect((await boris.post(`${server.origin}/api/notices/confirm`, { data: { token } })).status()).toBe(200)
  const wishes = { delay: 0, quiet: null, reminders: true, open: true, channels: {} }
  await told({ do: 'wishes', wishes })

  const { game } = await seated(anna, boris, server.origin, { pace: '3d' })
  await expect.poll(() => smtp.letters.length).toBe(2)
  expect(smtp.letters[1]!.text).toContain(`${server.origin}/games/${game}`)
  const before = Number(await kv.redis('LLEN', `fp:{${game}}:log`))
  for (const who of [anna, boris]) await order(who, game)
  expect(Number(await kv.redis('LLEN', `fp:{${game}}:log`))).toBeGreaterThanOrEqual(before + 2)
  const list = (await look(boris, '/api/games')) as ListAnswer
  expect(list.games[0]).toMatchObject({ game, stage: 'play', pace: '3d', left: expect.any(Number) })

  const scheduler = await request.newContext()
  const call = (word: string) =>
    scheduler.get(`${server.origin}/api/notices/send`, { headers: { authorization: `Bearer ${word}` } })
  expect((await call('x'.repeat(32))).status()).toBe(404)
  const round = await call(CRON)
  expect([round.status(), await round.json()]).toEqual([200, { looked: expect.any(Number) }])
  for (const one of [anna, boris, scheduler]) await one.dispose()
})

test('a server with a KV store and without its key says what is missing, also where its own timer runs', async () => {
  const keyless = await production({ KV_REST_API_URL: kv.url, KV_REST_API_TOKEN: kv.token }, true)
  try {
    const who = await request.newContext({ extraHTTPHeaders: { origin: keyless.origin } })
    const body = { game: 'a-victory-denied', scenario: 'campaign', mode: 'hotseat', side: 'german' }
    const id = randomBytes(16).toString('hex')
    const answer = await who.post(`${keyless.origin}/api/games`, { data: { id, ...body } })
    expect([answer.status(), await answer.text()]).toEqual([
      503,
      expect.stringContaining('no FIELDPOST_SEED_KEY'),
    ])
    await who.dispose()
  } finally {
    keyless.stop()
  }
})
