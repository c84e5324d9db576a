import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Call } from '@/lib/play/call'
import { addressOf } from '@/lib/play/http/address'
import { mustNotFlood } from '@/lib/play/http/limits'
import { Problem } from '@/lib/play/http/problem'
import { RateLimiter } from '@/lib/play/http/rate-limit'
import { Browser, chosenGame, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { counted } from '../support/counted'
import { memoryStore } from '../support/memory-store'
import { confirm, deviceLink, mailDoors, peekLink, signIn } from '../support/sign-in'
import { startSmtp } from '../support/smtp'

const DEAD = 'A'.repeat(43)
/** A request of this address, as a proxy of one's own tells it. */
const from = (address: string) => ({ 'x-forwarded-for': `9.9.9.9, ${address}` })
beforeEach(() => {
  vi.stubEnv('FIELDPOST_PROXY', '1')
  testServices(memoryStore(), { limits: true, now: Date.now })
  return () => {
    vi.unstubAllEnvs()
  }
})

/** Statuses of so many requests, each counted. */
async function many(n: number, ask: (i: number) => Promise<{ status: number; headers: Headers }>) {
  const all: Record<number, number> = {}
  let last = new Headers()
  for (let i = 0; i < n; i++) {
    const got = await ask(i)
    all[got.status] = (all[got.status] ?? 0) + 1
    last = got.headers
  }
  return { all, last }
}

describe('what is asked too often from one address', () => {
  const body = () => ({ id: newId(), game: 'toy', scenario: 'short', mode: 'watch', side: 'red' })
  const cases = {
    'a game': (one: string) => new Browser().send('POST', '/api/games', body(), from(one)),
    'a link of a game': (one: string) =>
      new Browser().send('POST', `/api/games/${DEAD.slice(21)}/peek`, { token: DEAD }, from(one)),
    'the way in by a link': (one: string) =>
      new Browser().send(
        'POST',
        `/api/games/${DEAD.slice(21)}/enter`,
        { id: newId(), token: DEAD },
        from(one),
      ),
    'to sign in': (one: string) => new Browser().send('POST', '/api/sign-in', { door: 'github' }, from(one)),
    'a link to sign in': (one: string) =>
      new Browser().send('POST', '/api/sign-in/confirm', { id: newId(), token: DEAD }, from(one)),
  }
  test.each(Object.entries(cases))('is refused for a while, from there alone: %s', async (_name, ask) => {
    const { all, last } = await many(260, () => ask('203.0.113.7'))
    expect(all[429]).toBeGreaterThan(10)
    expect(Number(last.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('203.0.113.8')).status).not.toBe(429)
  })
})

describe('a flood of requests that only read', () => {
  const poll = (browser: Browser, game: string, headers = {}) =>
    browser.send('GET', `/api/games/${game}/version`, undefined, headers)

  test('is refused for a minute, to whom it comes from alone, and asks the store nothing', async () => {
    const store = memoryStore()
    const { store: noting, calls } = counted(store)
    const hour = { now: 1_000 }
    testServices(noting, { limits: true, now: () => hour.now })
    const { game, red, blue } = await invitedGame()
    const { all, last } = await many(3_100, () => poll(new Browser(), game, from('203.0.113.7')))
    expect(all).toEqual({ 404: 3_000, 429: 100 })
    expect(last.get('retry-after')).toBe('60')
    const before = calls.length
    expect((await poll(red, game, from('203.0.113.7'))).status).toBe(429)
    expect((await red.order(game, { type: 'dig' }, { seen: 1 })).status).not.toBe(429)
    expect(calls.slice(before).filter(([name]) => name === 'read')).toEqual([])
    expect((await poll(red, game, from('203.0.113.8'))).status).toBe(200)
    expect((await poll(blue, game)).status).toBe(200)
    hour.now += 60_000
    expect((await poll(red, game, from('203.0.113.7'))).status).toBe(200)
  })

  test('is refused where there is nothing, too, before a page is made that says so', async () => {
    testServices(memoryStore(), { limits: true, now: () => 1_000 })
    const nowhere = (n: number) => new Browser().send('GET', `/api/no/${n}?x`, undefined, from('203.0.113.7'))
    expect((await nowhere(0)).body).toMatchObject({ error: 'not-found' })
    expect((await many(3_000, nowhere)).all).toEqual({ 404: 2_999, 429: 1 })
  })

  test('counts by browser too, whatever addresses it has, and nobody by the name of his account', async () => {
    const { game, red, blue } = await invitedGame()
    const forged = new Browser()
    forged.cookie = `fieldpost=${whoOf(blue).account}.${DEAD}`
    for (const one of [red, forged]) {
      const { all } = await many(1_300, (i) => poll(one, game, from(`203.0.113.${i % 200}`)))
      expect(all[429]).toBeGreaterThan(90)
    }
    expect((await poll(blue, game)).status).toBe(200)
  })

  test('is no household at play: four people at one address, each with ten tables open for five minutes', async () => {
    const hour = { now: 0 }
    testServices(memoryStore(), { limits: true, now: () => hour.now })
    const { game, red, blue } = await invitedGame()
    const people = [red, blue, new Browser(), new Browser()]
    const statuses = new Set<number>()
    for (let second = 0; second < 300; second += 5, hour.now += 5_000)
      for (const one of people)
        for (let tab = 0; tab < 10; tab++) statuses.add((await poll(one, game, from('203.0.113.7'))).status)
    expect([...statuses].sort()).toEqual([200, 404])
  })

  test('stays refused though it comes under ever new names', () => {
    const services = testServices(memoryStore(), { limits: true, now: () => 1_000 })
    const asked = (n: number) => () =>
      mustNotFlood(
        { services: services, address: '203.0.113.7', who: { account: 'nobody', secret: String(n) } } as Call,
        'request',
      )
    for (let n = 0; n < 3_000; n++) asked(n)()
    for (let n = 0; n < 20_000; n++) expect(asked(3_000 + n)).toThrow(Problem)
  })

  test('of ever new names is remembered no longer than there is room for', () => {
    const limiter = new RateLimiter()
    const page = (address: string) => limiter.wait({ address, who: null }, 'page', 0)
    for (let n = 0; n < 80; n++) expect([page('first'), page('last')]).toEqual([0, 0])
    expect([page('first'), page('last')]).toEqual([10_000, 10_000])
    for (let n = 0; n < 19_999; n++) page(`address ${n}`)
    expect(page('last')).toBeGreaterThan(0)
    expect(page('first')).toBe(0)
  })
})

describe('nobody, of whom neither address nor account is known,', () => {
  const bodies: Record<'game' | 'name' | 'link', () => [string, object]> = {
    game: () => ['/api/games', { id: newId(), game: 'toy', scenario: 'short', mode: 'watch', side: 'red' }],
    name: () => ['/api/me', { id: newId(), name: 'Anna' }],
    link: () => [`/api/games/${DEAD.slice(21)}/peek`, { token: DEAD }],
  }
  const madeUp = (n: number) => `fieldpost=${String(n).padStart(22, 'A')}.${DEAD}`
  const asked = (what: keyof typeof bodies, cookie: string | null) => {
    const [path, body] = bodies[what]()
    const browser = new Browser()
    browser.cookie = cookie
    return browser.send('POST', path, body)
  }

  test.each([
    ['game', 600],
    ['name', 600],
    ['link', 1_200],
  ] as const)('is one of all of whom that is so, by whatever cookie: a %s', async (what, most) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const known = new Browser()
    await known.create()
    const { all, last } = await many(most + 20, (n) => asked(what, n % 2 ? madeUp(n) : null))
    expect(all[429]).toBe(what === 'link' ? 20 : 21)
    expect(last.get('retry-after')).toBe('3600')
    expect(warned.mock.calls).toEqual([[expect.stringContaining('FIELDPOST_PROXY=1')]])
    warned.mockRestore()
    // Who has an account is not among them, nor who comes from a known address.
    expect((await known.create()).status).toBe(200)
    const [path, body] = bodies[what]()
    expect((await new Browser().send('POST', path, body, from('203.0.113.7'))).status).not.toBe(429)
  })

  test('is sent no more letters than some, to whatever addresses', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const smtp = await startSmtp()
    testServices(memoryStore(), { limits: true, now: Date.now, providers: mailDoors(smtp) })
    const ask = (n: number) => signIn(new Browser(), { door: 'email', address: `anna${n}@table.example` })
    const { all } = await many(60, ask)
    expect([all, smtp.letters.length]).toEqual([{ 200: 40, 429: 20 }, 40])
    await smtp.stop()
    vi.restoreAllMocks()
  })

  test('is counted together where he only reads, and keeps nobody out who was here before', async () => {
    testServices(memoryStore(), { limits: true, now: () => 1_000 })
    const { game, red } = await invitedGame()
    const poll = (cookie: string | null) => {
      const browser = new Browser()
      browser.cookie = cookie
      return browser.send('GET', `/api/games/${game}/version`)
    }
    const { all } = await many(3_100, (n) => poll(n % 2 ? madeUp(n) : null))
    expect(all[429]).toBeGreaterThan(99)
    expect((await poll(null)).status).toBe(429)
    expect((await poll(red.cookie)).status).toBe(200)
  })
})

