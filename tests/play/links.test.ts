import { beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { Browser, invitedGame, testServices, whoOf } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'

const mine = { commitment: '', sealed: 'cd'.repeat(32) }
let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const keysOf = async (browser: Browser, game: string) =>
  (await browser.look(game)).body.log.map(({ key }) => key)

describe('an invitation', () => {
  test('is dead once it is used', async () => {
    const { game, invite, commitment, stranger } = await invitedGame()
    for (const got of [
      await stranger.peek(game, invite!),
      await stranger.enter(game, invite!, { ...mine, commitment }),
    ]) {
      expect([got.status, got.body]).toMatchObject([410, { error: 'gone' }])
    }
    expect((await stranger.look(game)).status).toBe(404)
  })

  test('seats one of two who use it at the same instant', async () => {
    const red = new Browser()
    const { game, invite, commitment } = (await red.create({ mode: 'invite' })).body
    const two = await Promise.all(
      [new Browser(), new Browser()].map((browser) => browser.enter(game, invite!, { ...mine, commitment })),
    )
    expect(two.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('does not seat its maker, and does not die by his trying', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, invite, commitment } = (await red.create({ mode: 'invite' })).body
    expect((await red.enter(game, invite!, { ...mine, commitment })).status).toBe(403)
    expect((await blue.enter(game, invite!, { ...mine, commitment })).status).toBe(200)
  })

  test('keeps its seat for who opens the link for spectators in another tab at that moment', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, invite, commitment, watch } = (await red.create({ mode: 'invite' })).body
    await blue.create()
    const { setFields } = store
    store.setFields = async (id, change) => {
      if (id === game) {
        store.setFields = setFields
        expect((await blue.enter(game, invite!, { ...mine, commitment })).body.seats).toEqual(['blue'])
      }
      return setFields(id, change)
    }
    expect((await blue.enter(game, watch)).status).toBe(503)
    expect((await blue.look(game)).body.seats).toEqual(['blue'])
    expect((await blue.enter(game, watch)).body.seats).toEqual(['blue'])
  })

  test("wants the guest's part of the dice", async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, invite } = (await red.create({ mode: 'invite' })).body
    expect((await blue.enter(game, invite!)).body).toMatchObject({ error: 'bad-request', path: 'nonce' })
  })

  test('can be withdrawn and made anew by the maker alone, while the seat is open', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, invite, commitment, watch } = (await red.create({ mode: 'invite' })).body
    await blue.enter(game, watch)
    expect((await blue.links(game, { revoke: 'invite' })).status).toBe(403)
    await red.links(game, { revoke: 'invite' })
    expect((await blue.peek(game, invite!)).status).toBe(410)
    const { token } = (await red.links(game, { make: 'invite' })).body
    expect((await blue.enter(game, token!, { ...mine, commitment })).body.seats).toEqual(['blue'])
    expect((await red.links(game, { make: 'invite' })).status).toBe(400)
  })

  test('is told to both when it is used', async () => {
    const { game, red, blue } = await invitedGame()
    for (const browser of [red, blue]) expect(await keysOf(browser, game)).toContain('table.joined')
  })
})

describe("a link to one's own seat", () => {
  test('opens the seat in another browser, once, and both players see it', async () => {
    const { game, red, blue, spectator } = await invitedGame()
    const { token } = (await red.links(game, { make: 'recover' })).body
    const [phone, thief] = [new Browser(), new Browser()]
    expect((await phone.peek(game, token!)).body).toMatchObject({ kind: 'recover', side: 'red' })
    expect((await phone.enter(game, token!)).body.seats).toEqual(['red'])
    expect((await thief.enter(game, token!)).status).toBe(410)
    for (const browser of [red, phone, blue]) {
      expect((await keysOf(browser, game)).slice(-2)).toEqual(['table.recovery.made', 'table.recovery.used'])
    }
    expect(await keysOf(spectator, game)).not.toContain('table.recovery.made')
    expect((await red.look(game)).body.seats).toEqual(['red'])
  })

  test('can be withdrawn by its owner', async () => {
    const { game, red, blue } = await invitedGame()
    const { token } = (await red.links(game, { make: 'recover' })).body
    await blue.links(game, { revoke: 'recover' })
    expect((await new Browser().peek(game, token!)).status).toBe(200)
    await red.links(game, { revoke: 'recover' })
    expect((await new Browser().peek(game, token!)).status).toBe(410)
  })

  test('opens both seats of a hot seat', async () => {
    const [desk, phone] = [new Browser(), new Browser()]
    const { game } = (await desk.create()).body
    const { token } = (await desk.links(game, { make: 'recover' })).body
    expect((await phone.enter(game, token!)).body.seats).toEqual(['red', 'blue'])
  })
})

