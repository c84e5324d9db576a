import { beforeEach, describe, expect, test } from 'vitest'
import { canonical } from '@/lib/kernel/log/entry'
import type { ApiError } from '@/lib/play/api/game'
import { Browser, chosen, invitedGame, newId, testServices } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { serve } from '../support/routes'
import { seededLuck } from '../support/toy-match'

let store: MemoryStore
let table: Awaited<ReturnType<typeof invitedGame>>
let before: string

beforeEach(async () => {
  store = memoryStore()
  testServices(store)
  table = await invitedGame()
  await chosen(table.game, table.red, table.blue)
  before = JSON.stringify(store.kept(table.game))
})

const orders = () => `/api/games/${table.game}/orders`
const good = async () => ({
  id: newId(),
  seen: await table.red.version(table.game),
  order: { type: 'fight' } as Record<string, unknown>,
})

/** The request is refused with this status and code, and nothing is changed or told by it. */
async function refusedAs(
  got: Promise<{ status: number; body: unknown; text: string }>,
  status: number,
  error: ApiError['error'],
) {
  const { status: was, body, text } = await got
  expect([was, (body as ApiError | null)?.error, text]).toMatchObject([status, error, expect.any(String)])
  expect((body as ApiError).message).toMatch(/^[A-Z].*\.$/)
  expect(JSON.stringify(store.kept(table.game))).toBe(before)
  expect(text).not.toMatch(/\.ts:\d/)
  return body as ApiError
}

describe('a body that is no request', () => {
  test.each(['{', '', 'null', '[]', '"x"', '{"id":1}', '{"id":"request-000000000000","id2":', '\u0000'])(
    '%j is refused',
    async (body) => {
      await refusedAs(table.red.send('POST', orders(), body), 400, 'bad-request')
    },
  )

  test('without any body, or in a broken encoding, is refused', async () => {
    await refusedAs(table.red.send('POST', orders()), 400, 'bad-request')
    const broken = new Request(`http://table.test${orders()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://table.test', cookie: table.red.cookie! },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    })
    expect((await serve(broken)).status).toBe(400)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    null,
  ])('of type %s is refused', async (type) => {
    const body = await good()
    await refusedAs(table.red.send('POST', orders(), body, { 'content-type': type }), 415, 'wrong-type')
  })

  test('that claims to be compressed is refused', async () => {
    const body = await good()
    await refusedAs(table.red.send('POST', orders(), body, { 'content-encoding': 'gzip' }), 415, 'wrong-type')
  })
})

describe('a body that is too much', () => {
  const long = (bytes: number) => JSON.stringify({ id: newId(), pad: 'x'.repeat(bytes) })

  test('is refused above 64 KB, whatever length it claims', async () => {
    await refusedAs(table.red.send('POST', orders(), long(65_600)), 413, 'too-large')
    await refusedAs(
      table.red.send('POST', orders(), long(5_000_000), { 'content-length': '20' }),
      413,
      'too-large',
    )
    await refusedAs(
      table.red.send('POST', orders(), await good(), { 'content-length': '99999999' }),
      413,
      'too-large',
    )
    await refusedAs(table.red.send('POST', orders(), long(60_000)), 400, 'bad-request')
  })

  test('is refused when it is deep or broad', async () => {
    await refusedAs(table.red.send('POST', orders(), '['.repeat(30_000)), 400, 'bad-request')
    await refusedAs(
      table.red.send('POST', orders(), `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
      400,
      'bad-request',
    )
    const broad = Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`k${i}`, 1]))
    await refusedAs(table.red.send('POST', orders(), broad), 400, 'bad-request')
  })
})

