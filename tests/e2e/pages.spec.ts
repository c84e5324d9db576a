import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, type APIResponse, expect, request, test } from '@playwright/test'
import { newTable } from '../support/planted'
import { seated } from '../support/seated'

/**
 * Who is shown what by which page. The pages are read from the folders: one without a row here fails, and so does a
 * row without a page. `game`: with the page comes the game, for those who have a seat; everything else on it is asked
 * from routes that judge for themselves. `public`: the same for everybody who has the address.
 */
const rows: Record<string, 'public' | 'game'> = {
  '/': 'public',
  '/me': 'public',
  '/archive': 'public',
  '/players/[player]': 'public',
  '/sign-in': 'public',
  '/set-up': 'public',
  '/about/[game]': 'public',
  '/rules/[game]': 'public',
  '/words/[game]/[language]': 'public',
  '/challenge': 'public',
  '/offline': 'public',
  '/notices/confirm': 'public',
  '/notices/stop': 'public',
  '/embed/[gameId]/[p]': 'public',
  '/games/[gameId]': 'game',
  '/games/[gameId]/dice': 'public',
  '/games/[gameId]/notices': 'public',
  '/games/[gameId]/start': 'public',
}
const ROLES = ['owner', 'other', 'spectator', 'member', 'anonymous', 'scheduler'] as const
const AT_TABLE: readonly string[] = ['owner', 'other', 'spectator']

const ROOT = join(import.meta.dirname, '..', '..', 'app')
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file) && !file.startsWith('api/'))
  .map((file) => `/${file.replace(/\/?(page|route)\.tsx?$/, '')}`)

let all: Record<(typeof ROLES)[number], APIRequestContext>
let game: string
let mark: string
const NOWHERE = 'A'.repeat(22)

