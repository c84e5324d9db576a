import { beforeAll, describe, expect, test } from 'vitest'
import { Browser, chosen, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { counted } from '../support/counted'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { allRoutes, type Route } from '../support/routes'
import { toyGame } from '../support/toy-game'
import { seededLuck } from '../support/toy-match'
import { rows } from './role-rows'

/**
 * Who may use which route. The routes are read from the folders: one without a row here fails, and so does a row
 * without a route. Red made the game and is to move.
 */
const ROLES = [
  'maker',
  'other',
  'spectator',
  'removed',
  'member',
  'stranger',
  'corrupted',
  'scheduler',
] as const
type Role = (typeof ROLES)[number]

const CRON = 'c'.repeat(40)

let routes: Route[]
beforeAll(async () => {
  routes = await allRoutes()
})

/** Everybody at the game, and what a server holds of it. */
interface Gathered {
  game: string
  browsers: Readonly<Record<Role, Browser>>
  store: MemoryStore
}

/** A game with everybody at it; `removed` came by a spectator link that was then revoked. */
async function gatheredOnce(): Promise<Gathered> {
  const store = memoryStore()
  testServices(store)
  const table = await invitedGame()
  const { game, red, blue, spectator, stranger } = table
  await chosen(game, red, blue)
  const removed = spectator
  const { token } = (await red.links(game, { make: 'watch' })).body
  const watcher = new Browser()
  await watcher.enter(game, token!)
  const corrupted = new Browser()
  corrupted.cookie = 'fieldpost=%00'
  const member = new Browser()
  await member.create()
  const browsers: Record<Role, Browser> = {
    maker: red,
    other: blue,
    spectator: watcher,
    removed,
    member,
    stranger,
    corrupted,
    scheduler: new Browser(),
  }
  return { game, browsers, store }
}

let once: Promise<Gathered> | undefined

/** The same game on a server of its own, some time later. */
async function gathered(): Promise<Gathered> {
  once ??= gatheredOnce()
  const { game, browsers, store } = await once
  const [own, luck] = [store.copy(), seededLuck(8)]
  let ticks = 0
  testServices(own, {
    cronSecret: CRON,
    now: () => Date.UTC(2026, 0, 1, 1) + ticks++,
    random: (bytes) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(luck() * 256))),
  })
  const same = Object.entries(browsers).map(([role, { cookie }]) => [
    role,
    Object.assign(new Browser(), { cookie }),
  ])
  return { game, store: own, browsers: Object.fromEntries(same) as Record<Role, Browser> }
}

test('every route has a row, and every row a route', () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(rows).sort())
})

describe.each(Object.entries(rows))('%s', (name, { body, query = '', status, account, scheduler }) => {
  const [maker, other, spectator, none] = status
  const [method, plain] = name.split(' ') as [string, string]
  const path = plain + query
  const expected: Record<Role, number> = {
    ...{ maker, other, spectator },
    ...{ removed: account ?? none, member: account ?? none, stranger: none, corrupted: none },
    scheduler: scheduler ?? (method === 'GET' ? none : 403),
  }

  test.each(ROLES)('as it should be for: %s', async (role) => {
    const { game, browsers } = await gathered()
    const sent = await body?.(game, browsers.maker)
    const program = { origin: null, 'sec-fetch-site': null, authorization: `Bearer ${CRON}` }
    const address = path.replace('[gameId]', game)
    const got = await browsers[role].send(method, address, sent, role === 'scheduler' ? program : {})
    expect([got.status, got.text]).toEqual([expected[role], got.text])
    expect(got.headers.get('cache-control')).toBe('private, no-store')
    expect(got.headers.get('referrer-policy')).toBe('no-referrer')
    expect(got.headers.get('x-content-type-options')).toBe('nosniff')
    expect(got.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test.each(['stranger', 'member', 'removed'] as const)(
    'tells this one the same, for the same work, as if there were no such game: %s',
    async (role) => {
      if (!path.includes('[gameId]')) return
      const { game, browsers, store } = await gathered()
      const sent = await body?.(game, browsers.maker)
      /** What is answered, and which calls of the store that took. */
      const asked = async (id: string) => {
        const { store: noting, calls } = counted(store)
        testServices(noting)
        const { status, text, headers } = await browsers[role].send(
          method,
          path.replace('[gameId]', id),
          sent,
        )
        return { status, text, headers: [...headers], asks: calls.map(([name]) => name) }
      }
      // Whoever was once let in has the game in his list, and takes it off there.
      const there = await asked(game)
      if (role === 'removed' && name.endsWith('/forget')) return
      expect(there).toEqual(await asked('A'.repeat(22)))
    },
  )

  test('tells nobody the secret of his browser, in an answer whose length might show it', async () => {
    const { game, browsers } = await gathered()
    const sent = await body?.(game, browsers.maker)
    const { secret } = whoOf(browsers.maker)
    const got = await browsers.maker.send(method, path.replace('[gameId]', game), sent)
    expect(got.text).not.toContain(secret)
  })
})

test('a game that nobody can open any more is no game to who guesses at its links', async () => {
  const { game, browsers, store } = await gathered()
  const token = 'A'.repeat(43)
  const asked = async (id: string) => {
    const at = (method: string, path: string, body?: object) =>
      browsers.stranger.send(method, `/api/games/${id}${path}`, body)
    return Promise.all([
      at('POST', '/peek', { token }),
      at('POST', '/enter', { id: newId(), token }),
      at('POST', '/close', { id: newId(), token }),
      at('GET', `/board?p=${'A'.repeat(22)}`),
      at('GET', `/picture?p=${'A'.repeat(22)}`),
    ])
  }
  const none = (await asked('A'.repeat(22))).map(({ status, text }) => [status, text])
  testServices(store, { games: { toy: { ...toyGame, version: '2.0.0' } } })
  expect((await browsers.maker.look(game)).status).toBe(410)
  expect((await asked(game)).map(({ status, text }) => [status, text])).toEqual(none)
})