describe('names that subvert objects', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('%s is refused at every depth', async (name) => {
    const body = await good()
    const evil = `{"${name}":{"polluted":true}}`
    for (const text of [
      `{"${name}":{"polluted":true},"id":"${body.id}"}`,
      JSON.stringify({ ...body, order: 0 }).replace('"order":0', `"order":${evil}`),
      JSON.stringify({ ...body, order: { type: 'choose', number: 0 } }).replace(
        '"number":0',
        `"number":[${evil}]`,
      ),
    ]) {
      await refusedAs(table.red.send('POST', orders(), text), 400, 'bad-request')
    }
    const query = table.red.send('GET', `/api/games/${table.game}?${name}=1`)
    await refusedAs(query, 400, 'bad-request')
    for (const field of ['game', 'scenario', 'side']) {
      const create = {
        id: newId(),
        game: 'toy',
        scenario: 'short',
        mode: 'hotseat',
        side: 'red',
        [field]: name,
      }
      await refusedAs(table.red.send('POST', '/api/games', create), 400, 'bad-request')
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('an unknown part', () => {
  test('is refused in every request and address', async () => {
    const { red, game } = table
    const id = newId()
    const token = 'A'.repeat(43)
    const bodies: [string, object][] = [
      ['/api/games', { id, game: 'toy', scenario: 'short', mode: 'hotseat', side: 'red' }],
      [orders(), await good()],
      [`/api/games/${game}/nonce`, { id, commitment: '0'.repeat(64), nonce: '0'.repeat(64) }],
      [`/api/games/${game}/peek`, { token }],
      [`/api/games/${game}/enter`, { id, token }],
      [`/api/games/${game}/advance`, { id }],
      [`/api/games/${game}/ask`, { question: { type: 'distance' } }],
      [`/api/games/${game}/links`, { id, make: 'recover' }],
    ]
    for (const [path, body] of bodies) {
      await refusedAs(red.send('POST', path, { ...body, role: 'admin' }), 400, 'bad-request')
      await refusedAs(red.send('POST', `${path}?since=1`, body), 400, 'bad-request')
    }
    for (const path of ['', '/version', '/dice', '/export']) {
      await refusedAs(red.send('GET', `/api/games/${game}${path}?admin=1`), 400, 'bad-request')
    }
    await refusedAs(red.send('GET', `/api/games/${game}?since=1&since=2`), 400, 'bad-request')
    await refusedAs(red.send('GET', `/api/games/${game}?since=-1`), 400, 'bad-request')
  })

  test('of an order is named', async () => {
    const body = await good()
    const paths: [object, string][] = [
      [{ type: 'conquer' }, 'order.type'],
      [{ type: 'choose', number: 77 }, 'order.number'],
      [{ type: 'step', pawn: 'red', by: 5 }, 'order.by'],
      [{ type: 'fight', face: 6 }, 'order'],
      [{ type: 'takeBack', all: true }, 'order'],
    ]
    for (const [order, path] of paths) {
      const got = table.red.send('POST', orders(), { ...body, order })
      expect((await refusedAs(got, 400, 'bad-request')).path).toBe(path)
    }
    const badOption = table.red.create({ options: { deep: 'very' } })
    expect((await refusedAs(badOption, 400, 'bad-request')).path).toBe('options.deep')
  })

  test.each(['', 'short', 'has spaces in it here', 'x'.repeat(65), 'a/b/c/d/e/f/g/h/i/j'])(
    'id %j of a command is refused',
    async (id) => {
      await refusedAs(table.red.send('POST', orders(), { ...(await good()), id }), 400, 'bad-request')
    },
  )
})

describe('an order that its sender may not give', () => {
  test("with somebody else's pawn is refused by the rules", async () => {
    const got = table.red.order(table.game, { type: 'step', pawn: 'blue', by: 1 })
    expect(await refusedAs(got, 422, 'refused')).toMatchObject({
      no: 'TOY 3.2',
      because: { key: 'notYours' },
    })
  })

  test('out of its phase or turn is refused by the rules', async () => {
    const { red, blue, game } = table
    expect(await refusedAs(red.order(game, { type: 'choose', number: 1 }), 422, 'refused')).toMatchObject({
      no: 'TOY 2.1',
    })
    expect(await refusedAs(blue.order(game, { type: 'done' }), 422, 'refused')).toMatchObject({
      no: 'TOY 3.1',
    })
    expect(await refusedAs(red.order(game, { type: 'takeBack' }), 422, 'refused')).toMatchObject({
      no: 'FP 2',
    })
  })

  test('before the game has begun is refused', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'invite' })).body
    expect((await red.order(game, { type: 'done' })).body).toMatchObject({ error: 'refused', no: 'FP 1' })
    expect((await red.order(game, { type: 'takeBack' })).body).toMatchObject({ error: 'refused', no: 'FP 2' })
  })

  test('on an old sight of the game is refused with the new one', async () => {
    const body = { ...(await good()), seen: 1, since: 0 }
    const { now } = await refusedAs(table.red.send('POST', orders(), body), 409, 'stale')
    expect(now).toEqual((await table.red.look(table.game)).body)
  })

  test('for the other seat is refused', async () => {
    const body = { ...(await good()), side: 'blue' }
    await refusedAs(table.red.send('POST', orders(), body), 403, 'not-your-seat')
    await refusedAs(table.red.send('GET', `/api/games/${table.game}?as=blue`), 403, 'not-your-seat')
    await refusedAs(table.red.send('GET', `/api/games/${table.game}/version?as=blue`), 403, 'not-your-seat')
  })

  test('by a spectator is refused', async () => {
    const body = await good()
    await refusedAs(table.spectator.send('POST', orders(), body), 403, 'not-your-seat')
    await refusedAs(table.spectator.send('POST', orders(), { ...body, side: 'red' }), 403, 'not-your-seat')
  })

  test('by a stranger, or with a cookie that is corrupted, cut or of another game, meets no game', async () => {
    const body = await good()
    const nobody = (await new Browser().send('POST', '/api/games/AAAAAAAAAAAAAAAAAAAAAA/orders', body)).text
    const corrupted = [
      'fieldpost=',
      'fieldpost=x',
      `${table.red.cookie}A`,
      table.red.cookie!.slice(0, -1),
      'x; y=;;=',
    ]
    const flipped = table.red.cookie!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const elsewhere = new Browser()
    await elsewhere.create()
    for (const cookie of [...corrupted, flipped, elsewhere.cookie, null]) {
      const got = new Browser().send('POST', orders(), body, { cookie })
      await refusedAs(got, 404, 'not-found')
      expect((await got).text).toBe(nobody)
    }
  })

  test('of many that were drawn at random is carried out only if it is in the list of legal orders', async () => {
    const luck = seededLuck(11)
    const some = <Item>(items: readonly Item[]) => items[Math.floor(luck() * items.length)]!
    const [counts, { game, red, blue, spectator, stranger }] = [{ yes: 0, no: 0 }, table]
    for (let i = 0; i < 400; i++) {
      const browser = some([red, red, blue, blue, spectator, stranger])
      const order = some<{ type: string } & Record<string, unknown>>([
        { type: 'choose', number: Math.floor(luck() * 11) },
        { type: 'step', pawn: some(['red', 'blue', 'green']), by: some([1, -1, 2]) },
        { type: 'dig' },
        { type: 'fight' },
        { type: luck() < 0.2 ? 'done' : 'dig' },
      ])
      const now = (await browser.look(game)).body
      const seen = luck() < 0.8 ? (now.version ?? 0) : Math.floor(luck() * 200)
      const was = JSON.stringify(store.kept(game))
      const { status } = await browser.order(game, order, { seen })
      const legal =
        seen === now.version && now.legal?.some((entry) => canonical(entry.order) === canonical(order))
      expect([status === 200, status < 500, order]).toEqual([legal === true, true, order])
      if (!legal) expect(JSON.stringify(store.kept(game))).toBe(was)
      counts[legal ? 'yes' : 'no']++
    }
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(40)
  })
})

