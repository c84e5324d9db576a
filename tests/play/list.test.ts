import { beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import type { ListAnswer, ListedGame } from '@/lib/play/api/list'
import { sortedGames } from '@/lib/play/games/list-games'
import { Browser, chosenGame, invitedGame, testServices, whoOf } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const listOf = async (browser: Browser) => (await browser.send<ListAnswer>('GET', '/api/games')).body.games

describe('the list of games', () => {
  test('is empty for a stranger, and asks the store nothing', async () => {
    testServices({
      ...store,
      whole: () => Promise.reject(new Error('nobody is asked about')),
      read: () => Promise.reject(new Error('nothing is read')),
    })
    const got = await new Browser().send<ListAnswer>('GET', '/api/games')
    expect([got.status, got.body]).toEqual([200, { here: null, games: [], offers: [] }])
  })

  test('keeps the cookie of a browser as long again, once on each day', async () => {
    let now = Date.UTC(2026, 0, 1, 12)
    testServices(store, { now: () => now })
    const [red, old] = [new Browser(), new Browser()]
    await red.create()
    const { cookie } = red
    const given = async (browser: Browser) => {
      const { headers } = await browser.send('GET', '/api/games')
      return headers.getSetCookie().map((text) => text.split('; ').slice(0, 3))
    }
    expect(await given(red)).toEqual([])
    now += 24 * 3_600_000
    expect(await given(red)).toEqual([[cookie, 'Path=/', 'Max-Age=34560000']])
    expect(await given(red)).toEqual([])
    now += 24 * 3_600_000
    old.cookie = cookie
    await red.send('POST', '/api/me/sign-out', {})
    expect(await given(old)).toEqual([])
  })

  test('tells each player how the game stands, as he may know', async () => {
    const { game, red, blue, spectator } = await chosenGame()
    const [own] = await listOf(red)
    expect(own).toMatchObject({
      ...{ game, kind: 'toy', title: 'Toy', mode: 'invite', sides: ['red'], stage: 'play' },
      ...{ turn: 1, turns: 3, awaits: ['red'], mine: true, winner: null },
      players: { red: 'person', blue: 'person' },
      asked: { key: 'ask-move' },
    })
    expect((await listOf(blue))[0]).toMatchObject({ sides: ['blue'], awaits: ['red'], mine: false })
    expect((await listOf(spectator))[0]).toMatchObject({ sides: [], awaits: ['red'], mine: false })
    expect(own!.version).toBe(await red.version(game))
  })

  test('says no more than that to who has it already, until anything in it changes', async () => {
    const { game, red, blue } = await chosenGame()
    const ask = (browser: Browser, seen = '') =>
      browser.send<ListAnswer>('GET', `/api/games${seen && `?seen=${seen}`}`)
    let { tag } = (await ask(red)).body
    const isNew = async () => {
      const { body } = await ask(red, tag)
      if (body.tag) tag = body.tag
      else expect(body).toEqual({ unchanged: true })
      return body.tag !== undefined
    }
    expect(await isNew()).toBe(false)
    expect((await ask(blue, tag)).body.games).toHaveLength(1)
    await red.order(game, { type: 'fight' })
    expect([await isNew(), await isNew()]).toEqual([true, false])
    await store.setFields(accountRecord(whoOf(blue).account), { set: { name: 'Bela' } })
    expect([await isNew(), await isNew()]).toEqual([true, false])
    await blue.send('POST', `/api/games/${game}/chat`, { id: 'x'.repeat(16), say: 'Well fought' })
    expect([await isNew(), await isNew()]).toEqual([true, false])
    const made = (await red.create()).body.game
    expect([await isNew(), await isNew()]).toEqual([true, false])
    expect((await listOf(red)).map((one) => one.game).sort()).toEqual([game, made].sort())
    await store.setFields(accountRecord(whoOf(red).account), { unset: [`game:${made}`] })
    expect([await isNew(), await isNew()]).toEqual([true, false])
    expect((await listOf(red)).map((one) => one.game)).toEqual([game])
    await red.send('POST', '/api/me/sign-out', {})
    expect((await ask(red, tag)).body).toMatchObject({ here: null, games: [] })
    expect((await red.send('GET', '/api/games?seen=x')).status).toBe(400)
  })

  test('calls players by the names they have given, and nobody by his account', async () => {
    const { red, blue } = await invitedGame()
    await store.setFields(accountRecord(whoOf(red).account), { set: { name: 'Rosa' } })
    const got = await blue.send<ListAnswer>('GET', '/api/games')
    expect(got.body.games[0]!.names).toEqual({ red: 'Rosa', blue: null })
    for (const browser of [red, blue]) expect(got.text).not.toContain(whoOf(browser).account)
  })

  test('does not move for a secret choice or a draft of the other', async () => {
    const { game, red, blue } = await invitedGame()
    const before = await listOf(blue)
    await red.order(game, { type: 'choose', number: 9 })
    expect(await listOf(blue)).toEqual(before)
    await blue.order(game, { type: 'choose', number: 1 })
    const drafted = await listOf(blue)
    await red.order(game, { type: 'step', pawn: 'red', by: 1 })
    expect(await listOf(blue)).toEqual(drafted)
    await red.order(game, { type: 'fight' })
    expect((await listOf(blue))[0]!.changed > drafted[0]!.changed).toBe(true)
  })

  test('looks at a hot seat through the eyes of whoever is to move', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'hotseat' })).body
    await red.order(game, { type: 'choose', number: 1 }, { side: 'red' })
    await red.order(game, { type: 'choose', number: 9 }, { side: 'blue' })
    expect((await listOf(red))[0]).toMatchObject({ sides: ['red', 'blue'], awaits: ['blue'], mine: true })
  })

  test('knows no game that never came about, and none from which one was shut out', async () => {
    const { game, red, spectator } = await invitedGame()
    await store.setFields(accountRecord(whoOf(red).account), {
      set: { [`game:${'N'.repeat(22)}`]: JSON.stringify({ sides: ['red'], since: '', mode: 'invite' }) },
    })
    expect((await listOf(red)).map((one) => one.game)).toEqual([game])
    expect(await listOf(spectator)).toHaveLength(1)
    await red.links(game, { revoke: 'watch' })
    expect(await listOf(spectator)).toEqual([])
  })

  test('says who has won', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'watch' })).body
    for (let i = 0; i < 50 && (await listOf(red))[0]!.stage !== 'over'; i++) await red.advance(game)
    expect((await listOf(red))[0]).toMatchObject({ stage: 'over', awaits: [], mine: false })
    expect((await listOf(red))[0]!.winner).not.toBeNull()
  })
})

