import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EventStore, StoreUnavailable, StoreUnreadable } from '@/lib/store/event-store'
import { openKv } from '@/lib/store/kv'
import { LOCKS_BY_KEY } from '@/lib/store/kv-run'
import * as scripts from '@/lib/store/kv-scripts'
import type { Fault } from '../support/kv-bridge'
import { type Kv, redisIsHere, startKv } from '../support/redis'
import { keepsTheContract } from './contract'
import { keptInRedis } from './kept'

const suite = describe.skipIf(!redisIsHere())

suite.each([
  ['that is a Redis', {}],
  ['that locks by key', { locksByKey: true }],
])('the KV store %s', (_what, kind) => {
  keepsTheContract(async () => {
    const kv = await startKv(kind)
    return {
      store: openKv(kv),
      others: [openKv(kv), openKv(kv)],
      kept: (game) => keptInRedis(kv, game),
      dropSnapshot: async (game) => {
        await kv.redis('HDEL', `fp:{${game}}`, 'seq', 'snapshot')
      },
      requests: () => kv.stats.requests,
      stop: kv.stop,
    }
  })
})

suite('the KV store over a bad line', () => {
  let kv: Kv
  let store: EventStore
  let game = ''
  let games = 0
  beforeAll(async () => {
    kv = await startKv()
    store = openKv(kv)
  })
  afterAll(() => kv?.stop())
  beforeEach(async () => {
    kv.hooks.before = null
    kv.hooks.after = null
    game = `game-${++games}`
    await store.append({ game, command: { id: 'first', answer: 'first' }, expectedHead: 0, entries: ['one'] })
  })

  const secret = 'VERY-SECRET'
  const order = (id: string) => ({
    game,
    command: { id, answer: `answer of ${id}` },
    expectedHead: 1,
    entries: [`entry of ${id}`],
    set: { seat: secret },
  })
  const calls: [string, () => Promise<unknown>][] = [
    ['load', () => store.load(game, ['seat'])],
    ['fields', () => store.fields(game, ['seat'])],
    ['append', () => store.append(order('x'))],
    ['setFields', () => store.setFields(game, { set: { seat: secret } })],
    ['read', () => store.read([{ id: game, names: ['seat'] }])],
  ]
  /** The next `times` commands suffer the fault. */
  const next = (when: 'before' | 'after', times: number, fault: Fault) => {
    let left = times
    kv.hooks[when] = () => (left-- > 0 ? fault : undefined)
  }

  test.each([1, 2, 3, 4, 5])(
    'an answer cut off after the commit, repeated %i times: one entry, one answer',
    async (repeats) => {
      // All answers but the last are cut off.
      next('after', repeats, 'cut')
      for (let i = 0; i < repeats; i++) {
        await expect(store.append(order('cut'))).rejects.toThrow(StoreUnavailable)
      }
      const known = { outcome: 'repeated', answer: 'answer of cut' }
      expect(await store.append(order('cut'))).toEqual(known)
      expect(await openKv(kv).append({ ...order('cut'), expectedHead: 9 })).toEqual(known)
      expect((await keptInRedis(kv, game))?.entries).toEqual(['one', 'entry of cut'])
    },
  )

  test('a request cut off before the commit leaves nothing, and its repeat does it', async () => {
    next('before', 1, 'cut')
    await expect(store.append(order('lost'))).rejects.toThrow(StoreUnavailable)
    expect((await keptInRedis(kv, game))?.entries).toEqual(['one'])
    expect(await store.append(order('lost'))).toEqual({ outcome: 'appended', head: 2 })
  })

  const faults: [string, Fault][] = [
    ['a cut connection', 'cut'],
    ['401', { status: 401, body: '{"error":"Unauthorized"}' }],
    ['429', { status: 429, body: '{"error":"too many requests"}' }],
    ['500', { status: 500, body: '{"error":"boom"}' }],
    ['a page of HTML', { status: 200, body: '<html>sign in</html>' }],
    ['an error as a page', { status: 502, body: '<html>bad gateway</html>' }],
    ['nothing', { status: 200, body: '' }],
    ['an empty object', { status: 200, body: '{}' }],
    ['a number', { status: 200, body: '{"result":7}' }],
    ['a word', { status: 200, body: '{"result":"OK"}' }],
    ['an empty list', { status: 200, body: '{"result":[]}' }],
    ['a list of other things', { status: 200, body: '{"result":[{"a":1},[2],true,null]}' }],
    ['an error in the answer', { status: 200, body: '{"error":"ERR no"}' }],
    [
      "another game's answer",
      { status: 200, body: '{"result":["fp:{other}",["1","0",null,null,null],0,[]]}' },
    ],
    ["another command's answer", { status: 200, body: '{"result":["other","appended",2]}' }],
    ['a head that is no number', { status: 200, body: '{"result":["x","appended","soon"]}' }],
    ['no head', { status: 200, body: '{"result":["x","appended"]}' }],
    ['an unknown outcome', { status: 200, body: '{"result":["x","perhaps",2]}' }],
    ['null for a write', { status: 200, body: '{"result":null}' }],
  ]
  describe.each(faults)('answered with %s', (what, fault) => {
    test.each(calls)('%s says so in a sentence without secrets, and asks once', async (name, call) => {
      // "No such game" is a lawful answer to a load.
      if (name === 'load' && what === 'null for a write') return
      next('before', 1, fault)
      const before = kv.stats.requests
      const error = await call().then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(kv.stats.requests - before).toBe(1)
      expect(error).toBeInstanceOf(StoreUnavailable)
      const { message, cause } = error as Error
      expect(message).toMatch(/^[A-Z].*\.$/)
      expect(cause).toBeUndefined()
      for (const word of [secret, kv.token, kv.url, game, 'eval', 'redis', 'html']) {
        expect(message.toLowerCase()).not.toContain(word.toLowerCase())
      }
    })
  })

  test('a store that never answers is given up', async () => {
    const hasty = openKv({ ...kv, patience: 50 })
    next('before', 1, { wait: new Promise(() => {}) })
    await expect(hasty.load(game, [])).rejects.toThrow('did not answer in time')
  })

  test('a wrong token and a server that is not there are said', async () => {
    await expect(openKv({ ...kv, token: 'wrong' }).load(game, [])).rejects.toThrow('refuses our token')
    await expect(openKv({ ...kv, url: 'http://127.0.0.1:1' }).load(game, [])).rejects.toThrow(
      'did not answer',
    )
    expect(() => openKv({ ...kv, url: 'not an address' })).toThrow(StoreUnavailable)
  })

  test('a full store refuses the order and loses nothing', async () => {
    await kv.redis('CONFIG', 'SET', 'maxmemory', '1')
    try {
      await expect(store.append(order('full'))).rejects.toThrow('full')
    } finally {
      await kv.redis('CONFIG', 'SET', 'maxmemory', '0')
    }
    expect((await keptInRedis(kv, game))?.entries).toEqual(['one'])
    expect((await store.append(order('full'))).outcome).toBe('appended')
  })

  test('calls made at once stay single requests and each gets its own answer', async () => {
    await store.setFields(game, {
      set: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`n${i}`, `${i}`])),
    })
    const before = { requests: kv.stats.requests, commands: kv.stats.commands }
    const asked = Array.from({ length: 40 }, (_, i) => store.fields(game, [`n${i}`]))
    // One of them fails before it is sent.
    const bad = store.fields(game, [10n as unknown as string]).catch((error: unknown) => error)
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 40 }, (_, i) => [`${i}`]))
    expect(await bad).toBeInstanceOf(TypeError)
    expect(kv.stats.requests - before.requests).toBe(40)
    expect(kv.stats.commands - before.commands).toBe(40)
  })

  test('an answer is never taken from a cache', async () => {
    expect(await store.fields(game, ['seat'])).toEqual([null])
    await openKv(kv).setFields(game, { set: { seat: 'now' } })
    expect(await store.fields(game, ['seat'])).toEqual(['now'])
    expect(kv.stats.lastHeaders['cache-control']).toBe('no-cache')
  })

  test('a poll is one HMGET', async () => {
    kv.stats.names.length = 0
    await store.fields(game, ['a', 'b', 'c', 'd'])
    expect(kv.stats.names).toEqual(['hmget'])
  })

  test('a load does not carry what its snapshot stands for', async () => {
    const entries = Array.from({ length: 3_000 }, () => 'x'.repeat(400))
    const snapshot = { seq: 3_000, body: 'state' }
    await store.append({ ...order('long'), entries, snapshot })
    const before = kv.stats.bytesOut
    expect((await store.load(game, ['seat']))?.tail).toHaveLength(1)
    expect(kv.stats.bytesOut - before).toBeLessThan(2_000)
  })

  test('a game of a newer format is refused and left alone', async () => {
    await kv.redis('HSET', `fp:{${game}}`, 'v', '2')
    const before = await keptInRedis(kv, game)
    for (const [, call] of calls) await expect(call()).rejects.toThrow(StoreUnreadable)
    expect(await keptInRedis(kv, game)).toEqual(before)
  })

  test('a log that has lost entries is noticed and takes no orders', async () => {
    await kv.redis('DEL', `fp:{${game}}:log`)
    await expect(store.load(game, [])).rejects.toThrow(StoreUnreadable)
    await expect(store.append(order('x'))).rejects.toThrow(StoreUnreadable)
    await expect(store.append({ ...order('x'), expectedHead: 0 })).rejects.toThrow(StoreUnreadable)
  })

  test('a log that has lost its game is noticed and takes no orders', async () => {
    await kv.redis('DEL', `fp:{${game}}`)
    await expect(store.append({ ...order('x'), expectedHead: 0 })).rejects.toThrow(StoreUnreadable)
  })
})

