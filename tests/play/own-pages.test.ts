import { beforeAll, describe, expect, test } from 'vitest'
import { BOTS } from '../support/bots'
import { Browser, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { allRoutes, type Route } from '../support/routes'

/** Programs that bring a secret of their own ask these, and no page of ours. */
const MACHINES = ['/api/notices/send', '/api/notices/stop']

let writing: Route[]
beforeAll(async () => {
  testServices(memoryStore())
  writing = (await allRoutes()).filter(({ method, path }) => method === 'POST' && !MACHINES.includes(path))
})
const at = ({ path }: Route) => path.replace('[gameId]', 'A'.repeat(22))

describe('what changes something', () => {
  test('is asked by our own pages only, whatever the form of the request', async () => {
    expect(writing.length).toBeGreaterThan(10)
    const foreign: Record<string, string | null>[] = [
      { origin: null, 'sec-fetch-site': null },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'http://evil.table.test' },
      { origin: 'http://table.test.evil.example' },
      { origin: 'http://table.test:8080' },
      { origin: 'http://table.test', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://table.test', 'sec-fetch-site': 'same-site' },
      { origin: 'http://table.test', 'sec-fetch-site': 'none' },
      { origin: 'not an address' },
    ]
    const types = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]
    for (const route of writing) {
      for (const headers of foreign) {
        for (const type of types) {
          const got = await new Browser().send('POST', at(route), '{}', { ...headers, 'content-type': type })
          expect([route.path, headers, type, got.status]).toEqual([route.path, headers, type, 403])
        }
      }
    }
  })

  test('is asked in JSON', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', null]
    for (const route of writing) {
      for (const type of types) {
        const got = await new Browser().send('POST', at(route), '{}', { 'content-type': type })
        expect([route.path, type, got.status]).toEqual([route.path, type, 415])
      }
    }
  })

  test('takes nothing beside what it knows', async () => {
    for (const route of writing) {
      for (const body of [
        '{"id":"request-extra-0000","admin":true}',
        '{"__proto__":{"admin":true}}',
        '[]',
        '1',
      ]) {
        const got = await new Browser().send('POST', at(route), body)
        expect([route.path, body, got.status]).toEqual([route.path, body, 400])
      }
    }
  })
})

describe('every cookie', () => {
  test('is shut to scripts and other sites, and bound to its host under TLS', async () => {
    const tls = { 'x-forwarded-proto': 'https', origin: 'https://table.test' }
    const body = { id: 'request-cookies-00', name: 'Anna' }
    for (const [headers, start, end] of [
      [{}, /^fieldpost=/, ''],
      [tls, /^__Host-fieldpost=/, '; Secure'],
    ] as const) {
      const got = await new Browser().send('POST', '/api/me', body, headers)
      const [cookie = '', ...others] = got.headers.getSetCookie()
      expect(others).toEqual([])
      expect(cookie).toMatch(start)
      expect(cookie).toMatch(new RegExp(`; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax${end}$`))
    }
  })
})

test('a link that is fetched by programs which look what is behind it changes nothing', async () => {
  const store = memoryStore()
  testServices(store)
  const red = new Browser()
  const { game, invite, watch } = (await red.create({ mode: 'invite' })).body
  const before = JSON.stringify(store.kept(game))
  for (const agent of BOTS) {
    const bot = new Browser()
    for (const token of [invite!, watch]) {
      await bot.send('POST', `/api/games/${game}/peek`, { token }, { 'user-agent': agent })
      for (const path of ['', '/version', '/enter', '/peek']) {
        await bot.send('GET', `/api/games/${game}${path}`, undefined, { 'user-agent': agent })
      }
    }
    expect(bot.cookie).toBeNull()
  }
  expect(JSON.stringify(store.kept(game))).toBe(before)
})
