import { beforeEach, expect, test } from 'vitest'
import { Browser, chosenGame, invitedGame, newId, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'

beforeEach(() => {
  testServices(memoryStore())
})

/** All that a browser can ask of a game without changing it, with headers. */
async function everything(browser: Browser, game: string): Promise<string> {
  const paths = ['', '?since=2', '/version', '/replay', '/dice', '/export', '/chat', '/notes']
  const got = await Promise.all(paths.map((path) => browser.send('GET', `/api/games/${game}${path}`)))
  const list = await browser.send('GET', '/api/games')
  return JSON.stringify([...got, list].map(({ status, text, headers }) => [status, text, [...headers]]))
}

test('standing orders change no byte of what others can ask for, nor their next order', async () => {
  const { game, red, blue, spectator } = await chosenGame()
  await red.order(game, { type: 'step', pawn: 'red', by: 1 })
  const seen = await red.version(game)
  const others = async () => [await everything(red, game), await everything(spectator, game)]
  const before = await others()
  expect((await blue.file(game, { hold: 3 })).body).toMatchObject({
    view: { own: { standing: { hold: 3 } } },
  })
  expect(await others()).toEqual(before)
  await blue.file(game, { hold: 5 })
  await blue.file(game, null)
  expect(await others()).toEqual(before)
  expect((await red.order(game, { type: 'takeBack' }, { seen })).status).toBe(200)
  expect((await red.order(game, { type: 'fight' })).status).toBe(200)
  expect((await red.look(game)).text).not.toContain('table.did.filed')
})

test('whoever has drafts and files orders is told both in their place', async () => {
  const { game, red } = await chosenGame()
  await red.order(game, { type: 'step', pawn: 'red', by: 1 })
  await red.file(game, { hold: 3 })
  const keys = (await red.look(game, '?since=0')).body.log.map(({ key }) => key)
  expect(keys.slice(-2)).toEqual(['table.did.filed', 'Stepped'])
})

test('what does not fit is refused with the part that is wrong; a repeat is carried out once', async () => {
  const { game, red } = await chosenGame()
  expect((await red.file(game, { hold: 10 })).body).toMatchObject({
    error: 'bad-request',
    path: 'orders.hold',
  })
  expect((await red.file(game, { hold: 1, more: 1 })).status).toBe(400)
  const id = newId()
  const once = await red.file(game, { hold: 1 }, { id })
  await red.file(game, { hold: 2 })
  expect((await red.file(game, { hold: 1 }, { id })).text).toBe(once.text)
  expect((await red.look(game)).body.view).toMatchObject({ own: { standing: { hold: 2 } } })
  expect((await red.file(game, { hold: 7 }, { id })).body.error).toBe('repeated-differently')
})

test('once a game is over nothing can be filed', async () => {
  const { red, game } = await invitedGame()
  await red.affair(game, { type: 'resign' })
  expect((await red.file(game, { hold: 1 })).body).toMatchObject({ error: 'refused', no: 'FP 3' })
})

test('a substitute reads none of what was filed before him, and who watches none of his', async () => {
  const { game, red, blue } = await chosenGame()
  await blue.file(game, { hold: 7 })
  expect(await everything(blue, game)).toContain('\\"hold\\":7')
  await blue.affair(game, { type: 'offer', what: 'substitute' })
  await red.affair(game, { type: 'accept', what: 'substitute' })
  const { token } = (await red.links(game, { make: 'invite' })).body
  const green = new Browser()
  const sits = await green.enter(game, token!)
  expect(sits.body).toMatchObject({ seats: ['blue'], view: { own: { standing: null } } })
  expect(await everything(green, game)).not.toContain('\\"hold\\"')
  const others = async () => [await everything(red, game), await everything(blue, game)]
  const before = await others()
  expect((await blue.look(game)).body.viewer).toBe('spectator')
  expect((await green.file(game, { hold: 8 })).status).toBe(200)
  expect(await everything(green, game)).toContain('\\"hold\\":8')
  expect(await others()).toEqual(before)
  expect((await blue.file(game, { hold: 1 })).status).toBe(403)
})
