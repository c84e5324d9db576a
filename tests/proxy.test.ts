import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { proxy } from '@/proxy'
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
