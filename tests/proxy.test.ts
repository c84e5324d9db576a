import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from '@/proxy'

const POLICY = 'content-security-policy'
const HANDED_ON = 'x-middleware-request-'

/** What the browser is told, and what Next is told of the request. */
function answered(sent: Record<string, string> = {}) {
  const { headers } = proxy(new NextRequest('http://table.test/', { headers: sent }))
  const handedOn = headers.get('x-middleware-override-headers')!.split(',')
  return { policy: headers.get(POLICY)!, handedOn, to: (name: string) => headers.get(HANDED_ON + name) }
}
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
  const told = (path: string) =>
    proxy(new NextRequest(`http://table.test${path}`))
      .headers.get(POLICY)!
      .split('; ')
      .at(-1)
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
