import { beforeEach, describe, expect, test } from 'vitest'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { round } from '@/lib/play/notices/round'
import type { Services } from '@/lib/play/services'
import { noteBeat } from '@/lib/store/outages'
import { type Browser, chosen, invitedGame, testServices } from '@/tests/support/browser'
import { counted } from '@/tests/support/counted'
import { type MemoryStore, memoryStore } from '@/tests/support/memory-store'
import { toyGame } from '@/tests/support/toy-game'

const HOUR = 3_600_000
const MONDAY = Date.parse('2026-01-05T00:00:00Z')
const WAITS = { hold: 1, wait: 6 }

let store: MemoryStore
let services: Services
const hour = { now: MONDAY }
beforeEach(() => {
  store = memoryStore()
  hour.now = MONDAY
  services = testServices(store, { now: () => hour.now })
})

/** Red is to move, and has left that to his orders after six hours. */
async function waiting(more: object = { pace: '1d', zone: 'Europe/Berlin' }) {
  const table = await invitedGame(more)
  await chosen(table.game, table.red, table.blue)
  await table.red.file(table.game, WAITS)
  return table
}
const mover = async (browser: Browser, game: string) => (await browser.look(game)).body.awaits
const entriesOf = (game: string) => store.kept(game)!.entries.length

