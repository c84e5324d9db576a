import { expect, test, vi } from 'vitest'
import { StoreUnavailable, StoreUnreadable } from '@/lib/store/event-store'

test('an error of another copy of its class is known, and no other', async () => {
  vi.resetModules()
  const other = await import('@/lib/store/event-store')
  expect(other.StoreUnavailable).not.toBe(StoreUnavailable)
  const error = new other.StoreUnavailable('gone')
  expect([error instanceof StoreUnavailable, error.message]).toEqual([true, 'gone'])
  for (const one of [error, new Error('gone'), 'gone', null])
    expect(one instanceof StoreUnreadable).toBe(false)
})