describe('requests from elsewhere', () => {
  const others = [
    null,
    'null',
    'http://evil.test',
    'http://sub.table.test',
    'http://table.test:81',
    'http://table.test.evil',
  ]

  test.each(others)('with Origin %s are refused on every route that changes something', async (origin) => {
    const path = `/api/games/${table.game}`
    for (const to of [
      '/api/games',
      ...['orders', 'nonce', 'peek', 'enter', 'advance', 'ask', 'links'].map((x) => `${path}/${x}`),
    ]) {
      await refusedAs(table.red.send('POST', to, await good(), { origin }), 403, 'wrong-origin')
    }
  })

  test.each(['cross-site', 'same-site', 'none'])('with Sec-Fetch-Site %s are refused', async (site) => {
    await refusedAs(
      table.red.send('POST', orders(), await good(), { 'sec-fetch-site': site }),
      403,
      'wrong-origin',
    )
  })

  test('behind a proxy the outer host counts', async () => {
    const headers = { host: '10.0.0.7:3000', 'x-forwarded-host': 'table.test' }
    expect((await table.red.send('POST', orders(), await good(), headers)).status).toBe(200)
  })
})

test('an id of a game that cannot be is like one that is not', async () => {
  const odd = ['x', '..%2f', 'AAAAAAAAAAAAAAAAAAAAAA', `${table.game}A`, table.game.slice(1), '%00']
  const texts = await Promise.all(
    odd.map((id) => table.red.look(id).then(({ status, text }) => `${status} ${text}`)),
  )
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toMatch(/^404 /)
})
