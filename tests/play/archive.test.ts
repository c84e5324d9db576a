import { beforeEach, describe, expect, test } from 'vitest'
import { mergeGuest } from '@/lib/accounts/merge'
import type { ArchiveAnswer } from '@/lib/play/api/list'
import type { MeAnswer } from '@/lib/play/api/me'
import type { ShowAnswer } from '@/lib/play/api/seats'
import { nobodyAt } from '@/lib/play/call'
import { countTally } from '@/lib/play/games/count-tally'
import { playerPage } from '@/lib/play/me/player-page'
import type { Services } from '@/lib/play/services'
import type { EventStore } from '@/lib/store/event-store'
import { Browser, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { counted } from '../support/counted'
import { memoryStore } from '../support/memory-store'
import { emptyStores } from '../support/stores'

let store: EventStore
let services: Services
beforeEach(() => {
  store = memoryStore()
  services = testServices(store)
})

const change = (browser: Browser, what: object) =>
  browser.send<MeAnswer>('POST', '/api/me', { id: newId(), ...what })
const show = (browser: Browser, game: string, on = true) =>
  browser.send<ShowAnswer>('POST', `/api/games/${game}/show`, { id: newId(), on })
const archive = (query = '', browser = new Browser()) =>
  browser.send<ArchiveAnswer>('GET', `/api/archive${query}`)
const page = (id: string) => playerPage(nobodyAt(services, ''), id)

/** A game between Rosa and Boris that Boris has given up. */
async function over() {
  const table = await invitedGame()
  await change(table.red, { name: 'Rosa' })
  await change(table.blue, { name: 'Boris' })
  await table.blue.affair(table.game, { type: 'resign' })
  return table
}
/** The same, shown to all. */
async function shown() {
  const table = await over()
  await show(table.red, table.game)
  await show(table.blue, table.game)
  return table
}

describe.each(Object.entries(emptyStores()))('kept in %s, a finished game', (_name, empty) => {
  beforeEach(async () => {
    store = await empty()
    services = testServices(store)
  })

  test('is shown to all as long as both its players wish it, and to nobody else before', async () => {
    const { game, red, blue, stranger } = await over()
    expect((await show(red, game)).body.showing).toEqual(['red'])
    expect((await blue.look(game)).body.showing).toEqual(['red'])
    expect([(await stranger.look(game)).status, (await archive()).body.games]).toEqual([404, []])
    expect((await show(blue, game)).body.showing).toEqual(['red', 'blue'])
    const { games, more } = (await archive()).body
    expect(more).toBeNull()
    expect(games).toMatchObject([
      {
        ...{ game, kind: 'toy', winner: 'red' },
        players: [
          { side: 'red', name: 'Rosa', page: null },
          { side: 'blue', name: 'Boris', page: null },
        ],
      },
    ])
    // Anybody sees what who watches sees, the whole of it again included, and may do no more.
    const look = await stranger.look(game)
    expect(look.body).toMatchObject({ seats: [], viewer: 'spectator', stage: 'over', showing: null })
    expect((await stranger.replay(game)).status).toBe(200)
    expect((await stranger.send('GET', `/api/games/${game}/chat`)).status).toBe(403)
    await show(blue, game, false)
    expect([(await stranger.look(game)).status, (await archive()).body.games]).toEqual([404, []])
  })

  test('is shown from its end where both had wished that of all their games', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    await change(red, { name: 'Rosa', shows: true })
    await change(blue, { name: 'Boris', shows: true })
    const made = (await red.create({ mode: 'invite' })).body
    await red.nonce(made.game, made.commitment)
    await blue.enter(made.game, made.invite!, { commitment: made.commitment, nonce: 'cd'.repeat(32) })
    await red.nonce(made.game, made.commitment)
    expect((await show(red, made.game)).status).toBe(422)
    await blue.affair(made.game, { type: 'resign' })
    await countTally(services, made.game)
    expect((await archive()).body.games.map(({ game }) => game)).toEqual([made.game])
  })

  test('stands on the pages of its players, which are found by ids of their own', async () => {
    const { game, red } = await shown()
    await countTally(services, game)
    const { page: id } = (await change(red, { page: true })).body.account!
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(await page(id!)).toMatchObject({
      ...{ page: id, name: 'Rosa', player: { finished: 1, late: 0, rating: null } },
      games: [{ kind: 'toy', won: 1, drawn: 0, lost: 0, rating: null }],
      archive: { games: [{ game, side: 'red' }], more: null },
    })
    expect((await archive(`?player=${id}`)).body.games).toMatchObject([{ game, side: 'red' }])
    expect((await archive()).body.games[0]!.players[0]).toMatchObject({ name: 'Rosa', page: id })
  })
})