test('of one browser orders come as fast as a person gives them, and not as fast as a script', async () => {
  const { game, red, blue } = await chosenGame()
  const order = () =>
    red.send('POST', `/api/games/${game}/orders`, { id: newId(), seen: 0, order: { type: 'done' } })
  expect((await many(200, order)).all).toEqual({ 409: 200 })
  expect((await many(60, order)).all[429]).toBeGreaterThan(10)
  expect((await blue.look(game)).status).toBe(200)
  expect((await red.look(game)).status).toBe(200)
})

test('nobody uses up what another may ask, by the name of his account without its secret', async () => {
  const { game, red } = await invitedGame()
  const forged = { cookie: `fieldpost=${whoOf(red).account}.${DEAD}` }
  const order = (headers: object) =>
    red.send(
      'POST',
      `/api/games/${game}/orders`,
      { id: newId(), seen: 0, order: { type: 'done' } },
      { ...headers },
    )
  expect((await many(250, () => order(forged))).all).toEqual({ 404: 240, 429: 10 })
  expect((await order({})).status).toBe(409)
})

test('an account makes no more games by having more browsers', async () => {
  const [phone, desk] = [new Browser(), new Browser()]
  await phone.create()
  await confirm(desk, (await deviceLink(phone)).body.token)
  expect(whoOf(desk).account).toBe(whoOf(phone).account)
  const make = (browser: Browser) =>
    browser.send('POST', '/api/games', {
      ...{ id: newId(), game: 'toy', scenario: 'short', mode: 'watch', side: 'red' },
    })
  expect((await many(100, () => make(phone))).all).toEqual({ 200: 100 })
  expect((await many(30, () => make(desk))).all).toEqual({ 200: 20, 429: 10 })
})

