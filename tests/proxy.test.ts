import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FILES } from '@/lib/play/http/page-limit'
import { currentRateLimiter } from '@/lib/play/http/rate-limit'
import { config as proxied, proxy } from '@/proxy'
import config from '../next.config.js'
import { weaknesses } from './support/weak-policy'

const POLICY = 'content-security-policy'
const HANDED_ON = 'x-middleware-request-'

/** What the browser is told, and what Next is told of the request. */
function answered(sent: Record<string, string> = {}) {
  const { headers } = proxy(new NextRequest('http://table.test/', { headers: sent }))
  const handedOn = headers.get('x-middleware-override-headers')!.split(',')
  return { policy: headers.get(POLICY)!, handedOn, to: (name: string) => headers.get(HANDED_ON + name) }
}
const toldAt = (path: string) => proxy(new NextRequest(`http://table.test${path}`)).headers.get(POLICY)!
const nonceIn = (policy: string) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]

test('each page has a word of its own, which Next and the browser are both told', () => {
  const [one, other] = [answered(), answered()]
  expect(nonceIn(one.policy)).toMatch(/^[A-Za-z0-9+/]{22}==$/)
  expect(nonceIn(one.policy)).not.toBe(nonceIn(other.policy))
  expect(one.to(POLICY)).toBe(one.policy)
})

test('what a request says of policies is not heeded', () => {
  const evil = "script-src 'nonce-evil'"
  const { policy, handedOn, to } = answered({
    [POLICY]: evil,
    [`${POLICY}-report-only`]: evil,
    accept: '*/*',
  })
  expect(policy).not.toContain('evil')
  expect(to(POLICY)).toBe(policy)
  expect(handedOn).toContain('accept')
  expect(handedOn).not.toContain(`${POLICY}-report-only`)
})

