import { beforeEach, expect, test, vi } from 'vitest'
import { troubleWith } from '@/components/home/use-games'
import { keepPlan, keptPlan } from '@/components/offline/kept-plans'
import { type OrderBody, planWith } from '@/components/offline/plan'
import { sendPlans } from '@/components/offline/send-plans'
import type { ListAnswer } from '@/lib/play/api/list'
import { type Browser, chosenGame, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'

/** What the browser of the page has in its hands: its storage, and a connection to our routes as somebody. */
function at(browser: Browser): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const { status, text } = await browser.send(method, path, body)
    return new Response(text, { status })
  })
}

const games = async (browser: Browser) => (await browser.send<ListAnswer>('GET', '/api/games')).body.games
const step: OrderBody = { type: 'step', pawn: 'red', by: 1 }

/** Red is to move, and has planned orders at a version of the table without a connection. */
async function planned(orders: readonly OrderBody[]) {
  const { game, red, blue } = await chosenGame()
  at(red)
  const { version } = (await red.look(game)).body
  for (const order of orders) keepPlan(game, planWith(keptPlan(game), { viewer: 'red', version }, order))
  return { game, red, blue }
}

beforeEach(() => void testServices(memoryStore()))

test('orders that were planned are sent from the list, one upon what came of the other', async () => {
  const { game, red, blue } = await planned([step, { type: 'done' }])
  expect(await sendPlans(await games(red))).toBe(true)
  expect(keptPlan(game)).toBeNull()
  expect((await blue.look(game)).body.awaits).toEqual(['blue'])
  expect(await sendPlans(await games(red))).toBe(false)
})

test('what is not taken is held until its player has looked at the table', async () => {
  const { game, red } = await planned([step, step])
  await red.order(game, step)
  expect(await sendPlans(await games(red))).toBe(false)
  expect(keptPlan(game)).toMatchObject({ held: 'moved', orders: [{}, {}] })
  const { version } = (await red.look(game)).body
  expect(await sendPlans(await games(red))).toBe(false)
  expect((await red.look(game)).body.version).toBe(version)
})

test('a server in trouble decides nothing about them, and they are sent as they were when it answers', async () => {
  const { game, red, blue } = await planned([{ type: 'done' }])
  const list = await games(red)
  const { fetch } = globalThis
  for (const status of [503, 429, 502]) {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'unavailable' }, { status }))
    expect(await sendPlans(list)).toBe(false)
    expect(keptPlan(game)).toMatchObject({ held: null, orders: [{}] })
  }
  vi.stubGlobal('fetch', fetch)
  expect(await sendPlans(list)).toBe(true)
  expect((await blue.look(game)).body.awaits).toEqual(['blue'])
})

test('what somebody else has planned on this device stays where it is', async () => {
  const { game, blue } = await planned([step])
  const plan = keptPlan(game)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is sent')))
  expect(await sendPlans(await games(blue))).toBe(false)
  expect(keptPlan(game)).toEqual(plan)
  vi.stubGlobal('fetch', fetch)
})

test('a list that cannot be had says whose trouble it is', () => {
  const error = (status: number) => ({ error: { error: 'unavailable' as const, message: '' }, status })
  expect(troubleWith({ offline: true })).toBe('offline')
  expect([429, 500, 503, 400].map((status) => troubleWith(error(status)))).toEqual([
    ...['busy', 'server', 'server', 'server'],
  ])
})
