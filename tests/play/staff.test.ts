import { beforeEach, expect, test } from 'vitest'
import { STAFF_SIZE } from '@/lib/kernel/log/filing'
import { fold } from '@/lib/kernel/log/fold'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { Browser, invitedGame, newId, testServices } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { planningGame } from '../support/planning-toy'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store, { games: { planning: planningGame } })
})
const KIND = { game: planningGame.id, scenario: planningGame.scenarios[0]!.id }
const SECRET = { groups: [['spearhead']] }
const own = (staff: unknown) => ({ view: { own: { staff } } })

/** All that a browser can ask of a game without changing it, with headers. */
async function everything(browser: Browser, game: string): Promise<string> {
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
  const list = await browser.send('GET', '/api/games')
  return JSON.stringify([...got, list].map(({ status, text, headers }) => [status, text, [...headers]]))
}

test('what a staff keeps comes back in the view of its owner, and changes no byte of what others can ask', async () => {
  const { game, red, blue, spectator } = await invitedGame(KIND)
  const others = async () => [await everything(blue, game), await everything(spectator, game)]
  const before = await others()
  expect((await red.keepStaff(game, SECRET)).body).toMatchObject(own(SECRET))
  expect((await red.look(game)).body).toMatchObject(own(SECRET))
  expect(await others()).toEqual(before)
  expect((await red.keepStaff(game, null)).body).toMatchObject(own(null))
  expect(await others()).toEqual(before)
})

test('a game that is over tells it neither in its file nor in its past', async () => {
  const { game, red, blue, spectator } = await invitedGame(KIND)
  await red.keepStaff(game, SECRET)
  await red.affair(game, { type: 'resign' })
  expect((await red.look(game)).text).toContain('spearhead')
  const { entries } = (await blue.export(game)).body
  expect(verifyGame(planningGame, entries)).toMatchObject({ sound: true, entries: entries.length })
  for (const browser of [blue, spectator]) {
    expect((await browser.export(game)).text).not.toContain('spearhead')
    expect((await browser.look(game, '?since=0')).text).not.toContain('spearhead')
    expect((await browser.replay(game, '?since=0')).text).not.toContain('spearhead')
  }
})

test('nobody keeps anything for another, nor who only watches', async () => {
  const { game, red, spectator } = await invitedGame(KIND)
  expect((await red.keepStaff(game, SECRET, { side: 'blue' })).status).toBe(403)
  expect((await spectator.keepStaff(game, SECRET)).status).toBe(403)
  expect((await new Browser().keepStaff(game, SECRET)).status).toBe(404)
})

test('too much is refused, as is what is no object; a repeat is carried out once', async () => {
  const { game, red } = await invitedGame(KIND)
  const length = store.kept(game)!.entries.length
  const full = { notes: 'x'.repeat(STAFF_SIZE - JSON.stringify({ notes: '' }).length) }
  expect((await red.keepStaff(game, { notes: `${full.notes}x` })).status).toBe(422)
  expect((await red.keepStaff(game, 'all' as never)).status).toBe(400)
  expect(store.kept(game)!.entries).toHaveLength(length)
  const id = newId()
  const once = await red.keepStaff(game, full, { id })
  expect(once.status).toBe(200)
  await red.keepStaff(game, SECRET)
  expect((await red.keepStaff(game, full, { id })).text).toBe(once.text)
  expect((await red.look(game)).body).toMatchObject(own(SECRET))
  expect((await red.keepStaff(game, SECRET, { id })).body.error).toBe('repeated-differently')
})

test.each([
  ['handed on', { ...SECRET, handed: true }, { ...SECRET, handed: true }],
  ['void where nothing is said of it', SECRET, null],
])('what a staff keeps is %s when a substitute takes the seat', async (_how, kept, his) => {
  const { game, red, blue, spectator } = await invitedGame(KIND)
  await red.keepStaff(game, kept)
  await red.affair(game, { type: 'offer', what: 'substitute' })
  await blue.affair(game, { type: 'accept', what: 'substitute' })
  const { token } = (await blue.links(game, { make: 'invite' })).body
  const heir = new Browser()
  expect((await heir.enter(game, token!)).status).toBe(200)
  expect((await heir.look(game)).body).toMatchObject(own(his))
  for (const browser of [blue, spectator]) expect((await browser.look(game)).text).not.toContain('spearhead')
})

test('the computer that takes a seat has nothing of what was kept there', async () => {
  const { game, red, blue } = await invitedGame(KIND)
  await red.keepStaff(game, { ...SECRET, handed: true })
  await red.affair(game, { type: 'offer', what: 'computer' })
  await blue.affair(game, { type: 'accept', what: 'computer' })
  const { committed } = fold(planningGame, null, store.kept(game)!.entries)
  expect(committed!.open()).toMatchObject({ staff: { red: null } })
})
