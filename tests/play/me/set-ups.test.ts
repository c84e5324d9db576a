import { beforeEach, expect, test } from 'vitest'
import { mergeGuest } from '@/lib/accounts/merge'
import { MOST_SET_UPS, setUpsRecord } from '@/lib/accounts/set-ups'
import { MOST_LETTERS, SET_UP_LETTERS } from '@/lib/kernel/disposition'
import type { KeepSetUpRequest, SetUpsAnswer } from '@/lib/play/api/me'
import { Browser, invitedGame, newId, testServices, whoOf } from '../../support/browser'
import { type MemoryStore, memoryStore } from '../../support/memory-store'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const SCOPE = { game: 'toy', scenario: 'short', side: 'red' }
const TEXT = 'RD~2016N'
const keep = (browser: Browser, one: Partial<Omit<KeepSetUpRequest, 'id'>> = {}, id = newId()) =>
  browser.send<SetUpsAnswer>('POST', '/api/me/set-ups', { id, ...SCOPE, name: 'North', text: TEXT, ...one })
const read = (browser: Browser, of: object = {}) =>
  browser.send<SetUpsAnswer>('GET', `/api/me/set-ups?${new URLSearchParams({ ...SCOPE, ...of })}`)
const namesOf = async (browser: Browser, of: object = {}) =>
  (await read(browser, of)).body.kept.map(({ name }) => name)

test('a set-up is kept for its game, scenario and side, the last one first; one of its name gives way', async () => {
  const browser = new Browser()
  expect((await read(browser)).body).toEqual({ kept: [], most: MOST_SET_UPS })
  await keep(browser)
  await keep(browser, { name: '  South   wing ' })
  const { body } = await keep(browser, { text: 'TD~2016N' })
  expect(body.kept).toEqual([
    { name: 'North', text: 'TD~2016N' },
    { name: 'South wing', text: TEXT },
  ])
  expect((await read(browser)).body).toEqual(body)
  expect(await namesOf(browser, { side: 'blue' })).toEqual([])
  expect((await keep(browser, { text: null })).body.kept.map(({ name }) => name)).toEqual(['South wing'])
  expect((await keep(browser, { name: 'South wing', text: null })).body.kept).toEqual([])
  expect(await store.whole(setUpsRecord(whoOf(browser).account))).toEqual({})
})

test('there is room for so many, and for the same again', async () => {
  const browser = new Browser()
  for (let n = 0; n < MOST_SET_UPS; n += 1)
    expect((await keep(browser, { name: `Plan ${n}` })).status).toBe(200)
  const full = await keep(browser, { name: 'One more' })
  expect([full.status, full.text]).toEqual([422, expect.stringContaining(`${MOST_SET_UPS} set-ups`)])
  expect((await keep(browser, { name: 'Plan 3', text: 'TD~2016N' })).status).toBe(200)
  expect((await keep(browser, { name: 'One more', side: 'blue' })).status).toBe(200)
  expect(await namesOf(browser)).toHaveLength(MOST_SET_UPS)
})

test.each([
  ['a game that is none', { game: 'chess' }],
  ['a name that every object has', { game: 'constructor' }],
  ['a scenario that is none', { scenario: 'long-ago' }],
  ['a side that is none', { side: 'green' }],
  ['no name', { name: '  ' }],
  ['a name that is too long', { name: 'x'.repeat(SET_UP_LETTERS + 1) }],
  ['a name that turns what is read', { name: 'N\u202Eorth' }],
  ['what is no set-up', { text: 'RD' }],
  ['more than a set-up', { text: 'RD~2016N token' }],
  ['a set-up that is too long', { text: `RD~2016N_TD~${'2017N.'.repeat(MOST_LETTERS / 6)}2018N` }],
])('%s is refused', async (_what, one) => {
  const browser = new Browser()
  await keep(browser)
  const got = await keep(browser, one)
  expect([got.status, got.body]).toEqual([400, expect.objectContaining({ error: 'bad-request' })])
  expect(await namesOf(browser)).toEqual(['North'])
})

test('of two that keep at once each is kept, and a repeat comes to the same account', async () => {
  const [browser, other] = [new Browser(), new Browser()]
  await keep(browser)
  other.cookie = browser.cookie
  await Promise.all([keep(browser, { name: 'A' }), keep(other, { name: 'B' })])
  expect((await namesOf(browser)).sort()).toEqual(['A', 'B', 'North'])
  const id = newId()
  const [lost, again] = [new Browser(), new Browser()]
  await keep(lost, {}, id)
  await keep(again, {}, id)
  expect(whoOf(again)).toEqual(whoOf(lost))
})

test('no byte of what others can ask tells of it; its owner takes it along, and it goes with his account', async () => {
  const { game, red, blue, spectator } = await invitedGame()
  const asked = async (browser: Browser) => {
    const paths = [
      '',
      '?since=0',
      '/version',
      '/log?before=9',
      '/replay',
      '/dice',
      '/export',
      '/chat',
      '/notes',
    ]
    const got = await Promise.all(paths.map((path) => browser.send('GET', `/api/games/${game}${path}`)))
    const more = [await browser.send('GET', '/api/games'), await read(browser)]
    return JSON.stringify([...got, ...more].map(({ status, text, headers }) => [status, text, [...headers]]))
  }
  const others = async () => [await asked(blue), await asked(spectator)]
  const before = await others()
  await keep(red)
  expect(await others()).toEqual(before)
  expect((await red.send('GET', '/api/me/data')).text).toContain('2016N')
  expect((await blue.send('GET', '/api/me/data')).text).not.toContain('2016N')
  const { account } = whoOf(red)
  expect((await red.send('POST', '/api/me/delete', { sure: true })).status).toBe(200)
  expect(await store.whole(setUpsRecord(account))).toEqual({})
})

test('what a guest has kept goes along to his account, whose own stay as they are', async () => {
  const [guest, member] = [new Browser(), new Browser()]
  for (const name of ['A', 'B']) await keep(guest, { name })
  for (const name of ['B', 'C']) await keep(member, { name, text: 'TD~2016N' })
  const [from, to] = [whoOf(guest).account, whoOf(member).account]
  await mergeGuest(store, from, to)
  await mergeGuest(store, from, to)
  expect((await read(member)).body.kept).toEqual([
    { name: 'C', text: 'TD~2016N' },
    { name: 'B', text: 'TD~2016N' },
    { name: 'A', text: TEXT },
  ])
  expect(await store.whole(setUpsRecord(from))).toEqual({})
})
