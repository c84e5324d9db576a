import type fc from 'fast-check'
import { LEASE } from '@/lib/notices/lease'
import { SENDING_FIELD } from '@/lib/notices/row'
import { drainDue } from '@/lib/notices/sender'
import type { EventStore } from '@/lib/store/event-store'
import { type Death, type Process, processWith } from '../support/crashes'
import { Hour, handTo, hook, plainGame, Receivers, seatPlayer, senderWith } from '../support/notices'

const FOR_EVER = Number.POSITIVE_INFINITY

/** A game of red, who is told by the channels a and b, and blue, who is told by c, in a store that is empty. */
export async function tableIn<Store extends EventStore>(
  store: Store,
  more: Parameters<typeof seatPlayer>[3] = {},
) {
  const hour = new Hour()
  const receivers = new Receivers(hour.now)
  await plainGame(store)
  await seatPlayer(store, 'red', { a: hook('a'), b: hook('b') }, { name: 'Anna', ...more })
  await seatPlayer(store, 'blue', { c: hook('c') }, { name: 'Boris' })
  const sender = senderWith(store, hour, receivers.post)
  return { hour, store, receivers, sender, drain: () => drainDue(sender, FOR_EVER) }
}
type Table = Awaited<ReturnType<typeof tableIn>>

/** A store that keeps the contract badly, for senders that must be found out. */
export type Mutant = (store: EventStore) => EventStore
export const asItIs: Mutant = (store) => store

/** A sender on it takes no lease, and sees none. */
export const leaseless: Mutant = (store) => ({
  ...store,
  setFields: (id, { expect: _expect, ...change }) => store.setFields(id, change),
  fields: async (id, names) => {
    const values = await store.fields(id, names)
    return values.map((value, n) => (names[n] === SENDING_FIELD ? null : value))
  },
})

/** Where one sender's calls of the store may end: before and after each. */
export const deaths: Death[] = Array.from({ length: 16 }, (_, call) => [
  { call, when: 'before' as const },
  { call, when: 'after' as const },
]).flat()

/** What a round of sending does wrong when the first sender dies at this point and another comes later. */
export async function wrongAfterDeath(
  store: EventStore,
  death: Death,
  mutant: Mutant = asItIs,
): Promise<string[]> {
  const table = await tableIn(store)
  const { hour, receivers } = table
  await handTo(store, 'red', 1, hour.at)
  await handTo(store, 'blue', 1, hour.at)
  const process = processWith(mutant(store), { death })
  const first = senderWith(process.store, hour, dying(receivers, process))
  await Promise.race([drainDue(first, FOR_EVER), process.died])
  await finish(table, mutant)
  return wrongIn(receivers, 1)
}

/** A dead process sends nothing. */
const dying = ({ post }: Receivers, process: Process): Receivers['post'] => {
  let dead = false
  void process.died.then(() => {
    dead = true
  })
  return {
    ...post,
    deliver: async (...args) => (dead ? new Promise<never>(() => {}) : post.deliver(...args)),
  }
}

/** Another sender comes round until all leases are over. */
async function finish({ hour, store, receivers }: Table, mutant: Mutant): Promise<void> {
  const last = senderWith(mutant(store), hour, receivers.post)
  for (let n = 0; n < 4; n++) {
    await drainDue(last, FOR_EVER)
    hour.wait(LEASE)
  }
}

/** Each of the three channels must have been told, under one id; a double only by a death, and one at most. */
function wrongIn(receivers: Receivers, deaths: number): string[] {
  const wrong: string[] = []
  for (const line of ['a', 'b', 'c']) {
    const ids = new Set(receivers.got.filter((one) => one.line === line).map(({ message }) => message.id))
    if (ids.size !== 1) wrong.push(`${line}: ${ids.size} ids`)
  }
  const doubles = [...receivers.counts().values()].reduce((sum, n) => sum + n - 1, 0)
  if (doubles > deaths) wrong.push(`${doubles} doubles`)
  return wrong
}

/** What two senders and a game that moves on do wrong, in some order of their steps. */
export async function wrongInRace(s: fc.Scheduler, store: EventStore, mutant: Mutant): Promise<string[]> {
  const table = await tableIn(store)
  const { hour, receivers } = table
  await handTo(store, 'red', 1, hour.at)
  const pause = (where: string) => s.schedule(Promise.resolve(), where)
  const slow: Receivers['post'] = {
    ...receivers.post,
    deliver: async (...args) => {
      await pause('sending')
      const outcome = await receivers.post.deliver(...args)
      await pause('sent')
      return outcome
    },
  }
  const senders = [1, 2].map(() =>
    drainDue(senderWith(processWith(mutant(store), { pause }).store, hour, slow), FOR_EVER),
  )
  const moves = pause('blue is handed the move').then(() => handTo(store, 'blue', 1, hour.at))
  await s.waitFor(Promise.all([...senders, moves]))
  await finish(table, mutant)
  return wrongIn(receivers, 0)
}