test('nobody is sent more letters than a few, whoever asks for them', async () => {
  const smtp = await startSmtp()
  testServices(memoryStore(), { limits: true, now: Date.now, providers: mailDoors(smtp) })
  const ask = () => signIn(new Browser(), { door: 'email', address: 'anna@table.example' })
  const { all } = await many(8, ask)
  expect([all, smtp.letters.length]).toEqual([{ 200: 5, 429: 3 }, 5])
  expect((await signIn(new Browser(), { door: 'email', address: 'boris@table.example' })).status).toBe(200)
  await smtp.stop()
})

test('a link that is looked at often is not found by trying', async () => {
  const scan = new Browser()
  await scan.create()
  const { all } = await many(245, () => peekLink(scan, DEAD))
  expect(all).toEqual({ 410: 240, 429: 5 })
})

describe('the address of a request', () => {
  const headers = (more: Record<string, string>) => new Headers(more)

  test('is what a known server says, never what the browser says', () => {
    const spoofed = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7', 'x-fieldpost-address': '198.51.100.1' }
    expect(addressOf(headers(spoofed), {})).toBeNull()
    expect(addressOf(headers(spoofed), { FIELDPOST_SOCKET: '1' })).toBe('198.51.100.1')
    expect(addressOf(headers(spoofed), { FIELDPOST_PROXY: '1' })).toBe('203.0.113.7')
    expect(addressOf(headers({ 'x-forwarded-for': '203.0.113.7' }), { VERCEL: '1' })).toBe('203.0.113.7')
  })

  test('of version 6 counts by its network', () => {
    const of = (address: string) =>
      addressOf(headers({ 'x-fieldpost-address': address }), { FIELDPOST_SOCKET: '1' })
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:db8:1:2:ffff::1'))
    expect(of('2001:db8::1')).not.toBe(of('2001:db8:1::1'))
    expect(of('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  test('of this machine is none', () => {
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(addressOf(headers({ 'x-fieldpost-address': own }), { FIELDPOST_SOCKET: '1' })).toBeNull()
    }
  })
})