describe('a spectator link', () => {
  test('lets in whoever has it until it is revoked, and then sends them all away', async () => {
    const { game, red, spectator, watch } = await invitedGame()
    const second = new Browser()
    expect((await second.enter(game, watch)).body).toMatchObject({ viewer: 'spectator', seats: [] })
    await red.links(game, { revoke: 'watch' })
    for (const browser of [spectator, second]) expect((await browser.look(game)).status).toBe(404)
    expect((await new Browser().enter(game, watch)).status).toBe(410)
    expect((await red.look(game)).body.links).toEqual({ invite: false, watch: false, recover: false })
  })

  test('makes no spectator of a player', async () => {
    const { game, blue, watch } = await invitedGame()
    expect((await blue.enter(game, watch)).body.seats).toEqual(['blue'])
  })
})

test('a link of one game opens nothing in another', async () => {
  const [one, two] = [await invitedGame(), await invitedGame()]
  expect((await one.stranger.peek(two.game, one.watch)).status).toBe(410)
  expect((await one.stranger.enter(two.game, one.watch)).status).toBe(410)
  expect((await one.red.look(two.game)).status).toBe(404)
})

test('looking at a link, as programs do that fetch what they find, changes nothing', async () => {
  const red = new Browser()
  const { game, invite } = (await red.create({ mode: 'invite' })).body
  const before = JSON.stringify(store.kept(game))
  for (let i = 0; i < 10; i++) await new Browser().peek(game, invite!)
  expect(JSON.stringify(store.kept(game))).toBe(before)
})

test('no secret of a browser or link is stored', async () => {
  const { game, red, blue, spectator, watch, invite } = await invitedGame()
  const { token } = (await red.links(game, { make: 'recover' })).body
  const records = [red, blue, spectator].map((browser) => store.kept(accountRecord(whoOf(browser).account))!)
  const kept = JSON.stringify([store.kept(game), records])
  const secrets = [red, blue, spectator].map((browser) => whoOf(browser).secret)
  for (const secret of [...secrets, watch, invite!, token!]) {
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(kept).not.toContain(secret)
  }
})

describe('the cookie', () => {
  const create = (headers: Record<string, string>) =>
    new Browser().send(
      'POST',
      '/api/games',
      { id: 'request-cookie-000', game: 'toy', scenario: 'short', mode: 'hotseat', side: 'red' },
      headers,
    )

  test('is shut to scripts and to other sites', async () => {
    const cookie = (await create({})).headers.get('set-cookie')!
    expect(cookie).toMatch(
      /^fieldpost=[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is bound to its host under TLS', async () => {
    const cookie = (await create({ 'x-forwarded-proto': 'https', origin: 'https://table.test' })).headers.get(
      'set-cookie',
    )!
    expect(cookie).toMatch(
      /^__Host-fieldpost=[^;]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(cookie).not.toContain('Domain')
  })

  test('serves all games of a browser and is not changed by a second one', async () => {
    const browser = new Browser()
    const first = (await browser.create()).body.game
    const { cookie } = browser
    const second = (await browser.create()).body.game
    expect(browser.cookie).toBe(cookie)
    expect((await browser.look(first)).status).toBe(200)
    expect((await browser.look(second)).status).toBe(200)
  })
})
