import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepPlan, keptPlan, ordersWaiting } from '@/components/offline/kept-plans'
import {
  isOwn,
  mayLeave,
  type Plan,
  planAfter,
  planAnew,
  planTried,
  planWith,
  planWithout,
} from '@/components/offline/plan'
import type { ApiError, GameAnswer } from '@/lib/play/api/game'

const seen = { viewer: 'german', version: 7 }
const move = (unit: string) => ({ type: 'moveUnit', unit })
const ok = (version: number) => ({ ok: { version } as GameAnswer })
const error = (error: ApiError['error'], status: number) => ({ error: { error, message: '' }, status })

/** Three moves that wait. */
const three = (): Plan =>
  ['A', 'B', 'C'].reduce<Plan | null>((plan, unit) => planWith(plan, seen, move(unit)), null)!
const units = (plan: Plan | null) => plan?.orders.map(({ order }) => order.unit)
const first = (plan: Plan) => plan.orders[0]!

describe('orders that wait', () => {
  test('are of whoever the table is shown to, not of the other side or of another account', () => {
    const plan = three()
    expect(isOwn(plan, { viewer: 'german', seats: ['german', 'soviet'] })).toBe(true)
    expect(isOwn(plan, { viewer: 'soviet', seats: ['german', 'soviet'] })).toBe(false)
    expect(isOwn(plan, { viewer: 'soviet', seats: ['soviet'] })).toBe(false)
    expect(isOwn(plan, { viewer: 'spectator', seats: [] })).toBe(false)
  })

  test('are of one side, decided upon one version, each under a name of its own', () => {
    const plan = three()
    expect(plan).toMatchObject({ side: 'german', version: 7, held: null })
    expect(units(plan)).toEqual(['A', 'B', 'C'])
    expect(new Set(plan.orders.map(({ id }) => id)).size).toBe(3)
  })

  test('are sent upon the version that they were planned upon, the next upon what the answer to that was', () => {
    const plan = planTried(three())
    expect(plan.orders.map(({ seen }) => seen)).toEqual([7, null, null])
    const next = planTried(planAfter(plan, first(plan).id, ok(9))!)
    expect(units(next)).toEqual(['B', 'C'])
    expect(next.orders.map(({ seen }) => seen)).toEqual([9, null])
  })

  test('are repeated word for word where no answer came', () => {
    const plan = planTried(three())
    const again = planTried(planAfter(plan, first(plan).id, { offline: true })!)
    expect(again).toEqual(plan)
    // Where the store did not answer nobody knows either; under another name it could be carried out twice.
    for (const put of [error('unavailable', 503), error('too-many', 429)])
      expect(planAfter(plan, first(plan).id, put)).toBe(plan)
    // Even if the table has been seen at a later version since.
    expect(planTried({ ...plan, version: 11 }).orders[0]).toEqual(first(plan))
  })

  test('an order that was lost on its way keeps its name and version', () => {
    const plan = planWith(null, seen, move('A'), { id: 'sent', seen: 6 })
    expect(planTried(plan).orders).toEqual([{ id: 'sent', order: move('A'), seen: 6 }])
  })

  test('nothing is left when the last has been taken', () => {
    const plan = planWith(null, seen, move('A'))
    expect(planAfter(plan, first(plan).id, ok(8))).toBeNull()
  })

  test.each([
    ['the game has moved on', error('stale', 409), 'moved'],
    ['the rules forbid one', error('refused', 422), 'refused'],
    ['the server made a mistake', error('internal', 500), 'refused'],
    ['the seat has been given away', error('not-found', 404), 'refused'],
  ] as const)('all are held, none is dropped, if %s', (_why, reply, held) => {
    const plan = planTried(three())
    const after = planAfter(plan, first(plan).id, reply)!
    expect(after.held).toBe(held)
    expect(units(after)).toEqual(['A', 'B', 'C'])
  })

  test('what was held is sent anew as other orders, upon what is seen now', () => {
    const plan = planTried(three())
    const held = planAfter(plan, first(plan).id, error('stale', 409))!
    const anew = planAnew(held, { version: 12 })
    expect(anew).toMatchObject({ version: 12, held: null })
    expect(units(anew)).toEqual(['A', 'B', 'C'])
    const names = new Set([...held.orders, ...anew.orders].map(({ id }) => id))
    expect(names.size).toBe(6)
    expect(planTried(anew).orders[0]!.seen).toBe(12)
  })

  test('one that may have arrived cannot be taken out before the server has said that it did not', () => {
    const plan = planTried(three())
    expect(mayLeave(plan, first(plan))).toBe(false)
    expect(planWithout(plan, first(plan))).toBe(plan)
    expect(units(planWithout(plan, plan.orders[1]!))).toEqual(['A', 'C'])
    const held = planAfter(plan, first(plan).id, error('stale', 409))!
    expect(units(planWithout(held, first(held)))).toEqual(['B', 'C'])
  })
})

describe('what is kept of plans', () => {
  const texts = new Map<string, string>()
  beforeEach(() => {
    texts.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
    })
  })

  test('each game has its own, and closing the app loses none', () => {
    const plan = three()
    expect(keepPlan('one', plan)).toBe(true)
    keepPlan('two', planWith(null, seen, move('D')))
    expect(keptPlan('one')).toEqual(plan)
    expect(ordersWaiting()).toEqual({ one: 3, two: 1 })
    keepPlan('one', null)
    expect(keptPlan('one')).toBeNull()
    expect(units(keptPlan('two'))).toEqual(['D'])
  })

  test('what somebody else has written there is no plan', () => {
    for (const text of ['', 'no', '[]', '{"one":1}', '{"one":{"side":"german"}}']) {
      texts.set('fieldpost/plans', text)
      expect(keptPlan('one')).toBeNull()
      expect(ordersWaiting()).toEqual({})
    }
  })
})
