import { expect, test, vi } from 'vitest'
import type { Call } from '@/lib/play/call'
import { newId } from '../support/browser'

test('that somebody is at a table is noted once by a process, whichever of its bundles is asked', async () => {
  const written: string[] = []
  let now = Date.UTC(2026, 0, 1)
  const services = {
    now: () => now,
    later: (work: () => Promise<void>) => void work(),
    store: { setFields: async (id: string) => written.push(id) > 0 },
  } as unknown as Call['services']
  const game = newId()
  const looks = async () => {
    // A page and a route have modules of their own.
    for (let bundle = 0; bundle < 2; bundle++) {
      vi.resetModules()
      const { present } = await import('@/lib/play/notices/tell-later')
      for (let n = 0; n < 3; n++) present({ services, game } as Call, ['red'], { hides: false })
    }
    return written.splice(0)
  }
  expect(await looks()).toEqual([game])
  now += 60_000
  expect(await looks()).toEqual([])
  now += 4 * 60_000
  expect(await looks()).toEqual([game])
})