suite('the scripts', () => {
  let kv: Kv
  let store: EventStore
  let asked: string[][]
  beforeEach(async () => {
    kv = await startKv()
    asked = []
    kv.hooks.before = (command) => void asked.push([...command])
    store = openKv(kv)
  })
  afterEach(() => kv?.stop())
  const names = () => kv.stats.names.splice(0)
  const write = (game: string, id: string, head: number, more = {}) =>
    store.append({
      game,
      command: { id, answer: id },
      expectedHead: head,
      entries: [id],
      ...more,
    })

  test('are sent whole once, and by their digest from then on', async () => {
    await write('g', 'one', 0)
    // A Redis refuses the flag of a store that locks by key, and is not asked a second time.
    expect(names()).toEqual(['eval', 'eval'])
    expect(asked.map(([, script]) => script?.startsWith(LOCKS_BY_KEY))).toEqual([true, false])
    await write('g', 'two', 1)
    await store.load('g', [])
    await store.load('g', [])
    expect(names()).toEqual(['evalsha', 'eval', 'evalsha'])
    const upstash = await startKv({ locksByKey: true })
    const there = openKv(upstash)
    await there.whole('g')
    await there.whole('g')
    await upstash.stop()
    expect(upstash.stats.names).toEqual(['eval', 'evalsha'])
  })

  test('that the store has forgotten are sent whole again, and done once', async () => {
    await write('g', 'one', 0)
    await kv.redis('SCRIPT', 'FLUSH')
    names()
    expect(await write('g', 'two', 1)).toEqual({ outcome: 'appended', head: 2 })
    expect(names()).toEqual(['evalsha', 'eval'])
    expect(await write('g', 'three', 2)).toEqual({ outcome: 'appended', head: 3 })
    expect(names()).toEqual(['evalsha'])
    expect((await keptInRedis(kv, 'g'))?.entries).toEqual(['one', 'two', 'three'])
    await kv.redis('SCRIPT', 'FLUSH')
    const counter = { key: 'k', window: 60_000 }
    const counted = async () => [await store.count(counter), await kv.redis('SCRIPT', 'FLUSH')][0]
    expect([await counted(), await counted(), await counted()]).toEqual([1, 2, 3])
  })

  test('that failed for another reason are not done a second time', async () => {
    await write('g', 'one', 0)
    kv.hooks.after = () => ({
      status: 400,
      body: '{"error":"ERR no such thing as NOSCRIPT, unexpected flag"}',
    })
    names()
    await expect(write('g', 'two', 1)).rejects.toThrow(StoreUnavailable)
    expect(names()).toHaveLength(1)
  })

  /** The keys that a command names. */
  const keysOf = ([, , many, ...rest]: readonly string[] = []) => rest.slice(0, Number(many))

  test('name no key that two games share, where neither becomes due', async () => {
    const seen: string[][] = []
    for (const game of ['g', 'h']) {
      asked.length = 0
      await write(game, 'one', 0)
      await store.load(game, ['a'], { asks: [{ id: `account:${game}`, names: ['made'] }] })
      await store.setFields(game, { set: { a: '1' } })
      await store.wholes([`account:${game}`], [{ id: game, names: ['a'] }])
      seen.push(asked.flatMap(keysOf))
    }
    expect(seen[0]!.filter((key) => seen[1]!.includes(key))).toEqual([])
    asked.length = 0
    await write('g', 'two', 1, { due: 7 })
    expect(keysOf(asked[0])).toEqual(['fp:{g}', 'fp:{g}:log', 'fp:due'])
  })

  test('touch only keys that they declare', () => {
    expect(Object.keys(scripts)).toHaveLength(7)
    for (const script of Object.values(scripts)) {
      const calls = [...script.matchAll(/redis\.call\('(\w+)', ([^,)]+)/g)]
      expect(calls.length).toBeGreaterThan(0)
      for (const [, , key] of calls) expect(key).toMatch(/^KEYS\[([12ik]|2 \+ i|#KEYS)\]$/)
      expect(script.match(/redis\.p?call/g)).toHaveLength(calls.length)
    }
  })
})
