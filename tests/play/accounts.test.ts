import { beforeEach, describe, expect, test } from 'vitest'
import { accountRecord, deviceField, readDevice, readGameEntry } from '@/lib/accounts/account'
import { Browser, chosenGame, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const fieldsOf = (browser: Browser) => store.kept(accountRecord(whoOf(browser).account))!.fields
const gamesOf = (browser: Browser) =>
  Object.fromEntries(
    Object.entries(fieldsOf(browser)).flatMap(([name, text]) =>
      name.startsWith('game:') ? [[name.slice(5), readGameEntry(text).sides] as const] : [],
    ),
  )

describe('a guest', () => {
  test('has an account from his first game on, with no form to fill in', async () => {
    const red = new Browser()
    const { game } = (await red.create()).body
    expect(gamesOf(red)).toEqual({ [game]: ['red', 'blue'] })
    expect(Object.keys(fieldsOf(red)).sort()).toEqual(
      [deviceField(whoOf(red)), `game:${game}`, 'made'].sort(),
    )
  })

  test('keeps the time zone of his browser, until he chooses another', async () => {
    const { red, blue } = await invitedGame({ zone: 'Europe/Berlin' }, { zone: 'Asia/Tokyo' })
    expect([fieldsOf(red).zone, fieldsOf(blue).zone]).toEqual(['Europe/Berlin', 'Asia/Tokyo'])
    await red.send('POST', '/api/me', { id: newId(), zone: 'Europe/Paris' })
    await red.create({ zone: 'Europe/Berlin' })
    expect(fieldsOf(red).zone).toBe('Europe/Paris')
    const choice = { id: newId(), zone: 'Mars/Olympus' }
    expect((await red.send('POST', '/api/me', choice)).body).toMatchObject({
      error: 'bad-request',
      path: 'zone',
    })
    expect(fieldsOf(red).zone).toBe('Europe/Paris')
  })

  test('plays also where the server does not know his time zone yet', async () => {
    const zone = 'Mars/Olympus'
    const { red, blue } = await invitedGame({ pace: '3d', weekendsOff: true, zone }, { zone })
    expect([fieldsOf(red).zone, fieldsOf(blue).zone]).toEqual([undefined, undefined])
    expect((await new Browser().create({ zone: 7 as never })).status).toBe(400)
  })

  test('has his games in his list, and the game knows whose each side is', async () => {
    const { game, red, blue, spectator } = await invitedGame()
    expect([red, blue, spectator].map(gamesOf)).toEqual([
      { [game]: ['red'] },
      { [game]: ['blue'] },
      { [game]: [] },
    ])
    expect(store.kept(game)!.fields).toMatchObject({
      'owner:red': whoOf(red).account,
      'owner:blue': whoOf(blue).account,
    })
  })

  test('is not made for a dead link', async () => {
    const { game, stranger } = await invitedGame()
    let written = 0
    const { setFields } = store
    store.setFields = (...call) => {
      written++
      return setFields(...call)
    }
    expect((await stranger.enter(game, 'A'.repeat(43))).status).toBe(410)
    expect([written, stranger.cookie]).toEqual([0, null])
  })

  test('finds a game in his list again that a crash kept out of it', async () => {
    const { game, red } = await invitedGame()
    await store.setFields(accountRecord(whoOf(red).account), { unset: [`game:${game}`] })
    await red.look(game)
    expect(gamesOf(red)).toEqual({ [game]: ['red'] })
  })

  test('is known to have been here today', async () => {
    const { game, red } = await invitedGame()
    testServices(store, { now: () => Date.UTC(2026, 1, 3) })
    await red.look(game)
    expect(readDevice(fieldsOf(red)[deviceField(whoOf(red))]!)).toMatchObject({
      made: '2026-01-01',
      seen: '2026-02-03',
    })
  })
})

describe('a browser that was signed out', () => {
  test('is a stranger from the next request on', async () => {
    const { game, red } = await chosenGame()
    const order = { id: newId(), seen: await red.version(game), order: { type: 'fight' } }
    await store.setFields(accountRecord(whoOf(red).account), { unset: [deviceField(whoOf(red))] })
    const got = [
      await red.look(game),
      await red.send('GET', `/api/games/${game}/version`),
      await red.send('POST', `/api/games/${game}/orders`, order),
      await red.send('POST', `/api/games/${game}/links`, { id: newId(), make: 'recover' }),
    ]
    expect(got.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('gets a fresh account with its next game', async () => {
    const red = new Browser()
    await red.create()
    const old = whoOf(red)
    await store.setFields(accountRecord(old.account), { unset: [deviceField(old)] })
    await red.create()
    expect(whoOf(red).account).not.toBe(old.account)
  })
})

test('a browser that holds a cookie of an earlier kind is a stranger, and gets an account like one', async () => {
  const old = new Browser()
  old.cookie = `fieldpost=${'b'.repeat(43)}`
  expect((await old.create()).status).toBe(200)
  expect(whoOf(old).account).toMatch(/^[A-Za-z0-9_-]{22}$/)
})

test('the secret of one account opens no other', async () => {
  const { game, red, blue } = await invitedGame()
  const mixed = new Browser()
  mixed.cookie = `fieldpost=${whoOf(red).account}.${whoOf(blue).secret}`
  expect((await mixed.look(game)).status).toBe(404)
})

test('nobody is told whose account a side is', async () => {
  const { game, red, blue, spectator } = await invitedGame()
  const all = await Promise.all([red, blue, spectator].map((browser) => browser.look(game)))
  for (const { text } of all) {
    for (const browser of [red, blue]) expect(text).not.toContain(whoOf(browser).account)
  }
})
