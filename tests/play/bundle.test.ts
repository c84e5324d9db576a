import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiError, BundleAnswer } from '@/lib/play/api/game'
import type { EventStore } from '@/lib/store/event-store'
import { Browser, chosenGame, newId, testServices } from '../support/browser'
import { counted } from '../support/counted'
import { memoryStore } from '../support/memory-store'
import { emptyStores } from '../support/stores'

const step = { type: 'step', pawn: 'red', by: 1 }
const back = { type: 'step', pawn: 'red', by: -1 }

const bundle = async (browser: Browser, game: string, orders: readonly object[], more: object = {}) =>
  browser.send<BundleAnswer & ApiError>('POST', `/api/games/${game}/bundles`, {
    id: newId(),
    seen: await browser.version(game),
    orders,
    ...more,
  })

describe.each(Object.entries(emptyStores()))('a bundle of orders (%s)', (_name, empty) => {
  let store: EventStore
  beforeEach(async () => {
    store = await empty()
    testServices(store)
  })

  test('is carried out at once, and seen by nobody else', async () => {
    const { game, red, blue, spectator } = await chosenGame()
    const before = [(await blue.look(game)).text, (await spectator.look(game)).text]
    const { status, body } = await bundle(red, game, [step, step, back])
    expect([status, body.stood, body.refused, body.mayTakeBack]).toEqual([200, 3, null, true])
    expect(body.view).toMatchObject({ pawns: { red: 1 } })
    expect([(await blue.look(game)).text, (await spectator.look(game)).text]).toEqual(before)
  })

  test('stands up to the first refusal, and says which order is refused by which rule', async () => {
    const { game, red } = await chosenGame()
    const { status, body } = await bundle(red, game, [step, back, back, step])
    expect([status, body.stood]).toEqual([200, 2])
    expect(body.refused).toMatchObject({ error: 'refused', no: 'TOY 3.3', because: { key: 'edge' } })
    const nothing = await bundle(red, game, [back, step])
    expect([nothing.status, nothing.body.no]).toEqual([422, 'TOY 3.3'])
    expect((await red.look(game)).body.view).toMatchObject({ pawns: { red: 0 } })
  })

  test('stands up to the first die', async () => {
    const { game, red } = await chosenGame()
    const { body } = await bundle(red, game, [step, { type: 'fight' }, step])
    expect([body.stood, body.refused, body.mayTakeBack]).toEqual([2, null, false])
  })

  test('is answered word for word when it is asked for again, and is done once', async () => {
    const { game, red } = await chosenGame()
    const request = { id: newId(), seen: await red.version(game) }
    const first = await bundle(red, game, [step, back, back], request)
    await red.order(game, step)
    const again = await bundle(red, game, [step, back, back], request)
    expect([again.status, again.text]).toEqual([200, first.text])
    const other = await bundle(red, game, [step], request)
    expect([other.status, other.body.error]).toEqual([409, 'repeated-differently'])
  })

  test('is taken back whole, or order by order', async () => {
    const { game, red } = await chosenGame()
    await red.order(game, step)
    await bundle(red, game, [step, step, step])
    const one = await red.order(game, { type: 'takeBack' })
    expect(one.body.view).toMatchObject({ pawns: { red: 3 } })
    const whole = await red.order(game, { type: 'takeBack', whole: true })
    expect(whole.body.view).toMatchObject({ pawns: { red: 1 } })
    const last = await red.order(game, { type: 'takeBack', whole: true })
    expect(last.body.view).toMatchObject({ pawns: { red: 0 } })
  })
})

test('64 orders take two requests to the store, one of them a write; more are refused', async () => {
  const counting = counted(memoryStore())
  testServices(counting.store)
  const { game, red } = await chosenGame()
  const orders = Array.from({ length: 64 }, (_, n) => (n % 2 === 0 ? step : back))
  const sent = { id: newId(), seen: await red.version(game), orders }
  counting.calls.length = 0
  const { status, body } = await red.send<BundleAnswer>('POST', `/api/games/${game}/bundles`, sent)
  expect([status, body.stood]).toEqual([200, 64])
  expect(counting.calls.map(([name]) => name)).toEqual(['load', 'append'])
  const many = await bundle(red, game, [...orders, step])
  expect([many.status, many.body.path]).toEqual([400, 'orders'])
  const none = await bundle(red, game, [])
  expect([none.status, none.body.path]).toEqual([400, 'orders'])
  const wrong = await bundle(red, game, [step, { type: 'jump' }])
  expect([wrong.status, wrong.body.path]).toEqual([400, 'orders.1.type'])
})

test('one that was decided on an old version is not judged, and shows what there is now', async () => {
  testServices(memoryStore())
  const { game, red } = await chosenGame()
  const seen = await red.version(game)
  await red.order(game, step)
  const { status, body } = await bundle(red, game, [step], { seen })
  expect([status, body.error, body.now?.view]).toEqual([
    ...[409, 'stale'],
    expect.objectContaining({ pawns: { red: 1, blue: 0 } }),
  ])
  expect((await bundle(new Browser(), game, [step], { seen })).status).toBe(404)
})
