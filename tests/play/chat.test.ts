import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'
import type { ChatAnswer, NotesAnswer } from '@/lib/play/api/talk'
import { StoreUnavailable } from '@/lib/store/event-store'
import { Browser, invitedGame, newId, testServices } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'

let store: MemoryStore
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
  store = memoryStore()
  testServices(store, { now: Date.now })
})
afterEach(() => void vi.useRealTimers())

const read = (browser: Browser, game: string, query = '') =>
  browser.send<ChatAnswer>('GET', `/api/games/${game}/chat${query}`)
const post = (browser: Browser, game: string, what: object, id = newId()) =>
  browser.send<ChatAnswer & ApiError>('POST', `/api/games/${game}/chat`, { id, ...what })
const textsOf = ({ body }: { body: ChatAnswer }) => body.messages.map(({ mine, text }) => [mine, text])
const unread = async (browser: Browser, game: string) =>
  (await browser.send<{ unread: number }>('GET', `/api/games/${game}/version`)).body.unread

describe('what the players write to each other', () => {
  test('is read by both in order, and counted until it was read', async () => {
    const { game, red, blue, spectator } = await invitedGame()
    await post(red, game, { say: 'Good luck!' })
    await post(red, game, { say: 'And take your time.' })
    expect(await unread(blue, game)).toBe(2)
    expect(await unread(red, game)).toBe(0)
    const inList = async (browser: Browser) =>
      (await browser.send<ListAnswer>('GET', '/api/games')).body.games.map((one) => one.unread)
    expect([await inList(red), await inList(blue), await inList(spectator)]).toEqual([[0], [2], [0]])
    expect(textsOf(await read(blue, game))).toEqual([
      [false, 'Good luck!'],
      [false, 'And take your time.'],
    ])
    await post(blue, game, { read: true })
    expect(await unread(blue, game)).toBe(0)
    expect(await inList(blue)).toEqual([0])
    await post(blue, game, { say: 'Thanks' })
    expect(await unread(red, game)).toBe(1)
    expect(textsOf(await read(red, game)).at(-1)).toEqual([false, 'Thanks'])
  })

  test('may be a set phrase, which is kept as a key, for each to read in his own language', async () => {
    const { game, red, blue } = await invitedGame()
    const id = newId()
    const said = await post(red, game, { phrase: { key: 'away', until: '2026-01-09' } }, id)
    expect(await post(red, game, { phrase: { key: 'away', until: '2026-01-09' } }, id)).toMatchObject({
      body: said.body,
    })
    await post(red, game, { phrase: { key: 'luck' } })
    expect((await read(blue, game)).body.messages).toMatchObject([
      { text: '', phrase: { key: 'away', until: '2026-01-09' } },
      { text: '', phrase: { key: 'luck' } },
    ])
    expect(await unread(blue, game)).toBe(2)
    for (const phrase of [
      { key: 'insult' },
      { key: 'away' },
      { key: 'luck', until: '2026-01-09' },
      { key: 'away', until: 'soon' },
    ])
      expect((await post(red, game, { phrase })).status).toBe(400)
    expect((await post(red, game, { phrase: { key: 'luck' }, say: 'x' })).status).toBe(400)
    const data = await red.send<{ games: { messages: object[] }[] }>('GET', '/api/me/data')
    expect(data.body.games[0]!.messages).toMatchObject([
      { phrase: { key: 'away' } },
      { phrase: { key: 'luck' } },
    ])
  })

  test('is begun anew with a substitute, who reads nothing of what was written before', async () => {
    const { game, red, blue } = await invitedGame()
    await post(red, game, { say: 'My knee hurts.' })
    await post(blue, game, { say: 'Get well.' })
    await post(red, game, { mute: true })
    await red.affair(game, { type: 'offer', what: 'substitute' })
    await blue.affair(game, { type: 'accept', what: 'substitute' })
    const { token } = (await blue.links(game, { make: 'invite' })).body
    const green = new Browser()
    expect((await green.enter(game, token!)).status).toBe(200)
    expect(await unread(green, game)).toBe(0)
    expect((await read(green, game)).body).toMatchObject({ messages: [], older: false, muted: false })
    await post(blue, game, { say: 'Welcome!' })
    expect(await unread(green, game)).toBe(1)
    expect(textsOf(await read(green, game))).toEqual([[false, 'Welcome!']])
    expect(textsOf(await read(blue, game))).toHaveLength(3)
  })

  test('is not read by a substitute either where the server died as he sat down', async () => {
    const { game, red, blue } = await invitedGame()
    await post(red, game, { say: 'My knee hurts.' })
    await red.affair(game, { type: 'offer', what: 'substitute' })
    await blue.affair(game, { type: 'accept', what: 'substitute' })
    const { token } = (await blue.links(game, { make: 'invite' })).body
    vi.setSystemTime(Date.now() + 1)
    const { setFields } = store
    store.setFields = (id, change) =>
      id === `chat:${game}` ? Promise.reject(new StoreUnavailable('died')) : setFields(id, change)
    const green = new Browser()
    const again = newId()
    expect((await green.enter(game, token!, { id: again })).status).toBe(503)
    store.setFields = setFields
    expect((await green.enter(game, token!, { id: again })).body.seats).toEqual(['red'])
    expect((await read(green, game)).body.messages).toEqual([])
    await post(blue, game, { say: 'Welcome!' })
    expect(textsOf(await read(green, game))).toEqual([[false, 'Welcome!']])
  })

  test('is read by nobody else, and is no part of the log', async () => {
    const { game, red, spectator, stranger } = await invitedGame()
    const before = (await red.look(game)).body
    await post(red, game, { say: 'For your eyes only' })
    for (const [browser, status] of [
      [spectator, 403],
      [stranger, 404],
    ] as const) {
      expect((await read(browser, game)).status).toBe(status)
      expect((await post(browser, game, { say: 'Hello' })).status).toBe(status)
    }
    expect((await spectator.look(game)).text).not.toContain('eyes')
    const after = (await red.look(game)).body
    expect([after.version, after.logLength]).toEqual([before.version, before.logLength])
  })

  test('is not written where one plays both sides or against the computer', async () => {
    for (const mode of ['hotseat', 'computer'] as const) {
      const alone = new Browser()
      const { game } = (await alone.create({ mode })).body
      expect((await post(alone, game, { say: 'Anybody there?' })).status).toBe(422)
    }
  })

  test('is still read, and counted as read, where the computer has taken the seat of its writer', async () => {
    const { game, red, blue } = await invitedGame()
    await post(red, game, { say: 'Fare well' })
    await red.affair(game, { type: 'offer', what: 'computer' })
    await blue.affair(game, { type: 'accept', what: 'computer' })
    expect(textsOf(await read(blue, game))).toEqual([[false, 'Fare well']])
    expect((await post(blue, game, { read: true })).body).toMatchObject({ unread: 0 })
    expect((await blue.send<ListAnswer>('GET', '/api/games')).body.games[0]).toMatchObject({ unread: 0 })
    expect((await post(blue, game, { say: 'Anybody there?' })).status).toBe(422)
    expect((await read(red, game)).status).toBe(403)
  })

  test('is stored once however often the request comes', async () => {
    const { game, red } = await invitedGame()
    const id = newId()
    for (let i = 0; i < 3; i += 1) expect((await post(red, game, { say: 'Once' }, id)).status).toBe(200)
    expect(textsOf(await read(red, game))).toEqual([[true, 'Once']])
  })

  test('of two at one moment loses neither', async () => {
    const { game, red, blue } = await invitedGame()
    await Promise.all([post(red, game, { say: 'a' }), post(blue, game, { say: 'b' })])
    expect((await read(red, game)).body.messages.map(({ text }) => text).sort()).toEqual(['a', 'b'])
  })

  test('comes in pages, the newest first', async () => {
    const { game, red, blue } = await invitedGame()
    for (let i = 0; i < 60; i += 1) {
      vi.setSystemTime(Date.now() + 30_000)
      await post(i % 2 === 0 ? red : blue, game, { say: `message ${i}` })
    }
    const newest = (await read(red, game)).body
    expect([newest.messages.length, newest.messages[0]!.n, newest.older]).toEqual([50, 10, true])
    const older = (await read(red, game, '?before=10')).body
    expect([older.messages.length, older.messages[0]!.text, older.older]).toEqual([10, 'message 0', false])
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    '</title><svg/onload=alert(1)>',
  ])('is text and nothing else, kept and sent as it was written: %s', async (evil) => {
    const { game, red, blue } = await invitedGame()
    await post(red, game, { say: evil })
    const got = await read(blue, game)
    expect(textsOf(got)).toEqual([[false, evil]])
    expect(got.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(got.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('holds nothing that cannot be seen or that turns the text around it', async () => {
    const { game, red } = await invitedGame()
    await post(red, game, { say: ' a\u0000b\u202ec\u200bd\r\n\n\n\n\ne ' })
    expect(textsOf(await read(red, game))).toEqual([[true, 'abcd\n\ne']])
  })

  test.each([
    ['nothing', { say: '' }],
    ['blanks', { say: ' \u200b ' }],
    ['too much', { say: 'x'.repeat(501) }],
    ['two things', { say: 'x', mute: true }],
    ['no thing', {}],
  ])('is refused where it is %s', async (_what, body) => {
    const { game, red } = await invitedGame()
    expect((await post(red, game, body)).status).toBe(400)
  })

  test('is not too much at once: ten in a minute', async () => {
    const { game, red, blue } = await invitedGame()
    const all: number[] = []
    for (let i = 0; i < 12; i += 1) all.push((await post(red, game, { say: `${i}` })).status)
    expect(all).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect((await post(blue, game, { say: 'I may' })).status).toBe(200)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await post(red, game, { say: 'again' })).status).toBe(200)
  })
})

describe('who does not want to read the other', () => {
  test('reads nothing, is called for nothing, and may change his mind', async () => {
    const { game, red, blue } = await invitedGame()
    await post(blue, game, { mute: true })
    await post(red, game, { say: 'Rude' })
    expect(await unread(blue, game)).toBe(0)
    expect((await read(blue, game)).body).toMatchObject({ messages: [], muted: true, unread: 0 })
    expect((await store.whole(game))['out:chat:blue']).toBeUndefined()
    await post(blue, game, { mute: false })
    expect(textsOf(await read(blue, game))).toEqual([[false, 'Rude']])
    expect(await unread(blue, game)).toBe(1)
  })

  test('may report a message of the other, once, and none of his own', async () => {
    const { game, red, blue } = await invitedGame()
    await post(red, game, { say: 'Rude' })
    expect((await post(red, game, { report: 0 })).status).toBe(400)
    expect((await post(blue, game, { report: 7 })).status).toBe(400)
    expect((await post(blue, game, { report: 0 })).status).toBe(200)
    const kept = (await store.whole(`chat:${game}`))['report:0']
    expect(JSON.parse(kept!)).toMatchObject({ by: 'blue' })
  })
})

test('the other is called for the first unread message alone, and no more once it was read', async () => {
  const { game, red, blue } = await invitedGame()
  const row = async () => (await store.whole(game))['out:chat:blue']
  await post(red, game, { say: 'one' })
  const first = await row()
  expect(first).toBeDefined()
  await post(red, game, { say: 'two' })
  expect(await row()).toBe(first)
  await post(blue, game, { read: true })
  expect(await row()).toBeUndefined()
})

test('a message and the call for it are written together: where the server died neither is there', async () => {
  const { game, red, blue } = await invitedGame()
  const rows = () => Object.keys(store.kept(game)!.fields).filter((name) => name.startsWith('out:chat'))
  const { setAll } = store
  store.setAll = () => Promise.reject(new StoreUnavailable('died'))
  const id = newId()
  expect((await post(red, game, { say: 'Hello' }, id)).status).toBe(503)
  store.setAll = setAll
  expect([rows(), (await read(blue, game)).body.messages]).toEqual([[], []])
  expect((await post(red, game, { say: 'Hello' }, id)).status).toBe(200)
  expect(rows()).toEqual(['out:chat:blue'])
  await post(blue, game, { read: true })
  const again = await post(red, game, { say: 'Hello' }, id)
  expect(textsOf(again)).toEqual([[true, 'Hello']])
  expect(rows()).toEqual([])
})

test('of two things at one moment each is done upon what the other left', async () => {
  const { game, red, blue } = await invitedGame()
  const row = async () => (await store.whole(game))['out:chat:blue']
  /** Just before the next write of one thing another happens. */
  const meanwhile = (work: () => Promise<unknown>) => {
    const { setAll } = store
    store.setAll = async (changes) => {
      store.setAll = setAll
      await work()
      return setAll(changes)
    }
  }
  await post(red, game, { say: 'one' })
  // The call for the first message ends with its reading: the second is told anew.
  meanwhile(() => post(blue, game, { read: true }))
  await post(red, game, { say: 'two' })
  expect([await unread(blue, game), JSON.parse((await row()) ?? '{}').since]).toEqual([1, Date.now()])
  // What comes while he reads is shown to him with the rest.
  meanwhile(() => post(red, game, { say: 'three' }))
  expect(textsOf(await post(blue, game, { read: true }))).toHaveLength(3)
  expect([await unread(blue, game), await row()]).toEqual([0, undefined])
  // Who wants to read no more is not called for what comes at that moment.
  meanwhile(() => post(blue, game, { mute: true }))
  await post(red, game, { say: 'four' })
  expect([await unread(blue, game), await row()]).toEqual([0, undefined])
  expect((await read(red, game)).body.messages.map(({ text }) => text)).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

test('the answer to a message is that message alone, as the others are known', async () => {
  const { game, red, blue } = await invitedGame()
  await post(blue, game, { say: 'First' })
  const { body } = await post(red, game, { say: 'Second' })
  expect(body).toMatchObject({ messages: [{ n: 1, mine: true, text: 'Second' }], older: true, unread: 1 })
})

describe('notes', () => {
  const notes = (browser: Browser, game: string, query = '') =>
    browser.send<NotesAnswer>('GET', `/api/games/${game}/notes${query}`)
  const note = (browser: Browser, game: string, body: object) =>
    browser.send<NotesAnswer>('POST', `/api/games/${game}/notes`, body)

  test('are kept for their writer alone', async () => {
    const { game, red, blue, spectator } = await invitedGame()
    expect((await note(red, game, { n: 0, text: 'Hold the river' })).body).toMatchObject({ n: 1, kept: true })
    expect((await notes(red, game)).body.text).toBe('Hold the river')
    expect((await notes(blue, game)).body).toEqual({ text: '', n: 0, kept: true })
    expect((await notes(spectator, game)).status).toBe(403)
    expect((await read(blue, game)).text).not.toContain('river')
  })

  test('that another device has changed meanwhile are answered, not overwritten', async () => {
    const { game, red } = await invitedGame()
    await note(red, game, { n: 0, text: 'first' })
    const late = (await note(red, game, { n: 0, text: 'second' })).body
    expect(late).toEqual({ text: 'first', n: 1, kept: false })
    expect((await note(red, game, { n: 1, text: 'second' })).body).toEqual({
      text: 'second',
      n: 2,
      kept: true,
    })
  })

  test('of a hot seat are of one side each', async () => {
    const both = new Browser()
    const { game } = (await both.create({ mode: 'hotseat' })).body
    await note(both, game, { as: 'red', n: 0, text: 'red plan' })
    expect((await notes(both, game, '?as=blue')).body.text).toBe('')
    expect((await notes(both, game, '?as=red')).body.text).toBe('red plan')
    expect((await notes(both, game)).status).toBe(400)
  })

  test('are no longer than 4000 characters', async () => {
    const { game, red } = await invitedGame()
    expect((await note(red, game, { n: 0, text: 'x'.repeat(4001) })).status).toBe(400)
  })
})
