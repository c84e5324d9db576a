import { beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '@/lib/play/address'
import { Browser, chosen, invitedGame, newId, testDesk, whoOf } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { mailDoors, peekLink, signIn } from '../support/sign-in'
import { startSmtp } from '../support/smtp'

const DEAD = 'A'.repeat(43)
/** A request of this address, as a proxy of one's own tells it. */
const from = (address: string) => ({ 'x-forwarded-for': `9.9.9.9, ${address}` })
beforeEach(() => {
  process.env.FIELDPOST_PROXY = '1'
  testDesk(memoryStore(), { limits: true, now: Date.now })
  return () => {
    delete process.env.FIELDPOST_PROXY
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

test('of one browser orders come as fast as a person gives them, and not as fast as a script', async () => {
  const { game, red, blue } = await invitedGame()
  await chosen(game, red, blue)
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

test('nobody is sent more letters than a few, whoever asks for them', async () => {
  const smtp = await startSmtp()
  testDesk(memoryStore(), { limits: true, now: Date.now, doors: mailDoors(smtp) })
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
