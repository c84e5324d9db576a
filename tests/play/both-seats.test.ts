import { beforeEach, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import { Browser, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { planningGame } from '../support/planning-toy'

/** Each side plans what the other must not know, and is asked in words that tell it. */
const telling: Game = {
  ...planningGame,
  asked: (view) => ({ key: 'plan', params: { own: JSON.stringify((view as { own: unknown }).own) } }),
}
const SIDES = ['red', 'blue'] as const
const PATHS = ['', '/version', '/log', '/replay', '/export', '/notes']

let store = memoryStore()
beforeEach(() => {
  store = memoryStore()
  testServices(store, { games: { planning: telling }, now: () => Date.UTC(2026, 0, 1) })
})

async function hotSeat() {
  const browser = new Browser()
  const scenario = telling.scenarios[0]!.id
  const { game } = (await browser.create({ game: telling.id, scenario, mode: 'hotseat', side: 'red' })).body
  return { browser, game }
}

/** All that a device with both seats is told as one side. */
async function told(browser: Browser, game: string, as: string): Promise<string[]> {
  const asked = PATHS.map((path) => `/api/games/${game}${path}?as=${as}${path === '/log' ? '&before=9' : ''}`)
  const got = await Promise.all(asked.map((path) => browser.send('GET', path)))
  return got.map(({ status, text, headers }) => JSON.stringify([status, text, [...headers]]))
}

test.each(SIDES)(
  'at one device nothing that %s plans or keeps changes what it is told as the other',
  async (side) => {
    const { browser, game } = await hotSeat()
    const other = side === 'red' ? 'blue' : 'red'
    const before = await told(browser, game, other)
    const own = await browser.order(game, { type: 'put', number: 7 }, { side })
    expect(own.body).toMatchObject({ viewer: side, view: { own: { sheet: [7] } } })
    const kept = await browser.keepStaff(game, { groups: ['spearhead'] }, { side })
    expect(kept.body).toMatchObject({ viewer: side, view: { own: { staff: { groups: ['spearhead'] } } } })
    expect(await told(browser, game, other)).toEqual(before)
    const stale = await browser.order(game, { type: 'put', number: 1 }, { side: other, seen: 99 })
    expect([stale.status, stale.text]).toEqual([409, expect.not.stringMatching(/spearhead|\[7\]/)])
  },
)

test('its list says what is asked in words for everybody, whichever side is to move', async () => {
  const { browser, game } = await hotSeat()
  await browser.order(game, { type: 'put', number: 7 }, { side: 'red' })
  await browser.keepStaff(game, { groups: ['spearhead'] }, { side: 'blue' })
  const list = await browser.send<{ games: object[] }>('GET', '/api/games')
  expect(list.body.games).toMatchObject([{ game, asked: { key: 'plan', params: { own: 'null' } } }])
  expect(list.text).not.toMatch(/spearhead|7\]/)
})
