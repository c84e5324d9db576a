import { expect, test } from 'vitest'
import { Browser, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { planningGame } from '../support/planning-toy'

type Red = readonly number[]
const put = (number: number) => ({ type: 'put', number })

/** Both plan on one device: red as said, blue a 5 and then an 8. Two such games differ in red's numbers alone. */
async function planned(red: Red) {
  testServices(memoryStore(), { games: { planning: planningGame } })
  const device = new Browser()
  let asked = 0
  const id = () => `request-one-device-${++asked}`
  const { game } = (await device.create({ id: id(), game: 'planning' })).body
  for (const number of red) await device.order(game, put(number), { id: id(), side: 'red' })
  for (const number of [5, 8]) await device.order(game, put(number), { id: id(), side: 'blue' })
  return { device, game }
}

/** Everything by which one side is told of the game. */
async function toldTo(side: string, { device, game }: Awaited<ReturnType<typeof planned>>) {
  const as = `?as=${side}`
  const ways = [
    '',
    '/version',
    '/version?seen=0&since=1',
    '/replay',
    '/export',
    '/notes',
    '/log?before=99&from=0',
  ]
  const texts = ways.map(async (way) => {
    const path = `/api/games/${game}${way}${way.includes('?') ? `&as=${side}` : as}`
    const { status, text } = await device.send('GET', path)
    return { way, status, text }
  })
  return Promise.all(texts)
}

test('on one device each side is told nothing of what the other plans, whatever it asks for', async () => {
  const first = await toldTo('blue', await planned([7, 3]))
  expect(first.map(({ way, status }) => [way, status])).toEqual(first.map(({ way }) => [way, 200]))
  expect(first[0]!.text).toContain('"sheet":[5,8]')
  // Whatever red has put down, all answers are the same to the letter.
  expect(await toldTo('blue', await planned([1, 2]))).toEqual(first)
  // A leak would be seen: red himself is told something else.
  expect(await toldTo('red', await planned([7, 3]))).not.toEqual(await toldTo('red', await planned([1, 2])))
})

test('on one device each side takes back its own orders and none of the other', async () => {
  const table = await planned([7, 3])
  const { device, game } = table
  const red = await toldTo('red', table)
  const takeBack = () => device.order(game, { type: 'takeBack' }, { side: 'blue' })
  expect((await takeBack()).body.view).toMatchObject({ own: { sheet: [5] } })
  expect((await takeBack()).body).toMatchObject({ view: { own: { sheet: [] } }, mayTakeBack: false })
  expect((await takeBack()).status).toBe(422)
  expect(await toldTo('red', table)).toEqual(red)
})

test('an order on one device says for whom it is, and is answered to that side alone', async () => {
  const { device, game } = await planned([7, 3])
  const unsaid = await device.order(game, put(9))
  expect([unsaid.status, unsaid.text.includes('sheet')]).toEqual([400, false])
  const { body } = await device.order(game, { type: 'ready' }, { side: 'red' })
  expect(body).toMatchObject({ viewer: 'red', view: { own: { sheet: [7, 3] } } })
  // Whoever opens the page now is asked for as the one who is still to decide.
  expect((await device.look(game)).body).toMatchObject({ viewer: 'blue', view: { own: { sheet: [5, 8] } } })
})
