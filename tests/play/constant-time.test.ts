import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstLook, publicLook } from '@/lib/play/games/first-look'
import { inConstantTime, untilTick } from '@/lib/play/http/constant-time'
import { testServices } from '@/tests/support/browser'
import { memoryStore } from '@/tests/support/memory-store'
import { allRoutes } from '@/tests/support/routes'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
const NOWHERE = 'A'.repeat(22)
const routes = await allRoutes()

describe('the time until an answer goes out', () => {
  test.each([
    [0, 25],
    [0.4, 24.6],
    [24.9, 0.1],
    [25, 25],
    [26, 24],
    [260, 15],
    [-3, 25],
  ])('after %d ms of work is %d ms', (taken, rest) => {
    expect(untilTick(taken, 25)).toBeCloseTo(rest)
  })

  test('is none where there are no ticks', () => {
    expect([untilTick(7, 0), untilTick(0, 0)]).toEqual([0, 0])
  })
})

describe('an answer', () => {
  // What is left when no timer is fine enough is waited out turn by turn, which is no matter of time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await new Promise((go) => setImmediate(go))
  }
  const work = (ms: number) => () => new Promise<string>((done) => setTimeout(() => done('done'), ms))

  test.each([1, 7, 24])('goes out at the end of a tick, whether its work took %d ms or less', async (ms) => {
    let out = false
    const answer = inConstantTime(25, work(ms)).then((done) => {
      out = true
      return done
    })
    await pass(24)
    expect(out).toBe(false)
    await pass(1)
    expect(out).toBe(true)
    expect(await answer).toBe('done')
  })

  test('hands on no fraction of a millisecond, though timers count whole ones', async () => {
    let out = false
    let finish = () => {}
    const held = new Promise<void>((done) => {
      finish = done
    })
    const answer = inConstantTime(25, () => held).then(() => {
      out = true
    })
    await pass(7.4)
    finish()
    await pass(17.4)
    expect(out).toBe(false)
    await pass(0.3)
    expect(out).toBe(true)
    await answer
  })

  /** When it goes out, in milliseconds of a clock that goes on while the work is done, however long that takes. */
  async function outAt(answer: Promise<unknown>): Promise<number> {
    const began = performance.now()
    let at: number | null = null
    void answer.then(() => {
      at = performance.now() - began
    })
    while (at === null) await pass(1)
    return at
  }

  test.each(routes)('of any route waits for it, good or bad: $method $path', async ({ method, handler }) => {
    testServices(memoryStore(), { tick: 25 })
    const json = { 'content-type': 'application/json', origin: 'http://table.test' }
    const more = method === 'POST' ? { headers: json, body: '{}' } : {}
    const params = Promise.resolve({ gameId: NOWHERE, provider: 'github' })
    const at = await outAt(handler(new Request('http://table.test/', { method, ...more }), { params }))
    expect([at > 0, at % 25]).toEqual([true, 0])
  })

  test.each([
    ['the table that comes with a page', () => firstLook(NOWHERE)],
    ['what the public part of a link shows', () => publicLook(NOWHERE, 'p')],
  ])('that goes into a page waits for it, too: %s', async (_name, look) => {
    testServices(memoryStore(), { tick: 25 })
    const at = await outAt(look())
    expect([at > 0, at % 25]).toEqual([true, 0])
  })
})
