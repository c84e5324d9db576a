import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownPath } from '@/lib/accounts/own-path'
import { availableProviders, providersFrom } from '@/lib/accounts/providers'
import { Browser, invitedGame, testServices, whoOf } from '../../support/browser'
import { type MemoryStore, memoryStore } from '../../support/memory-store'
import { type FakeProvider, startProvider } from '../../support/provider'
import { doorsWith, me, signIn } from '../../support/sign-in'

let provider: FakeProvider
let store: MemoryStore
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  store = memoryStore()
  const { client } = provider
  testServices(store, {
    providers: doorsWith({ providers: { github: client, discord: client } }),
    now: Date.now,
  })
})

const without = (browser: Browser, body: object) => browser.send('POST', '/api/me/identity', body)
const back = (browser: Browser, door: string, query: Record<string, string>) =>
  browser.send('GET', `/api/auth/callback/${door}?${new URLSearchParams(query)}`, undefined, {
    'sec-fetch-site': 'cross-site',
  })

async function go(browser: Browser, door: 'github' | 'discord', where?: string) {
  const { url } = (await signIn(browser, { door, ...(where ? { back: where } : {}) })).body
  return provider.visit(url!)
}

async function through(browser: Browser, door: 'github' | 'discord', where?: string) {
  const { state, code } = await go(browser, door, where)
  return back(browser, door, { state, code })
}