describe('what a player has left to his orders after a while', () => {
  test('is told to himself alone, with its hour', async () => {
    const { game, red, blue, spectator } = await waiting()
    const at = new Date(MONDAY + 6 * HOUR).toISOString()
    expect((await red.look(game)).body.lapse).toBe(at)
    for (const other of [blue, spectator]) {
      const { body, text } = await other.look(game)
      expect([body.lapse, body.awaits, text.includes(at)]).toEqual([null, ['red'], false])
    }
  })

  test.each([
    ['the other player', 'blue'],
    ['a spectator', 'spectator'],
    ['himself', 'red'],
  ] as const)('is decided as soon as %s looks after its hour, and not before', async (_who, name) => {
    const table = await waiting()
    const { game } = table
    hour.now += 6 * HOUR - 1
    expect(await mover(table[name], game)).toEqual(['red'])
    hour.now += 1
    expect(await mover(table[name], game)).toEqual(['blue'])
    const many = entriesOf(game)
    for (const browser of [table.red, table.blue, table.spectator]) await browser.look(game)
    expect(entriesOf(game)).toBe(many)
  })

  test('is decided for who has the table open and only asks for its version, where no sender comes round', async () => {
    const { store: noting, calls } = counted(store)
    services = testServices(noting, { now: () => hour.now })
    const { game, blue } = await waiting()
    const polled = async () => {
      calls.length = 0
      return [await blue.version(game), calls.length]
    }
    const [version] = await polled()
    hour.now += 6 * HOUR
    expect(await polled()).toEqual([version, 1])
    hour.now += 60_000
    expect((await polled())[0]).toBeGreaterThan(version!)
    expect((await polled())[1]).toBe(1)
    expect(await mover(blue, game)).toEqual(['blue'])
  })

  test('is decided without anybody, by the round of the sender', async () => {
    const { game, blue } = await waiting()
    await round(services, HOUR)
    expect(await store.due(hour.now + 99 * HOUR, 9)).toEqual([{ id: game, at: MONDAY + 6 * HOUR }])
    hour.now += 6 * HOUR
    const before = entriesOf(game)
    await round(services, HOUR)
    expect(entriesOf(game)).toBe(before + 2)
    expect(Object.keys(store.kept(game)!.fields)).toContain('out:turn:blue')
    expect((await blue.look(game)).body.awaits).toEqual(['blue'])
    await round(services, HOUR)
    expect(await store.due(hour.now + 99 * HOUR, 9)).toEqual([])
  })

  test('comes to the same whether the sender came in time, late or never', async () => {
    const seen: unknown[] = []
    for (const rounds of [[6], [5, 9], []]) {
      store = memoryStore()
      hour.now = MONDAY
      services = testServices(store, { now: () => hour.now })
      const { game, red } = await waiting()
      for (const at of rounds) {
        hour.now = MONDAY + at * HOUR
        await round(services, HOUR)
      }
      hour.now = MONDAY + 10 * HOUR
      // Dice fall otherwise in each of these games; what they decide does not.
      const { view, log, awaits, clock } = (await red.look(game, '?since=0')).body
      const { phase, mover } = view as { phase: string; mover: string }
      seen.push([phase, mover, log.map(({ key }) => key), awaits, clock!.sides.red])
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  test('is his no longer who comes after its hour: his order is held back and he sees what came', async () => {
    const { game, red } = await waiting()
    const seen = await red.version(game)
    hour.now += 6 * HOUR
    const late = await red.order(game, { type: 'dig' }, { seen })
    expect(late).toMatchObject({ status: 409, body: { error: 'stale', now: { awaits: ['blue'] } } })
  })

  test('can no longer be claimed by the other as time that is out', async () => {
    const { game, red, blue } = await waiting()
    await red.file(game, { hold: 1, wait: 90 })
    const seen = await blue.version(game)
    hour.now += 97 * HOUR
    expect((await blue.affair(game, { type: 'claim' }, { seen })).status).toBe(409)
    expect(await mover(blue, game)).toEqual(['blue'])
  })

  test('waits longer where our server was away, and for the sender too', async () => {
    const there = async (until: number) => {
      for (; hour.now < MONDAY + until; hour.now += 50_000) await noteBeat(services, 15_000)
      hour.now = MONDAY + until
    }
    await noteBeat(services, 15_000)
    const { game, red, blue } = await waiting()
    hour.now += 4 * HOUR
    await there(6 * HOUR)
    await round(services, HOUR)
    expect(await mover(blue, game)).toEqual(['red'])
    expect(await store.due(hour.now + 99 * HOUR, 9)).toEqual([{ id: game, at: MONDAY + 10 * HOUR }])
    expect((await red.look(game)).body.lapse).toBe(new Date(MONDAY + 10 * HOUR).toISOString())
    await there(10 * HOUR)
    await round(services, HOUR)
    expect(await mover(blue, game)).toEqual(['blue'])
  })

  test('comes no sooner for what our server took of earlier time, where his reserve would be over', async () => {
    const EVERY = 290_000
    const there = async (until: number) => {
      for (; hour.now < MONDAY + until; hour.now += 3 * EVERY) await noteBeat(services, EVERY)
      hour.now = MONDAY + until
      await noteBeat(services, EVERY)
    }
    await noteBeat(services, EVERY)
    const { game, red, blue } = await waiting({ pace: '1d' })
    await red.file(game, null)
    // Of thirty hours twenty count for nobody, so that his whole reserve of three days is left.
    hour.now = MONDAY + 20 * HOUR
    await there(30 * HOUR)
    await red.order(game, { type: 'done' })
    await red.file(game, { hold: 1, wait: 168 })
    await blue.order(game, { type: 'done' })
    await chosen(game, blue, red)
    await blue.order(game, { type: 'done' })
    await there((30 + 96) * HOUR - 1)
    expect(await mover(blue, game)).toEqual(['red'])
    await there((30 + 96) * HOUR)
    expect(await mover(blue, game)).toEqual(['red', 'blue'])
  })

  test('is looked at again much later if the rules forbid what they decide', async () => {
    const instead = () => ({ type: 'choose', number: 1 })
    const unlawful = { ...toyGame, standing: { ...toyGame.standing!, instead } }
    services = testServices(store, { now: () => hour.now, games: { toy: unlawful } })
    const { game, blue } = await waiting()
    hour.now += 6 * HOUR
    await round(services, HOUR)
    expect(await mover(blue, game)).toEqual(['red'])
    expect(await store.due(hour.now + 99 * HOUR, 9)).toEqual([{ id: game, at: hour.now + HOUR }])
  })

  test.each([{}, { pace: '1d' as const }])(
    'asks the store no more for those who know nothing of it: %j',
    async (more) => {
      const { store: noting, calls } = counted(store)
      services = testServices(noting, { now: () => hour.now })
      const { game, red, blue, spectator } = await waiting(more)
      const asked = async () => {
        calls.length = 0
        for (const browser of [blue, spectator]) await browser.look(game)
        return [...calls]
      }
      const whileItRuns = await asked()
      await red.file(game, null)
      expect(whileItRuns).toEqual(await asked())
    },
  )

  test('is decided once by many who look at once, and the finished game verifies', async () => {
    const { game, red, blue, spectator } = await waiting({})
    hour.now += 7 * HOUR
    const looks = [red, blue, spectator, red, blue].map((browser) => browser.look(game))
    const looked = await Promise.all([...looks, round(services, HOUR)])
    expect(looked.slice(0, 5)).toMatchObject(Array.from({ length: 5 }, () => ({ status: 200 })))
    const lapsed = () => store.kept(game)!.entries.filter((text) => text.includes('"lapsed"'))
    expect(lapsed()).toHaveLength(2)
    await blue.affair(game, { type: 'resign' })
    expect(verifyGame(toyGame, store.kept(game)!.entries)).toMatchObject({ sound: true })
  })
})
