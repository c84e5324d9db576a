import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListAnswer } from '@/lib/play/api/list'
import { SNAPSHOT_EVERY } from '@/lib/play/games/append'
import type { EventStore } from '@/lib/store/event-store'
import { openKv } from '@/lib/store/kv'
import { APPEND } from '@/lib/store/kv-scripts'
import { Browser, chosenGame, cookieOf, invitedGame, newId, testServices } from '../support/browser'
import { type Kv, redisIsHere, startKv } from '../support/redis'

/** The store is a real Redis behind `@vercel/kv`; what is counted are the HTTP requests that reach its bridge. */
describe.skipIf(!redisIsHere())('requests to the KV store', () => {
  let kv: Kv
  let store: EventStore
  beforeAll(async () => {
    kv = await startKv()
    store = openKv({ url: kv.url, token: kv.token })
  })
  beforeEach(() => void testServices(store))
  afterAll(() => kv?.stop())

  /** Requests and commands that reach the bridge while this is done. */
  async function counted(work: () => Promise<{ status: number }>, status = 200) {
    const { requests, commands } = kv.stats
    expect((await work()).status).toBe(status)
    return { requests: kv.stats.requests - requests, commands: kv.stats.commands - commands }
  }

  test('an order takes two, also when it writes a snapshot; its repeat and its refusal take one', async () => {
    const { game, red } = await chosenGame()
    let { version, logLength } = (await red.look(game)).body
    for (let i = 0; i < SNAPSHOT_EVERY + 20; i++) {
      const body = { id: newId(), seen: version, order: { type: 'dig' }, since: logLength }
      const order = async () => {
        const got = await red.send<{ version: number; logLength: number; log: unknown[] }>(
          'POST',
          `/api/games/${game}/orders`,
          body,
        )
        expect(got.body.log).toHaveLength(1)
        ;({ version, logLength } = got.body)
        return got
      }
      expect(await counted(order)).toEqual({ requests: 2, commands: 2 })
      // With the order a snapshot was written, which holds no lines: the log is read for them.
      const atSnapshot = i === SNAPSHOT_EVERY - 10
      const again = atSnapshot ? { requests: 2, commands: 2 } : { requests: 1, commands: 1 }
      if (atSnapshot || i % 18 === 0) expect(await counted(order)).toEqual(again)
    }
    const bad = { id: newId(), seen: version, order: { type: 'choose', number: 1 } }
    const refused = () => red.send('POST', `/api/games/${game}/orders`, bad)
    expect(await counted(refused, 422)).toEqual({ requests: 1, commands: 1 })
    const old = () => red.send('POST', `/api/games/${game}/orders`, { ...bad, seen: 1, since: logLength })
    expect(await counted(old, 409)).toEqual({ requests: 1, commands: 1 })
  })

  test('an order of a game with a clock takes two, too; who looks hears of our outages with it', async () => {
    const { game, red, blue } = await chosenGame({ pace: '3d', weekendsOff: true, zone: 'Europe/Berlin' })
    const seen = (await red.look(game)).body.version
    const order = (seen: number) => () =>
      red.send('POST', `/api/games/${game}/orders`, { id: newId(), seen, order: { type: 'dig' } })
    expect(await counted(order(seen))).toEqual({ requests: 2, commands: 2 })
    expect(await counted(order(seen + 1))).toEqual({ requests: 2, commands: 2 })
    expect(await counted(() => blue.look(game))).toEqual({ requests: 1, commands: 1 })
    const resign = { id: newId(), seen: seen + 2, affair: { type: 'resign' } }
    const affair = () => red.send('POST', `/api/games/${game}/affairs`, resign)
    expect(await counted(affair)).toEqual({ requests: 2, commands: 2 })
  })

  test('a poll is one command, whatever comes of it', async () => {
    const { game, red, spectator, stranger } = await invitedGame()
    const poll = (browser: Browser) => () => browser.send('GET', `/api/games/${game}/version`)
    expect(await counted(poll(red))).toEqual({ requests: 1, commands: 1 })
    expect(await counted(poll(spectator))).toEqual({ requests: 1, commands: 1 })
    stranger.cookie = cookieOf({ account: 'A'.repeat(22), secret: 'A'.repeat(43) })
    expect(await counted(poll(stranger), 404)).toEqual({ requests: 1, commands: 1 })
    expect(await counted(poll(new Browser()), 404)).toEqual({ requests: 0, commands: 0 })
    expect(kv.stats.names.at(-1)).toBe('evalsha')
  })

  test('with what has moved it is two, where looking and playing it again would be three', async () => {
    const { game, red, blue } = await chosenGame()
    const { version, logLength } = (await blue.look(game)).body
    const look = (seen: number) => () =>
      blue.send('GET', `/api/games/${game}/version?seen=${seen}&since=${logLength}`)
    expect(await counted(look(version))).toEqual({ requests: 1, commands: 1 })
    await red.order(game, { type: 'fight' })
    expect(await counted(look(version))).toEqual({ requests: 2, commands: 2 })
  })

  test('a list of games takes one once it was told, three the first time, however many they are', async () => {
    const { red, blue } = await invitedGame()
    for (let i = 0; i < 5; i++) await red.create()
    const list = () => red.send<ListAnswer>('GET', '/api/games')
    const requests = (n: number) => ({ requests: n, commands: n })
    expect(await counted(list)).toEqual(requests(3))
    expect((await list()).body.games).toHaveLength(6)
    expect(await counted(list)).toEqual(requests(1))
    // What has come since is found, and read after it.
    await red.create()
    expect(await counted(list)).toEqual(requests(2))
    const { body } = await list()
    expect(body.games).toHaveLength(7)
    const seen = () => red.send('GET', `/api/games?seen=${body.tag}`)
    expect(await counted(seen)).toEqual(requests(1))
    expect((await seen()).body).toEqual({ unchanged: true })
    expect(await counted(() => blue.send('GET', '/api/games'))).toEqual(requests(3))
    expect(await counted(() => new Browser().send('GET', '/api/games'))).toEqual(requests(0))
  })

  test('a message takes four with all that it causes, its reading three, and what follows it unread two', async () => {
    const { game, red, blue } = await invitedGame()
    const later: Promise<void>[] = []
    testServices(store, { later: (work) => void later.push(work()) })
    const talk = (browser: Browser, what: object) => async () => {
      const got = await browser.send('POST', `/api/games/${game}/chat`, { id: newId(), ...what })
      await Promise.all(later.splice(0))
      return got
    }
    const read = () => red.send('GET', `/api/games/${game}/chat`)
    const requests = (n: number) => ({ requests: n, commands: n })
    // What is asked for the first time is sent whole.
    for (const one of [red, blue]) await talk(one, { say: 'Hello' })()
    for (const one of [red, blue]) await talk(one, { read: true })()
    expect(await counted(talk(red, { say: 'Good luck!' }))).toEqual(requests(4))
    expect(await counted(talk(red, { say: 'And take your time.' }))).toEqual(requests(2))
    expect(await counted(read)).toEqual(requests(2))
    expect(await counted(talk(blue, { read: true }))).toEqual(requests(3))
    expect(await counted(talk(blue, { read: true }))).toEqual(requests(2))
    expect(await counted(talk(red, { say: 'Your move.' }))).toEqual(requests(4))
  })

  test("making a game takes two for a newcomer and three for others, the computer's many orders two", async () => {
    const red = new Browser()
    let game = ''
    const create = async () => {
      const got = await red.create({ mode: 'watch' })
      game = got.body.game
      return got
    }
    expect(await counted(create)).toEqual({ requests: 2, commands: 2 })
    expect(await counted(create)).toEqual({ requests: 3, commands: 3 })
    expect(await counted(() => red.advance(game))).toEqual({ requests: 2, commands: 2 })
  })

  test('both seats choosing at the same instant both succeed here too', async () => {
    for (let round = 0; round < 5; round++) {
      const { game, red, blue } = await invitedGame()
      const both = await Promise.all([
        red.order(game, { type: 'choose', number: 3 }),
        blue.order(game, { type: 'choose', number: 4 }),
      ])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
    }
  })

  test('a store that is away is told so, and the same request carried out later', async () => {
    const { game, red } = await chosenGame()
    const body = { id: newId(), seen: await red.version(game), order: { type: 'fight' } }
    const order = () =>
      red.send<{ error?: string; view?: unknown }>('POST', `/api/games/${game}/orders`, body)
    const digest = createHash('sha1').update(APPEND).digest('hex')
    kv.hooks.after = ([name, script]) => (name === 'evalsha' && script === digest ? 'cut' : undefined)
    const lost = await order()
    expect([lost.status, lost.body.error]).toEqual([503, 'unavailable'])
    expect(lost.text).not.toMatch(/eval|fp:|127\.0\.0\.1/i)
    kv.hooks.after = null
    const again = await order()
    expect([again.status, again.body.view]).toMatchObject([200, { phase: 'move' }])
    expect((await red.order(game, { type: 'fight' })).body).toMatchObject({ no: 'TOY 4.1' })
  })
})
