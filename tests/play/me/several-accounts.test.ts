import { beforeEach, expect, test } from 'vitest'
import { mergeGuest } from '@/lib/accounts/merge'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { ownerField, seatField } from '@/lib/seats/seat'
import { Browser, chosen, chosenGame, invitedGame, newId, testServices, whoOf } from '../../support/browser'
import { type MemoryStore, memoryStore } from '../../support/memory-store'
import { toyGame } from '../../support/toy-game'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const remove = (browser: Browser) => browser.send('POST', '/api/me/delete', { sure: true })

/** A hot seat whose blue side somebody has taken who was sent a link. */
async function sharedTable() {
  const [both, green] = [new Browser(), new Browser()]
  const { game } = (await both.create({ mode: 'hotseat' })).body
  await both.affair(game, { type: 'offer', what: 'substitute' }, { side: 'blue' })
  const { token } = (await both.links(game, { make: 'invite' })).body
  expect((await green.enter(game, token!)).body).toMatchObject({ seats: ['blue'] })
  return { game, both, green }
}

test.each(['both', 'green'] as const)(
  'at a hot seat with a substitute the seat of whoever deletes his account is empty: %s',
  async (who) => {
    const table = await sharedTable()
    const [stays, side] = who === 'both' ? [table.green, 'red'] : [table.both, 'blue']
    await remove(table[who])
    const { body } = await stays.look(table.game)
    expect(body).toMatchObject({ empty: [side], may: expect.arrayContaining(['claim', 'replace']) })
    await remove(stays)
    const { entries } = store.kept(table.game)!
    expect(JSON.parse(entries.at(-1)!)).toMatchObject({ affair: { type: 'leave' } })
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  },
)

test('a hot seat with a substitute stays in the lists of both until it is over', async () => {
  const { game, both, green } = await sharedTable()
  const forget = (browser: Browser) => browser.send('POST', `/api/games/${game}/forget`, { id: newId() })
  expect([(await forget(both)).status, (await forget(green)).status]).toEqual([422, 422])
  await green.affair(game, { type: 'resign' })
  expect([(await forget(both)).status, (await forget(green)).status]).toEqual([200, 200])
})

test('a table of one browser is not told that nobody plays there any more', async () => {
  for (const mode of ['hotseat', 'computer'] as const) {
    const alone = new Browser()
    const { game } = (await alone.create({ mode })).body
    const { length } = store.kept(game)!.entries
    expect((await remove(alone)).status).toBe(200)
    expect(store.kept(game)!.entries).toHaveLength(length)
  }
})

/** A game whose blue seat is open in two accounts, the second of which counts as its owner. */
async function twiceSeated() {
  const table = await invitedGame()
  const { game, red, blue } = table
  await chosen(game, red, blue)
  const { token } = (await blue.links(game, { make: 'recover' })).body
  const second = new Browser()
  await second.enter(game, token!)
  return { ...table, second }
}
const ownerOf = (game: string, side: string) => store.kept(game)!.fields[ownerField(side)]

const dues = async () => (await store.due(Number.MAX_SAFE_INTEGER, 9)).map(({ id }) => id)

test('who plays on in another account is told of his turns again, once he has looked', async () => {
  const { game, red, blue, second } = await twiceSeated()
  expect(ownerOf(game, 'blue')).toBe(whoOf(second).account)
  await remove(second)
  expect(ownerOf(game, 'blue')).toBeUndefined()
  await store.setFields(game, { due: null })
  expect((await red.look(game)).body.empty).toEqual([])
  expect((await blue.look(game)).body.seats).toEqual(['blue'])
  expect(ownerOf(game, 'blue')).toBe(whoOf(blue).account)
  expect(await dues()).toContain(game)
})

test('what waits for a guest who signs in is looked at again: his account may be told in other ways', async () => {
  const { game, red } = await chosenGame()
  const anna = new Browser()
  await anna.create()
  await store.setFields(game, { due: null })
  await mergeGuest(store, whoOf(red).account, whoOf(anna).account)
  expect(ownerOf(game, 'red')).toBe(whoOf(anna).account)
  expect(await dues()).toContain(game)
})

test('a player is missed once, though both accounts of the other look at the same moment', async () => {
  const { game, red, blue, second } = await twiceSeated()
  await store.setFields(game, { unset: [seatField(game, whoOf(red).account), ownerField('red')] })
  const { length } = store.kept(game)!.entries
  const looks = await Promise.all([blue.look(game), second.look(game)])
  expect(looks.map(({ status, body }) => [status, body.empty])).toEqual([
    [200, ['red']],
    [200, ['red']],
  ])
  expect(store.kept(game)!.entries).toHaveLength(length + 1)
})
