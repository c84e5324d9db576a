import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { BOTS } from '../support/bots'
import { seated } from '../support/seated'
import { weaknesses } from '../support/weak-policy'
import { map, openPhone, press, test } from './table'

const EVIL = [
  '<script>window.evil=1</script>',
  '"><img src=x onerror="window.evil=1">',
  "';window.evil=1;//",
  '</title><svg onload=window.evil=1>',
  '\r\nSet-Cookie: fieldpost=evil',
  '//evil.example/..',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '{{7*7}}',
]

const ROOT = join(import.meta.dirname, '..', '..', 'app')
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)

const post = (who: APIRequestContext, origin: string, path: string, data: object) =>
  who.post(`${origin}/api/${path}`, {
    headers: { origin },
    data: { id: randomBytes(12).toString('hex'), ...data },
  })

test('no page repeats what stands in its address, leads elsewhere by it, or stumbles', async ({
  baseURL,
}) => {
  const nobody = await request.newContext({ baseURL: baseURL! })
  for (const page of pages) {
    for (const evil of EVIL) {
      const part = encodeURIComponent(evil)
      const ways = [
        `${page.replaceAll(/\[\w+\]/g, 'A'.repeat(22))}?${part}=${part}&p=${part}&token=${part}&callbackUrl=${part}`,
        ...(page.includes('[') ? [page.replaceAll(/\[\w+\]/g, part)] : []),
      ]
      for (const way of ways) {
        const got = await nobody.get(way, { maxRedirects: 0, headers: { 'x-forwarded-host': evil.trim() } })
        const text = await got.text()
        const policy = got.headers()['content-security-policy'] ?? ''
        expect([way, got.status() < 500, /[<"]/.test(evil) && text.includes(evil)]).toEqual([
          way,
          true,
          false,
        ])
        expect([way, weaknesses(policy), got.headers()['set-cookie']]).toEqual([way, [], undefined])
        expect(new URL(got.headers().location ?? '/', baseURL!).origin).toBe(baseURL)
      }
    }
  }
  await nobody.dispose()
})

test('what players write is text on every page that shows it', async ({ browser, baseURL }) => {
  const [a, b] = [await openPhone(browser), await openPhone(browser)]
  const { game } = await seated(a.context.request, b.context.request, baseURL!)
  const [table, chat] = [`games/${game}`, `games/${game}/chat`]
  for (const evil of EVIL.map((one) => one.replaceAll(/[\r\n]/g, ' ').trim())) {
    expect((await post(a.context.request, baseURL!, 'me', { name: evil })).status()).toBe(400)
    expect((await post(a.context.request, baseURL!, chat, { say: evil })).status()).toBe(200)
  }
  const note = { data: { n: 0, text: EVIL.join('\n') }, headers: { origin: baseURL! } }
  expect((await b.context.request.post(`/api/${table}/notes`, note)).status()).toBe(200)

  const ran = (page: Page) => page.evaluate(() => 'evil' in window)
  await b.page.goto(`/${table}`)
  await expect(map(b.page)).toBeVisible()
  await b.page.getByRole('tab', { name: 'More' }).tap()
  await expect(b.page.getByText(EVIL[0]!).first()).toBeVisible()
  await expect(b.page.getByText('{{7*7}}').first()).toBeVisible()
  expect(await ran(b.page)).toBe(false)
  for (const path of ['/', '/me', `/${table}/dice`, `/${table}/notices`, '/challenge']) {
    for (const hash of ['', `#${EVIL[0]}`, `#join=${encodeURIComponent(EVIL[1]!)}`]) {
      await b.page.goto(path + hash)
      await expect(b.page.locator('main').first()).toBeVisible()
      expect([path, await ran(b.page)]).toEqual([path, false])
    }
  }
})

test('programs that fetch links change nothing and use nothing up', async ({ baseURL }) => {
  const [one, other] = await Promise.all([0, 1].map(() => request.newContext({ baseURL: baseURL! })))
  const { game, watch } = await seated(one!, other!, baseURL!)
  const open = await post(one!, baseURL!, 'games', {
    ...{ game: 'a-victory-denied', scenario: 'campaign', mode: 'invite', side: 'german' },
  })
  const { game: waiting, invite } = (await open.json()) as { game: string; invite: string }
  const link = async (path: string, data: object) =>
    ((await (await post(one!, baseURL!, path, data)).json()) as { token: string }).token
  const recover = await link(`games/${game}/links`, { make: 'recover' })
  const device = await link('me/link', {})
  const look = async () => (await one!.get(`/api/games/${game}?since=0`)).text()
  const { public: p } = JSON.parse(await look()) as { public: string }
  const links = [
    `/games/${waiting}#join=${invite}`,
    `/games/${game}#watch=${watch}`,
    `/games/${game}?p=${p}`,
    `/embed/${game}/${p}`,
    `/games/${game}#seat=${recover}`,
    `/sign-in#${device}`,
  ]
  const before = await look()
  for (const [n, agent] of BOTS.entries()) {
    const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${n}` }
    const bot = await request.newContext({ baseURL: baseURL!, userAgent: agent, extraHTTPHeaders })
    for (const to of links) {
      for (const method of ['GET', 'HEAD']) {
        const got = await bot.fetch(to, { method, headers: { purpose: 'prefetch' } })
        expect([to, got.status(), got.headers()['set-cookie']]).toEqual([to, 200, undefined])
        // No secret stands in what a program is shown of a page, so none in its `og:` tags.
        for (const secret of [invite, watch, recover, device]) expect(await got.text()).not.toContain(secret)
      }
    }
    await bot.dispose()
  }
  expect(await look()).toBe(before)
  const person = await request.newContext({ baseURL: baseURL! })
  for (const [path, token] of [
    [`games/${waiting}/peek`, invite],
    [`games/${game}/peek`, recover],
    [`games/${game}/peek`, watch],
    ['sign-in/peek', device],
  ] as const) {
    const peeked = await person.post(`/api/${path}`, { headers: { origin: baseURL! }, data: { token } })
    expect([path, peeked.status()]).toEqual([path, 200])
  }
  for (const who of [one!, other!, person]) await who.dispose()
})

test('the secret of a link is in no address that is asked for, in no Referer, and gone from the bar once it is used', async ({
  browser,
  baseURL,
}) => {
  const [a, b] = [await openPhone(browser), await openPhone(browser)]
  const open = await post(a.context.request, baseURL!, 'games', {
    ...{ game: 'a-victory-denied', scenario: 'campaign', mode: 'invite', side: 'german' },
  })
  const { game, invite } = (await open.json()) as { game: string; invite: string }
  const asked: string[] = []
  b.context.on('request', (one) => {
    asked.push(one.url(), one.headers().referer ?? '')
  })
  await b.page.goto(`/games/${game}#join=${invite}`)
  await press(b.page, 'Take the Soviet seat')
  await expect.poll(() => b.page.url()).not.toContain(invite)
  await b.page.goto('/')
  await b.page.goBack()
  await expect.poll(() => b.page.url()).toContain(game)
  expect(b.page.url()).not.toContain(invite)
  // What a browser keeps behind the # it sends to nobody.
  const sent = asked.map((address) => address.split('#')[0]!)
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((address) => address.includes(invite))).toEqual([])
  expect(asked.filter((_, n) => n % 2 === 1).filter((referer) => referer !== '')).toEqual([])
})