test.beforeAll(async ({ baseURL }) => {
  const from = (n: number) => ({
    baseURL: baseURL!,
    extraHTTPHeaders: { origin: baseURL!, 'x-forwarded-for': `198.51.100.${n}` },
  })
  const made = await Promise.all(ROLES.map((_role, n) => request.newContext(from(n))))
  all = Object.fromEntries(ROLES.map((role, i) => [role, made[i]!])) as typeof all
  await all.scheduler.dispose()
  all.scheduler = await request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${'c'.repeat(40)}`, 'x-forwarded-for': '198.51.100.99' },
  })
  const table = await seated(all.owner, all.other, baseURL!)
  const watch = { id: 'pages-request-watch', token: table.watch }
  expect((await all.spectator.post(`/api/games/${table.game}/enter`, { data: watch })).status()).toBe(200)
  await newTable(all.member, baseURL!, { mode: 'invite' })
  ;({ game, commitment: mark } = table)
})
test.afterAll(() => Promise.all(Object.values(all).map((one) => one.dispose())))

const addressOf = (page: string, id: string) =>
  page
    .replace('[gameId]', id)
    .replace('[game]', 'a-victory-denied')
    .replace('[language]', 'en')
    .replace('[p]', 'B'.repeat(22))
    .replace('[player]', 'C'.repeat(22))

/** A page, asked for again where it was asked for too often in a short time. */
async function opened(by: APIRequestContext, path: string): Promise<APIResponse> {
  const got = await by.get(path)
  if (got.status() !== 429) return got
  await new Promise((later) => setTimeout(later, Number(got.headers()['retry-after']) * 1_000))
  return opened(by, path)
}

/** What differs from answer to answer and says nothing. */
const settled = (text: string, id: string) =>
  text
    .replaceAll(id, 'ID')
    .replace(/nonce(=|\\?":\s*\\?)"?[A-Za-z0-9+/=\\]+"?/g, 'nonce')
    .replace(/[\w+/=-]{20,}/g, 'x')

test('every page has a row, and every row a page', () => {
  expect([...pages].sort()).toEqual(Object.keys(rows).sort())
})

for (const [page, shows] of Object.entries(rows)) {
  test(`${page} shows the game to those who have a seat at it, and to nobody else`, async () => {
    for (const role of ROLES) {
      const got = await opened(all[role], addressOf(page, game))
      const text = await got.text()
      expect([role, text.includes(mark)]).toEqual([role, shows === 'game' && AT_TABLE.includes(role)])
      expect(text).not.toMatch(/owner:(german|soviet)/)
      // What one is shown no cache on the way may show another.
      if (page.includes('[gameId]'))
        expect(got.headers()['cache-control']).toMatch(/^private\b.*\bno-store\b/)
      if (AT_TABLE.includes(role)) continue
      const nowhere = await opened(all[role], addressOf(page, NOWHERE))
      expect([role, got.status()]).toEqual([role, nowhere.status()])
      expect(settled(text, game).length).toBe(settled(await nowhere.text(), NOWHERE).length)
    }
  })
}

test('no other way of asking moves anything on', async ({ baseURL }) => {
  const at = `/api/games/${game}`
  const look = async () => (await all.owner.get(`${at}?since=0`)).text()
  const before = await look()
  const body = (id: string) => ({
    data: { id: `pages-other-way-${id}`, seen: 1, affair: { type: 'resign' } },
  })
  const ways: [string, Record<string, string>][] = [
    [`${at}/affairs`, {}],
    [`/${at}/affairs`, {}],
    [`${at}//affairs`, {}],
    [`${at}/affairs/`, {}],
    [`${at}/affairs.rsc`, { rsc: '1' }],
    [`/API/games/${game}/affairs`, {}],
    [`/%61pi/games/${game}/affairs`, {}],
    [`/api/games/${NOWHERE}/affairs?nxtPgameId=${game}`, {}],
    [`${at}/affairs`, { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' }],
    [`${at}/affairs`, { 'x-original-url': `${at}/affairs`, 'x-http-method-override': 'POST' }],
    [`${at}/affairs`, { 'x-matched-path': `${at}/affairs`, 'x-now-route-matches': `1=${game}` }],
  ]
  for (const role of ['spectator', 'member', 'anonymous', 'scheduler'] as const) {
    for (const [n, [path, headers]] of ways.entries()) {
      const got = await all[role].post(baseURL + path, { ...body(`${role}-${n}`), headers, maxRedirects: 3 })
      expect([role, path, got.status() >= 400, got.status() < 500]).toEqual([role, path, true, true])
    }
  }
  expect(await look()).toBe(before)
})

test('no other way of asking shows more', async ({ baseURL }) => {
  const at = `/games/${game}`
  const ways: [string, Record<string, string>][] = [
    [at, { rsc: '1' }],
    [at, { rsc: '1', 'next-router-prefetch': '1' }],
    [at, { 'next-router-segment-prefetch': '/_tree', rsc: '1' }],
    [at, { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' }],
    [at, { 'x-nextjs-data': '1' }],
    [at, { 'x-forwarded-host': 'evil.example', 'x-original-url': `/api/games/${game}` }],
    [`${at}.rsc`, {}],
    [`${at}/index.rsc`, {}],
    [`${at}.segments/_tree.segment.rsc`, {}],
    [`/${at}`, {}],
    [`/games//${game}`, {}],
    [`/%67ames/${game}`, {}],
    [`/GAMES/${game}`, {}],
    [`/games/${NOWHERE}?nxtPgameId=${game}`, {}],
    [`/games/${NOWHERE}?gameId=${game}`, { 'x-now-route-matches': `1=${game}` }],
    [`/_next/data/x/games/${game}.json`, {}],
    [`/api/games/${game}?as=german`, {}],
    [`/api//games/${game}`, {}],
    [`/API/games/${game}`, {}],
    [`/api/games/${game}/`, {}],
    [`/api/games/${game}`, { 'x-middleware-subrequest': 'proxy' }],
    [`/api/games/${game}`, { 'x-http-method-override': 'GET', cookie: 'fieldpost=x' }],
  ]
  for (const role of ['member', 'anonymous', 'scheduler'] as const) {
    for (const [path, headers] of ways) {
      const got = await all[role].get(baseURL + path, { headers, maxRedirects: 3 })
      const text = await got.text()
      expect([role, path, text.includes(mark), got.status() < 500]).toEqual([role, path, false, true])
    }
  }
})