describe('the order of the list', () => {
  const one = (game: string, more: Partial<ListedGame>): ListedGame => ({
    ...{ game, kind: 'toy', title: 'Toy', mode: 'invite', sides: ['red'], players: {}, names: {} },
    ...{ stage: 'play', turn: 1, turns: 3, awaits: [], mine: false, asked: null, winner: null },
    ...{
      challenge: null,
      pace: null,
      picture: null,
      unread: 0,
      version: 1,
      changed: '2026-01-01T00:00:00.000Z',
    },
    ...more,
  })

  test('is what waits for me, by deadline; what waits for others; what is over', () => {
    const games = [
      one('over, new', { stage: 'over', changed: '2026-01-09T00:00:00.000Z' }),
      one('theirs, old', {}),
      one('theirs, new', { changed: '2026-01-03T00:00:00.000Z' }),
      one('mine, no clock, old', { mine: true }),
      one('mine, no clock, new', { mine: true, changed: '2026-01-05T00:00:00.000Z' }),
      one('mine, late', { mine: true, deadline: '2026-01-20T00:00:00.000Z' }),
      one('mine, soon', { mine: true, deadline: '2026-01-10T00:00:00.000Z' }),
      one('theirs, clock', { deadline: '2026-01-10T00:00:00.000Z' }),
    ]
    expect(sortedGames(games).map(({ game }) => game)).toEqual([
      'mine, soon',
      'mine, late',
      'mine, no clock, new',
      'mine, no clock, old',
      'theirs, clock',
      'theirs, new',
      'theirs, old',
      'over, new',
    ])
  })

  test('is the same whatever order the store has them in', () => {
    const games = ['a', 'b', 'c', 'd'].map((game) => one(game, {}))
    expect(sortedGames([...games].reverse())).toEqual(sortedGames(games))
  })
})