test('a page that is switched off is gone, and the next one has another address', async () => {
  const { red } = await over()
  const first = (await change(red, { page: true })).body.account!.page!
  expect((await change(red, { page: true })).body.account!.page).toBe(first)
  expect((await change(red, { page: false })).body.account!.page).toBeNull()
  await expect(page(first)).rejects.toMatchObject({ status: 404 })
  expect((await archive(`?player=${first}`)).status).toBe(410)
  const next = (await change(red, { page: true })).body.account!.page!
  expect(next).not.toBe(first)
  await expect(page(first)).rejects.toMatchObject({ status: 404 })
  await red.send('POST', '/api/me/delete', { sure: true })
  await expect(page(next)).rejects.toMatchObject({ status: 404 })
})

test('a page goes along with a guest who signs in, unless that account has its own', async () => {
  const { red } = await over()
  const other = new Browser()
  await change(other, { name: 'Rosa too' })
  const id = (await change(red, { page: true })).body.account!.page!
  await mergeGuest(store, whoOf(red).account, whoOf(other).account)
  expect((await page(id)).name).toBe('Rosa too')
})

test('nothing that is told to all names an account, and no rating of who does not wish it', async () => {
  const { game, red, blue } = await shown()
  await countTally(services, game)
  await change(red, { page: true, rated: true })
  const { page: id } = (await change(blue, { page: true })).body.account!
  await blue.create({ mode: 'invite', to: 'all' })
  const open = await new Browser().send('GET', '/api/challenges')
  expect(open.text).toContain(`"page":"${id}"`)
  const told = [
    open.text,
    (await archive()).text,
    (await archive(`?player=${id}`)).text,
    JSON.stringify(await page(id!)),
  ]
  for (const text of told)
    for (const { account } of [whoOf(red), whoOf(blue)]) expect(text).not.toContain(account)
})

test('who deletes his account shows nothing any more', async () => {
  const { game, red, stranger } = await shown()
  await red.send('POST', '/api/me/delete', { sure: true })
  expect((await stranger.look(game)).status).toBe(404)
  expect((await archive()).body.games).toEqual([])
})

test('who looks at a game that is shown to all does not have it in his list', async () => {
  const { game } = await shown()
  const visitor = new Browser()
  await change(visitor, { name: 'Carla' })
  expect((await visitor.look(game)).status).toBe(200)
  expect((await visitor.send('GET', `/api/games/${game}/version`)).body).toMatchObject({
    ...{ viewer: 'spectator', here: false },
  })
  expect((await visitor.send<{ games: object[] }>('GET', '/api/games')).body.games).toEqual([])
})

test('the archive is told some at a time, in three requests to the store', async () => {
  const { game } = await shown()
  for (let n = 0; n < 30; n += 1) {
    const set = { [`gone${n}`.padEnd(22, '-')]: JSON.stringify({ since: `2020-01-01T00:00:00.${100 + n}Z` }) }
    await store.setFields('archive', { create: true, set })
  }
  const { store: noting, calls } = counted(store)
  testServices(noting)
  expect((await archive()).body.games.map((one) => one.game)).toEqual([game])
  // What was not there any more was looked for twice, and has left the list.
  calls.length = 0
  expect((await archive()).body).toMatchObject({ more: null })
  expect(calls.map(([name]) => name)).toEqual(['whole', 'read', 'read'])
})
