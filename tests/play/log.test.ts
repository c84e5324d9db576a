import { beforeAll, expect, test } from 'vitest'
import type { LogAnswer } from '@/lib/play/api/past'
import { type Browser, chosenGame, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'

const older = async (browser: Browser, game: string, query: string) =>
  (await browser.send<LogAnswer>('GET', `/api/games/${game}/log${query}`)).body.log

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

/** A game whose players were told some hundred lines, with what its store holds. */
async function longGame() {
  const store = memoryStore()
  testServices(store)
  const table = await chosenGame()
  const { game, red, blue } = table
  for (let n = 0; n < 215; n++) {
    if (n % 40 === 5) {
      await red.order(game, { type: 'step', pawn: 'red', by: 1 })
      await red.order(game, { type: 'takeBack' })
    }
    await red.order(game, { type: 'dig' })
  }
  await blue.file(game, { hold: 3 })
  return { ...table, store }
}

let table: Awaited<ReturnType<typeof longGame>>
beforeAll(async () => {
  table = await longGame()
})

test('older lines are read in pages, the same with and without what is kept of them', async () => {
  const { game, store, red, blue, spectator } = table
  for (const browser of [red, blue, spectator]) {
    const { body: now } = await browser.look(game, '?since=0')
    expect(now.log.map(({ n }) => n)).toEqual(numbers(100, now.logLength))
    expect((await browser.look(game, '?since=150')).body.log).toEqual(now.log.slice(50))
    const firm = [...(await older(browser, game, '?before=100&from=0')), ...now.log].slice(0, now.firmLength)
    expect(firm.map(({ n }) => n)).toEqual(numbers(0, now.firmLength))
    expect((await browser.export(game)).body).toMatchObject({ log: firm.map(({ n: _n, ...line }) => line) })
    const same = async () => {
      expect(await older(browser, game, '?before=200')).toEqual(firm.slice(100, 200))
      expect(await older(browser, game, '?before=150')).toEqual(firm.slice(100, 150))
      expect(await older(browser, game, '?before=200&from=20')).toEqual(firm.slice(0, 200))
      expect(await older(browser, game, `?before=200&entry=${firm[120]!.id}`)).toEqual(firm.slice(100, 200))
      expect(await older(browser, game, '?before=200&entry=0123456789')).toEqual([])
      expect(await older(browser, game, '?before=9999&from=9999')).toEqual(firm.slice(200))
      expect(await older(browser, game, '?before=0')).toEqual([])
    }
    await same()
    const kept = store.kept(game)!
    const pages = Object.keys(kept.fields).filter((name) => name.startsWith('log:'))
    expect(pages).toHaveLength(6)
    const fields = Object.fromEntries(Object.entries(kept.fields).filter(([name]) => !pages.includes(name)))
    store.put(game, { ...kept, fields: { ...fields, 'log:red:1': 'damaged' } })
    store.dropSnapshot(game)
    expect((await browser.look(game, '?since=0')).body).toEqual(now)
    await same()
    store.put(game, kept)
    await same()
  }
})

test('no order reads what is older than its snapshot, and old lines no entry', async () => {
  const { game, store, red, spectator } = table
  const { entries } = store
  let read = 0
  store.entries = (...asked) => {
    read++
    return entries(...asked)
  }
  const { logLength } = (await red.look(game, '?since=0')).body
  await older(red, game, '?before=200&from=0')
  await older(spectator, game, '?before=200')
  await red.order(game, { type: 'dig' }, { since: logLength })
  expect(read).toBe(0)
})