test('no script runs that only stands in a page, and none from elsewhere', () => {
  const scripts = /script-src ([^;]+)/.exec(answered().policy)![1]!
  expect(scripts.split(' ').map((source) => source.replace(/nonce-[^']+/, 'nonce'))).toEqual([
    "'self'",
    "'nonce'",
  ])
})

test('other sites may show a board that is only looked at, and no other page', () => {
  const told = (path: string) => toldAt(path).split('; ').at(-1)
  expect(told('/embed/game/public')).toBe('frame-ancestors *')
  for (const path of [
    '/',
    '/games/embed',
    '/games/x?p=/embed/',
    '/embed',
    '/%65mbed/a/b',
    '/embed/../games/x',
  ])
    expect(told(path)).toBe("frame-ancestors 'none'")
})

describe('pages that are asked for in floods', () => {
  const hour = { now: 0 }
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'fieldpostFlood')
    vi.spyOn(Date, 'now').mockImplementation(() => hour.now)
    vi.stubEnv('FIELDPOST_PROXY', '1')
    return () => {
      vi.restoreAllMocks()
      Reflect.deleteProperty(globalThis, 'fieldpostFlood')
      vi.unstubAllEnvs()
    }
  })
  const cookieOf = (n: number) => `fieldpost=${String(n).padStart(22, 'A')}.${'A'.repeat(43)}`
  const ask = (path: string, headers: HeadersInit = {}) =>
    proxy(new NextRequest(`http://table.test${path}`, { headers }))
  const from = (address: string, cookie?: string) => ({
    'x-forwarded-for': address,
    ...(cookie ? { cookie } : {}),
  })
  function refused(n: number, headers: (n: number) => HeadersInit, path = '/games/any') {
    return Array.from({ length: n }, (_, i) => ask(path, headers(i)).status).filter((one) => one === 429)
      .length
  }

  test('are refused before they are made, in the language of who asks, and open by themselves later', async () => {
    const german = { ...from('203.0.113.7'), 'accept-language': 'de' }
    expect(refused(400, () => german)).toBe(320)
    expect(refused(100, () => from('203.0.113.6'), '/rules/any')).toBe(84)
    const page = ask('/', german)
    const text = await page.text()
    expect([page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual(['10', '10'])
    expect([text.includes('lang="de"'), text.includes('Augenblick'), text.includes('<script')]).toEqual([
      true,
      true,
      false,
    ])
    expect([page.headers.get(POLICY)!.split(';')[0], page.headers.get('x-middleware-next')]).toEqual([
      "default-src 'none'",
      null,
    ])
    expect(ask('/', from('203.0.113.8')).headers.get('x-middleware-next')).toBe('1')
    hour.now += 10_000
    expect(ask('/', german).status).toBe(200)
  })

  test('are counted by browser, too, whatever addresses it has', () => {
    expect(refused(100, (n) => from(`203.0.113.${n}`, cookieOf(1)))).toBe(60)
  })

  test('are counted together where neither address nor browser is known, by whatever cookie', () => {
    expect(refused(1, () => ({ cookie: cookieOf(7) }))).toBe(0)
    expect(refused(199, (n) => new Headers(n % 2 ? { cookie: cookieOf(100 + n) } : {}))).toBe(80)
    // Who was here before is not kept out.
    expect(refused(19, () => ({ cookie: cookieOf(7) }))).toBe(0)
  })

  test('use up what may be asked of the routes, and the other way round', () => {
    const visitor = { address: '203.0.113.9', who: null }
    for (let n = 0; n < 3_000; n++) currentRateLimiter().wait(visitor, 'request', hour.now)
    expect(ask('/', from('203.0.113.9')).status).toBe(429)
  })

  test('are whatever the framework makes, while files cost as little as a poll', () => {
    const files = readdirSync(join(import.meta.dirname, '..', 'public')).map((name) => `/${name}`)
    expect([...FILES].sort()).toEqual([...files, '/manifest.webmanifest'].sort())
    for (const path of [...FILES, '/words/a/en'])
      expect(refused(100, () => from('203.0.113.10'), path)).toBe(0)
    const ahead = { rsc: '1', 'next-router-prefetch': '1' }
    expect(refused(100, () => ({ ...from('203.0.113.11'), ...ahead }), '/games/x')).toBe(0)
    expect(refused(100, () => from('203.0.113.12'), '/nowhere.png')).toBe(20)
    const matched = new RegExp(`^${proxied.matcher}$`)
    expect(
      ['/', '/rules/x', '/words/x/en', '/api/games', '/_next/static/x.js'].map((path) => matched.test(path)),
    ).toEqual([true, true, true, false, false])
  })
})

describe('a content security policy', () => {
  test('of ours has none of the weaknesses that are known', async () => {
    const plain = (await config.headers!()).map(
      ({ headers }) => headers.find(({ key }) => key === 'Content-Security-Policy')!.value,
    )
    expect(new Set(plain).size).toBeGreaterThan(0)
    for (const policy of [toldAt('/'), toldAt('/embed/game/public'), ...plain])
      expect([policy, weaknesses(policy)]).toEqual([policy, []])
  })

  const sound =
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  test.each([
    ["script-src 'self' 'unsafe-inline'"],
    ["script-src 'self' 'unsafe-eval'"],
    ["script-src 'self' https:"],
    ["script-src 'self' data:"],
    ["script-src 'self' *"],
    ["script-src 'self' *.example.com"],
    ["script-src 'self' cdn.example.com"],
    ["script-src 'self' 127.0.0.1"],
    ["script-src 'self' 'unsafe-hashes'"],
    ["script-src 'self' 'nonce-1'"],
    ["script-src 'nonce-1'"],
    ['script-src self'],
    ["script-scr 'self'"],
    ["object-src 'none'"],
    ['script-src'],
  ])('with this is weak: %s', (more) => {
    expect(weaknesses(sound)).toEqual([])
    expect(weaknesses(`${sound}; ${more}`)).not.toEqual([])
  })

  test.each(sound.split('; '))('without this is weak: %s', (part) => {
    expect(weaknesses(sound.replace(part, '').replace(/^; |; (?=;|$)/, ''))).not.toEqual([])
  })
})
