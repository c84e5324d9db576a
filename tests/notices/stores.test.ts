import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEASE } from '@/lib/notices/lease'
import { SENDING_FIELD } from '@/lib/notices/row'
import { drainDue } from '@/lib/notices/sender'
import type { EventStore } from '@/lib/store/event-store'
import { GAME, handTo, lineId, senderWith } from '../support/notices'
import { runs } from '../support/runs'
import { emptyStores } from '../support/stores'
import { asItIs, deaths, leaseless, type Mutant, tableIn, wrongAfterDeath, wrongInRace } from './trials'

/** What the sender promises, on each store; sender.test.ts tries far more orders of events. */
function keepsItsPromises(empty: () => Promise<EventStore>) {
  test('each channel is told once, and nobody need look again', async () => {
    const { hour, store, receivers, drain } = await tableIn(await empty())
    await handTo(store, 'red', 1, hour.at)
    await drain()
    await drain()
    expect(receivers.got.map(({ line }) => line).sort()).toEqual(['a', 'b'])
    expect(await store.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([])
    expect(await store.fields(GAME, [SENDING_FIELD])).toEqual([null])
  })

  test('a digest comes at its hour, once for what waits, and leaves nothing to look at', async () => {
    const channels = { [lineId('a')]: 'digest', [lineId('b')]: 'off' } as const
    const { hour, store, receivers, drain } = await tableIn(await empty(), { wishes: { channels } })
    for (const which of [1, 2]) {
      await handTo(store, 'red', which, hour.at)
      for (let quarter = 0; quarter < 4 * 8; quarter++) {
        await drain()
        hour.wait(15 * 60_000)
      }
    }
    const hours = receivers.got.map(({ at }) => new Date(at).toISOString().slice(8, 16))
    expect(hours).toEqual(['14T18:00'])
    hour.wait(12 * 60 * 60_000)
    await drain()
    expect(receivers.got).toHaveLength(2)
    expect(await store.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([])
  })

  test('while one sender has a game the other leaves it alone, and comes back when the lease is over', async () => {
    const { hour, store, receivers, sender } = await tableIn(await empty())
    const other = senderWith(store, hour, receivers.post)
    await handTo(store, 'red', 1, hour.at)
    let during = -1
    receivers.answer = async () => {
      if (during < 0) {
        during = 0
        await drainDue(other, Number.POSITIVE_INFINITY)
        during = receivers.got.length
      }
      return { done: 'sent' }
    }
    await drainDue(sender, Number.POSITIVE_INFINITY)
    expect(during).toBe(1)
    expect(receivers.got).toHaveLength(2)
    hour.wait(LEASE)
    await drainDue(other, Number.POSITIVE_INFINITY)
    expect(receivers.got).toHaveLength(2)
  })

  test('a crash before or after any call loses no notice and doubles one at most, under its id', async () => {
    const wrong: string[] = []
    for (const death of deaths) wrong.push(...(await wrongAfterDeath(await empty(), death)))
    expect(wrong).toEqual([])
  })

  const races = (mutant: Mutant) =>
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const wrong = await wrongInRace(s, await empty(), mutant)
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    })
  test('two senders at once send each notice once', async () => {
    await fc.assert(races(asItIs), { numRuns: runs(15), seed: 43 })
  })
  test('two that take no lease do not', async () => {
    await expect(
      fc.assert(races(leaseless), { numRuns: 100, seed: 43, endOnFailure: true }),
    ).rejects.toThrow()
  })
}

describe.each(Object.entries(emptyStores()))('the sender on %s', (_name, empty) => keepsItsPromises(empty))