describe('a provider', () => {
  test.each(['github', 'discord'] as const)('proves who a guest is, who keeps his game: %s', async (door) => {
    const { game, red } = await invitedGame()
    const guest = whoOf(red)
    const got = await through(red, door, `/games/${game}`)
    expect([got.status, got.headers.get('location')]).toEqual([303, `/games/${game}`])
    expect(whoOf(red).account).toBe(guest.account)
    expect(whoOf(red).secret).not.toBe(guest.secret)
    expect((await me(red)).body.account?.identities).toMatchObject([{ provider: door, label: 'Anna' }])
    expect((await red.look(game)).body.seats).toEqual(['red'])
  })

  test('opens the account in another browser, and brings the games of its guest along', async () => {
    const [one, two] = [await invitedGame(), await invitedGame()]
    await through(one.red, 'github')
    await through(two.red, 'github')
    expect(whoOf(two.red).account).toBe(whoOf(one.red).account)
    expect((await one.red.look(two.game)).body.seats).toEqual(['red'])
  })

  test('never makes two accounts one because of a mail address', async () => {
    const [one, two] = [new Browser(), new Browser()]
    await through(one, 'github')
    provider.person.id = '4712'
    await through(two, 'github')
    await through(new Browser(), 'discord')
    provider.person.id = '4711'
    expect(whoOf(two).account).not.toBe(whoOf(one).account)
  })

  test('is asked by means of a proof key, for who one is and no more', async () => {
    const { scope, redirect, state, code } = await go(new Browser(), 'github')
    expect([scope, redirect]).toEqual(['read:user', 'http://table.test/api/auth/callback/github'])
    expect(state).not.toBe('')
    const browser = new Browser()
    const own = await go(browser, 'github')
    await back(browser, 'github', { state: own.state, code })
    expect(provider.exchanges.at(-1)!.get('code_verifier')).toMatch(/^[\w-]{43}$/)
  })

  test('can be one of several ways into the same account', async () => {
    const browser = new Browser()
    await browser.create()
    const { account } = whoOf(browser)
    await through(browser, 'github')
    await through(browser, 'discord')
    expect(whoOf(browser).account).toBe(account)
    expect((await me(browser)).body.account?.identities.map((one) => one.provider)).toEqual([
      'discord',
      'github',
    ])
  })

  test('is removed again, and opens nothing then; the last one only for who is sure', async () => {
    const browser = new Browser()
    const { game } = (await browser.create()).body
    await through(browser, 'github')
    const guest = whoOf(browser).account
    await through(browser, 'discord')
    const ways = async () =>
      (await me(browser)).body.account!.identities.map(({ provider, last }) => [provider, last])
    expect(await ways()).toEqual([
      ['discord', false],
      ['github', false],
    ])
    expect((await without(browser, { provider: 'github' })).status).toBe(200)
    expect(await ways()).toEqual([['discord', true]])
    // Done again it comes to the same.
    expect((await without(browser, { provider: 'github' })).status).toBe(200)
    const stranger = new Browser()
    await through(stranger, 'github')
    expect(whoOf(stranger).account).not.toBe(guest)

    const last = await without(browser, { provider: 'discord' })
    expect([last.status, last.body]).toMatchObject([422, { error: 'refused' }])
    expect(await ways()).toEqual([['discord', true]])
    expect((await without(browser, { provider: 'discord', sure: true })).status).toBe(200)
    expect(await ways()).toEqual([])
    expect((await browser.look(game)).status).toBe(200)
  })

  test('counts as the last where the other is open no more on this server', async () => {
    const browser = new Browser()
    await through(browser, 'github')
    await through(browser, 'discord')
    testServices(store, { providers: doorsWith({ providers: { github: provider.client } }), now: Date.now })
    expect((await without(browser, { provider: 'github' })).status).toBe(422)
    expect((await without(browser, { provider: 'discord' })).status).toBe(200)
  })

  test('is gone to and come back from with cookies that are bound to this host', async () => {
    const { client } = provider
    const doors = doorsWith({ origin: 'https://table.test', providers: { github: client } })
    testServices(store, { providers: doors, now: Date.now })
    const tls = { 'x-forwarded-proto': 'https', origin: 'https://table.test' }
    const browser = new Browser()
    const away = await browser.send<{ url: string }>('POST', '/api/sign-in', { door: 'github' }, tls)
    const { state, code } = provider.visit(away.body.url)
    const query = new URLSearchParams({ state, code })
    const home = await browser.send('GET', `/api/auth/callback/github?${query}`, undefined, tls)
    expect(home.headers.get('location')).toBe('/me')
    const cookies = [away, home].flatMap(({ headers }) => headers.getSetCookie())
    expect(cookies).toHaveLength(3 + 4)
    for (const cookie of cookies) {
      const [name, ...attributes] = cookie.split('; ')
      expect(name).toMatch(/^__Host-/)
      for (const one of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'])
        expect([cookie, attributes.includes(one)]).toEqual([cookie, true])
    }
    expect(browser.cookie).toMatch(/^__Host-fieldpost=[^;]+$/)
  })

  test('leaves no session of another kind, and takes its own cookies away', async () => {
    const browser = new Browser()
    await through(browser, 'github')
    expect(browser.cookie).toMatch(/^fieldpost=[^;]+$/)
  })
})

describe('coming back', () => {
  const nobody = async (got: Awaited<ReturnType<typeof back>>, browser: Browser) => {
    expect([got.status, got.headers.get('location')]).toEqual([303, '/me?failed'])
    expect((await me(browser)).body.account).toBeNull()
  }

  test('is of no use in another browser than the one that set out', async () => {
    const { state, code } = await go(new Browser(), 'github')
    const other = new Browser()
    await nobody(await back(other, 'github', { state, code }), other)
  })

  test('is of no use a second time, or with another state, or to another provider', async () => {
    const browser = new Browser()
    const { state, code } = await go(browser, 'github')
    const cookies = browser.cookie
    const [wrong, other] = [new Browser(), new Browser()]
    wrong.cookie = other.cookie = cookies
    await nobody(await back(wrong, 'github', { state: 'x', code }), wrong)
    await nobody(await back(other, 'discord', { state, code }), other)
    await back(browser, 'github', { state, code })
    const again = new Browser()
    again.cookie = cookies
    await nobody(await back(again, 'github', { state, code }), again)
  })

  test('without anything, with an error, or from a provider that is not set up leads to the page that says so', async () => {
    for (const [door, query] of [
      ['github', {}],
      ['github', { error: 'access_denied' }],
      ['google', { code: 'x', state: 'y' }],
      ['email', { token: 'A'.repeat(43) }],
      ['credentials', { code: 'x' }],
      ['__proto__', { code: 'x' }],
    ] as [string, Record<string, string>][]) {
      const browser = new Browser()
      await nobody(await back(browser, door, query), browser)
    }
  })

  test('leads nowhere but to our own pages', async () => {
    const evil = [
      'https://evil.example',
      'http://evil.example/me',
      '//evil.example',
      '///evil.example',
      '////evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      '/\\/evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r\n/evil.example',
      '\t//evil.example',
      ' //evil.example',
      '/ /evil.example',
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'evil.example',
      '.evil.example',
      '@evil.example',
      'http:evil.example',
      'https:/evil.example',
      'http:\\evil.example',
      'http://table.test@evil.example',
      'http://table.test.evil.example',
      'http://table.test:80@evil.example/',
      '/..//evil.example',
      '/.//evil.example',
      '/x/../..//evil.example',
      '/\u0000/evil.example',
      '/\u2028/evil.example',
      '／／evil.example',
      '/%0d%0aLocation: https://evil.example',
      'https://evil%E3%80%82example',
      '?next=https://evil.example',
      '#https://evil.example',
      '',
      `/${'a'.repeat(600)}`,
    ]
    expect(evil.length).toBeGreaterThanOrEqual(40)
    for (const path of evil) {
      const to = ownPath(path)
      expect([path, new URL(to, 'http://table.test').origin]).toEqual([path, 'http://table.test'])
      expect(to).toMatch(/^\/(?![/\\])/)
    }
    for (const path of ['/', '/games/abc?as=red', '/me#devices']) expect(ownPath(path)).toBe(path)
    for (const where of ['//evil.example', 'https://evil.example', '/..//evil.example']) {
      const got = await through(new Browser(), 'github', where)
      expect(got.headers.get('location')).toBe('/me')
    }
    const forged = new Browser()
    const { state, code } = await go(forged, 'github')
    forged.cookie += '; fieldpost-back=%2F%2Fevil.example'
    expect((await back(forged, 'github', { state, code })).headers.get('location')).toBe('/me')
  })
})

describe('what is set up', () => {
  const request = (host: string) => new Request('http://x/', { headers: { host } })
  const mail = { EMAIL_SERVER: 'smtp://x', EMAIL_FROM: 'a@b.example' }

  test('needs both of its variables, and an address of our own pages', () => {
    const doors = (env: Record<string, string>, host = 'table.test') =>
      availableProviders(providersFrom(env), request(host))
    expect(doors({})).toEqual([])
    expect(doors(mail)).toEqual([])
    expect(doors(mail, 'localhost:3000')).toEqual(['email'])
    expect(doors({ ...mail, NEXTAUTH_URL: 'https://table.test/api/auth' })).toEqual(['email'])
    expect(doors({ EMAIL_SERVER: 'smtp://x', NEXTAUTH_URL: 'https://table.test' })).toEqual([])
    expect(doors({ GITHUB_ID: 'x', NEXTAUTH_URL: 'https://table.test' })).toEqual([])
    const all = Object.fromEntries(
      ['GITHUB', 'GOOGLE', 'DISCORD'].flatMap((name) => [
        [`${name}_ID`, 'x'],
        [`${name}_SECRET`, 'y'],
      ]),
    )
    expect(doors({ ...all, VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'x.example' })).toEqual([
      'github',
      'google',
      'discord',
    ])
  })
})
