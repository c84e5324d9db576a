import { beforeEach, expect, test } from 'vitest'
import { accountRecord, HINTS_FIELD } from '@/lib/accounts/account'
import { mergeGuest } from '@/lib/accounts/merge'
import { MOST_HINTS } from '@/lib/kernel/hints'
import type { HintsAnswer } from '@/lib/play/api/me'
import { readView } from '@/lib/play/games/read-view'
import { callOf } from '@/lib/play/http/handle'
import { Browser, newId, testServices, whoOf } from '../../support/browser'
import { type MemoryStore, memoryStore } from '../../support/memory-store'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const tell = (browser: Browser, ...changes: string[]) =>
  browser.send<HintsAnswer>('POST', '/api/me/hints', { id: newId(), changes })
/** What the page of a game is sent with. */
const pageOf = ({ cookie }: Browser, game: string) =>
  readView(
    callOf(new Request('http://page', { headers: cookie ? { cookie } : {} }), game),
    { since: 0 },
    { begins: true },
  )
const practice = async (browser: Browser) => (await browser.create({ mode: 'computer' })).body.game

test('hints that were given on one device are known on another of the same account, by the page of a table', async () => {
  const [one, other] = [new Browser(), new Browser()]
  const game = await practice(one)
  other.cookie = one.cookie
  expect((await pageOf(other, game)).hints).toBeNull()
  expect((await tell(one, 'win', 'move')).body).toEqual({ hints: 'win move' })
  expect((await tell(other, 'fight')).body).toEqual({ hints: 'win move fight' })
  expect((await pageOf(other, game)).hints).toBe('win move fight')
  expect((await tell(other, 'anew', 'off')).body).toEqual({ hints: 'off' })
  expect((await tell(one, 'on')).body).toEqual({ hints: '' })
  expect((await pageOf(one, game)).hints).toBe('')
})

test('no later answer of a table brings them along, and no other account is told of them', async () => {
  const [one, stranger] = [new Browser(), new Browser()]
  const game = await practice(one)
  await tell(one, 'win')
  expect((await one.look(game)).body).not.toHaveProperty('hints')
  const other = await practice(stranger)
  expect((await pageOf(stranger, other)).hints).toBeNull()
})

test('of two devices that tell at once each is heard', async () => {
  const [one, other] = [new Browser(), new Browser()]
  await practice(one)
  other.cookie = one.cookie
  await Promise.all([tell(one, 'win'), tell(other, 'move')])
  expect((await tell(one, 'win')).body.hints.split(' ').sort()).toEqual(['move', 'win'])
})

test('who has no account has them on his device alone, and gets no account by them', async () => {
  const nobody = new Browser()
  const got = await tell(nobody, 'win')
  expect([got.status, got.body]).toEqual([401, expect.objectContaining({ error: 'not-signed-in' })])
  expect(nobody.cookie).toBeNull()
})

test.each([
  ['none', []],
  ['what no hint is called', ['win now']],
  ['too long a name', ['x'.repeat(61)]],
  ['too many', Array.from({ length: MOST_HINTS + 1 }, (_, n) => `hint-${n}`)],
])('%s is refused', async (_what, changes) => {
  const browser = new Browser()
  await practice(browser)
  const got = await tell(browser, ...changes)
  expect([got.status, got.body]).toEqual([400, expect.objectContaining({ error: 'bad-request' })])
  expect(await store.fields(accountRecord(whoOf(browser).account), [HINTS_FIELD])).toEqual([null])
})

test('they go along with a guest who signs in, beside those of his account; its owner takes them along, and they go with it', async () => {
  const [guest, member] = [new Browser(), new Browser()]
  for (const browser of [guest, member]) await practice(browser)
  await tell(guest, 'win', 'move')
  await tell(member, 'fight')
  const [from, to] = [whoOf(guest).account, whoOf(member).account]
  await mergeGuest(store, from, to)
  await mergeGuest(store, from, to)
  expect(await store.fields(accountRecord(to), [HINTS_FIELD])).toEqual(['fight win move'])
  expect((await member.send('GET', '/api/me/data')).text).toContain('fight win move')
  expect((await member.send('POST', '/api/me/delete', { sure: true })).status).toBe(200)
  expect(await store.fields(accountRecord(to), [HINTS_FIELD])).toEqual([null])
})
