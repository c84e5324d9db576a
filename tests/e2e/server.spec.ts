import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { sentence } from '@/lib/games/a-victory-denied/sentence'
import type { View } from '@/lib/games/a-victory-denied/view'
import { en } from '@/lib/games/a-victory-denied/words.en'
import type { GameAnswer } from '@/lib/play/api/game'
import { newTable } from '../support/planted'
import { test } from './table'

test('a script goes in Brotli to whoever takes it, under the headers of the server', async ({ request }) => {
  const page = await request.get('/')
  const path = /\/_next\/static\/[^"]+\.js/.exec(await page.text())![0]
  const sent = async (ways: string) =>
    (await request.get(path, { headers: { 'accept-encoding': ways } })).headers()
  for (const ways of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=0.9'])
    expect((await sent(ways))['content-encoding'], ways).toBe('br')
  for (const ways of ['gzip', 'gzip, br;q=0', 'br; q=0.0, gzip'])
    expect((await sent(ways))['content-encoding'], ways).toBe('gzip')
  for (const name of ['x-content-type-options', 'cross-origin-resource-policy'])
    expect((await sent('br'))[name], name).toBe(page.headers()[name])
  expect((await sent('br'))['content-security-policy']).toContain("default-src 'self';")
})

test('every script in a page bears the word of its answer, whatever a request says', async ({ request }) => {
  const evil = { 'content-security-policy': "script-src 'nonce-evil'", 'x-nonce': 'evil' }
  for (const path of ['/', '/rules/a-victory-denied', '/nowhere', '/games/g_none']) {
    const page = await request.get(path, { headers: evil })
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(page.headers()['content-security-policy']!)?.[1]
    expect(nonce, path).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    const scripts = (await page.text()).match(/<script\b[^>]*>/g)!
    expect(
      scripts.filter((tag) => !tag.includes(` nonce="${nonce}"`)),
      path,
    ).toEqual([])
  }
})

test('a script that somebody has smuggled into a page does not run', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
})

test('a server whose port is taken says so and ends with 1', ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL!)
  // Whoever runs the tests may want colours or none; Node would say something to both at once.
  const { FORCE_COLOR: _colour, NO_COLOR: _none, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['lib/cli/serve.mjs', hostname, port], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...env, FIELDPOST_DATA: process.env.E2E_DATA, NODE_ENV: 'production' },
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Port ${port} of ${hostname} is taken by another program.\n`,
  })
})

test('whoever asks for anything but HTTP is hung up on', async ({ baseURL }) => {
  test.setTimeout(30_000)
  const { hostname, port } = new URL(baseURL!)
  const ask = 'GET /_next/none HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const socket = connect(Number(port), hostname, () => socket.write(ask))
  const got = await new Promise((hungUp) => {
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('close', () => hungUp(text))
  })
  expect(got).toBe('')
})

test('what a table is told goes in Brotli to whoever takes it', async ({ request, baseURL }) => {
  const { game } = await newTable(request, baseURL!, { mode: 'computer', side: 'german' })
  for (const path of [`/api/games/${game}`, '/words/a-victory-denied/de']) {
    const headers = { 'accept-encoding': 'br' }
    const pressed = await request.get(path, { headers })
    expect(pressed.headers()['content-encoding'], path).toBe('br')
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers()['content-encoding'], path).toBeUndefined()
    expect(await pressed.json(), path).toEqual(await plain.json())
  }
})

test('words are kept, but never used without asking whether they are still the same', async ({ request }) => {
  const [en, de] = await Promise.all(
    ['en', 'de'].map((language) => request.get(`/words/a-victory-denied/${language}`)),
  )
  expect(en!.headers()['cache-control']).toBe('no-cache')
  const { etag } = en!.headers()
  expect(etag).not.toBe(de!.headers().etag)
  const again = (tag: string) =>
    request.get('/words/a-victory-denied/en', { headers: { 'if-none-match': tag } })
  expect((await again(etag!)).status()).toBe(304)
  expect((await again(de!.headers().etag!)).status()).toBe(200)
  for (const none of ['constructor/en', 'a-victory-denied/fr', 'a-victory-denied/toString'])
    expect((await request.get(`/words/${none}`)).status(), none).toBe(404)
})

test('the page of a table says at once what is asked, and to a stranger nothing', async ({
  browser,
  request,
  baseURL,
}) => {
  const { game } = await newTable(request, baseURL!, { mode: 'computer', side: 'german' })
  const { view } = (await (await request.get(`/api/games/${game}`)).json()) as GameAnswer
  const { prompt } = view as View
  const said = sentence({ key: prompt.key, params: prompt.params }, en)
  expect(await (await request.get(`/games/${game}`)).text()).toContain(said)
  const stranger = await browser.newContext()
  const none = 'n'.repeat(game.length)
  const page = async (id: string) => {
    const answer = await stranger.request.get(`/games/${id}`)
    // The word that its scripts bear is drawn anew for each answer.
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy']!)![1]!
    return (await answer.text()).replaceAll(id, none).replaceAll(nonce, 'nonce')
  }
  expect(await page(game)).toBe(await page(none))
})
