import { beforeAll, describe, expect, test } from 'vitest'
import { Browser, chosen, invitedGame, NONCE, newId, testDesk, whoOf } from '../support/browser'
import { counted } from '../support/counted'
import { memoryStore } from '../support/memory-store'
import { allRoutes, type Route } from '../support/routes'

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

interface Row {
  query?: string
  body?: (game: string, maker: Browser) => Promise<object> | object
  /** Status for maker, other, spectator; and for those who have no seat. */
  status: [number, number, number, number]
  /** For those who have no seat, or none any more, but an account. */
  account?: number
  /** For the host's scheduler. What comes from no page of ours changes nothing elsewhere. */
  scheduler?: number
}
const practice = {
  format: 'fieldpost/view/1',
  ...{ kind: 'toy', version: '1.0.0', scenario: 'short', viewer: 'spectator', log: [] },
  view: { turn: 1, phase: 'choose', mover: 'red', pawns: { red: 0, blue: 0 } },
}
const DEAD = 'A'.repeat(43)
const ENTER = /\/enter$/
const CRON = 'c'.repeat(40)

const rows: Record<string, Row> = {
  'POST /api/games': {
    body: () => ({ id: newId(), game: 'toy', scenario: 'short', mode: 'computer', side: 'blue' }),
    status: [200, 200, 200, 200],
  },
  'GET /api/challenges': { status: [200, 200, 200, 200] },
  'GET /api/games': { status: [200, 200, 200, 200] },
  'POST /api/games/import': {
    body: () => ({ id: newId(), document: practice }),
    status: [200, 200, 200, 200],
  },
  'GET /api/games/[gameId]': { status: [200, 200, 200, 404] },
  'GET /api/games/[gameId]/replay': { status: [200, 200, 200, 404] },
  'GET /api/games/[gameId]/version': { status: [200, 200, 200, 404] },
  // Not for browsers but for links: here with one that leads nowhere. See public.test.ts.
  'GET /api/games/[gameId]/board': { query: `?p=${'A'.repeat(22)}`, status: [404, 404, 404, 404] },
  'GET /api/games/[gameId]/picture': { query: `?p=${'A'.repeat(22)}`, status: [404, 404, 404, 404] },
  'GET /api/games/[gameId]/chat': { status: [200, 200, 403, 404] },
  'POST /api/games/[gameId]/chat': {
    body: () => ({ id: newId(), say: 'Good luck!' }),
    status: [200, 200, 403, 404],
  },
  'GET /api/games/[gameId]/notes': { status: [200, 200, 403, 404] },
  'POST /api/games/[gameId]/notes': { body: () => ({ n: 0, text: 'North!' }), status: [200, 200, 403, 404] },
  'GET /api/games/[gameId]/dice': { status: [200, 200, 200, 404] },
  'GET /api/games/[gameId]/export': { status: [200, 200, 200, 404] },
  'POST /api/games/[gameId]/nonce': {
    body: async (game, maker) => ({
      id: newId(),
      commitment: (await maker.dice(game)).body.commitment,
      nonce: NONCE,
    }),
    status: [200, 409, 403, 404],
  },
  'POST /api/games/[gameId]/peek': { body: () => ({ token: DEAD }), status: [410, 410, 410, 410] },
  'POST /api/games/[gameId]/enter': {
    body: () => ({ id: newId(), token: DEAD }),
    status: [410, 410, 410, 410],
  },
  'POST /api/games/[gameId]/orders': {
    body: async (game, maker) => ({ id: newId(), seen: await maker.version(game), order: { type: 'done' } }),
    status: [200, 409, 403, 404],
  },
  'POST /api/games/[gameId]/standing': {
    body: () => ({ id: newId(), orders: { hold: 4 } }),
    status: [200, 200, 403, 404],
  },
  'POST /api/games/[gameId]/affairs': {
    body: async (game, maker) => ({
      id: newId(),
      seen: await maker.version(game),
      affair: { type: 'resign' },
    }),
    status: [200, 409, 403, 404],
  },
  'POST /api/games/[gameId]/advance': { body: () => ({ id: newId() }), status: [200, 200, 403, 404] },
  'POST /api/games/[gameId]/ask': {
    body: () => ({ question: { type: 'distance' } }),
    status: [200, 200, 403, 404],
  },
  'POST /api/games/[gameId]/links': {
    body: () => ({ id: newId(), make: 'watch' }),
    status: [200, 403, 403, 404],
  },
  'POST /api/games/[gameId]/close': { body: () => ({ id: newId() }), status: [422, 403, 403, 404] },
  'POST /api/games/[gameId]/rematch': { body: () => ({ id: newId() }), status: [422, 422, 403, 404] },
  // Whoever has no such game in his list has nothing to forget, whether there is one or not.
  'POST /api/games/[gameId]/forget': { body: () => ({ id: newId() }), status: [422, 422, 200, 200] },
  'POST /api/games/[gameId]/nudge': { body: () => ({}), status: [422, 200, 403, 404] },
  'GET /api/notices': { status: [200, 200, 200, 401], account: 200 },
  'POST /api/notices': {
    body: () => ({ do: 'wishes', wishes: null }),
    status: [200, 200, 200, 401],
    account: 200,
  },
  'GET /api/notices/send': { status: [404, 404, 404, 404], scheduler: 200 },
  'POST /api/notices/send': { status: [404, 404, 404, 404], scheduler: 200 },
  'POST /api/notices/stop': { status: [410, 410, 410, 410], scheduler: 410 },
  'GET /api/me': { status: [200, 200, 200, 200] },
  'POST /api/me': { body: () => ({ id: newId(), name: 'Anna' }), status: [200, 200, 200, 200] },
  'GET /api/me/data': { status: [200, 200, 200, 200] },
  'POST /api/me/link': { body: () => ({ id: newId() }), status: [200, 200, 200, 401], account: 200 },
  'POST /api/me/sign-out': { body: () => ({}), status: [200, 200, 200, 401], account: 200 },
  'POST /api/me/identity': {
    body: () => ({ provider: 'github' }),
    status: [200, 200, 200, 401],
    account: 200,
  },
  'POST /api/me/delete': { body: () => ({ sure: true }), status: [200, 200, 200, 401], account: 200 },
  'POST /api/sign-in': { body: () => ({ door: 'github' }), status: [400, 400, 400, 400] },
  'POST /api/sign-in/peek': { body: () => ({ token: DEAD }), status: [410, 410, 410, 410] },
  'POST /api/sign-in/confirm': {
    body: () => ({ id: newId(), token: DEAD }),
    status: [410, 410, 410, 410],
  },
  'GET /api/auth/callback/[provider]': { status: [303, 303, 303, 303] },
  'POST /api/notices/confirm': { body: () => ({ token: DEAD }), status: [410, 410, 410, 410] },
}

let routes: Route[]
beforeAll(async () => {
  routes = await allRoutes()
})

/** A game with everybody at it; `removed` came by a spectator link that was then revoked. */
async function gathered() {
  const store = memoryStore()
  testDesk(store, { cronSecret: CRON })
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
        testDesk(noting)
        const { status, text, headers } = await browsers[role].send(
          method,
          path.replace('[gameId]', id),
          sent,
        )
        // A dead link may have been this browser's own, by a request that is repeated: that is looked up besides.
        const asks = calls.map(([name]) => name)
        return { status, text, headers: [...headers], asks: ENTER.test(path) ? [...new Set(asks)] : asks }
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
