import { expect, test } from 'vitest'
import type { EventStore, Loaded } from '@/lib/store/event-store'
import { chosenGame, newId, testServices } from '../support/browser'
import { emptyStores } from '../support/stores'

const RACING = 200

/** A store in which nobody who loads is answered before so many have loaded: then all write on the same state. */
function startingTogether(store: EventStore, n: number): EventStore {
  const waiting: (() => void)[] = []
  const load: EventStore['load'] = async (...asked): Promise<Loaded | null> => {
    const loaded = await store.load(...asked)
    if (waiting.length < n) {
      const go = new Promise<void>((resolve) => waiting.push(resolve))
      if (waiting.length === n) for (const release of waiting) release()
      await go
    }
    return loaded
  }
  return { ...store, load }
}

test.each(Object.entries(emptyStores()))(
  'orders of one browser that race each other are each counted once, though all but one must look again (%s)',
  async (_name, empty) => {
    const store = await empty()
    testServices(store)
    const { game, red } = await chosenGame()
    const seen = await red.version(game)
    testServices(startingTogether(store, RACING), { limits: true, now: Date.now })
    const order = () =>
      red.send('POST', `/api/games/${game}/orders`, { id: newId(), seen, order: { type: 'dig' } })
    const statuses = (await Promise.all(Array.from({ length: RACING }, order))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(RACING - 1).fill(409)])
  },
)
