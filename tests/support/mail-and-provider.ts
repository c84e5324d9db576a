import { afterAll, beforeAll, beforeEach } from 'vitest'
import { testServices } from './browser'
import { type MemoryStore, memoryStore } from './memory-store'
import { type FakeProvider, startProvider } from './provider'
import { doorsWith, mailDoors } from './sign-in'
import { type Smtp, startSmtp } from './smtp'

interface Outside {
  smtp: Smtp
  provider: FakeProvider
  store: MemoryStore
}

/** For the tests of a file: a mail server and a provider, and for each test a store of its own behind both doors. */
export function mailAndProvider(): Outside {
  const outside = {} as Outside
  beforeAll(async () => {
    ;[outside.smtp, outside.provider] = await Promise.all([startSmtp(), startProvider()])
  })
  afterAll(() => Promise.all([outside.smtp.stop(), outside.provider.stop()]))
  beforeEach(() => {
    outside.store = memoryStore()
    const { smtp, provider, store } = outside
    const doors = doorsWith({ ...mailDoors(smtp), providers: { github: provider.client } })
    testServices(store, { providers: doors, now: Date.now })
  })
  return outside
}
