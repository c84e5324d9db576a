import { createHash } from 'node:crypto'
import { type EventStore, StoreUnavailable } from '@/lib/store/event-store'
import type { Book } from '../support/laws'

/** The smallest order path there is: each order adds a number to a sum. Its shape is that of a real one. */
export interface SmallOrder {
  game: string
  id: string
  add: number
}

/** Sends one order to its end and returns the answer that the client gets; throws if nothing is known. */
export type Submit<Order> = (store: EventStore, order: Order) => Promise<string>

interface Entry {
  id: string
  /** Each order writes two entries, so that half an order could be seen. */
  part: 1 | 2
  add: number
  prev: string
}

const hashOf = (entry: string | undefined) =>
  entry === undefined ? '' : createHash('sha256').update(entry).digest('hex').slice(0, 16)
const read = (entry: string) => JSON.parse(entry) as Entry
const sumOf = (entries: readonly string[]) => entries.reduce((sum, entry) => sum + read(entry).add, 0)
const bodyOf = (entries: readonly string[]) =>
  JSON.stringify({ sum: sumOf(entries), last: hashOf(entries.at(-1)) })

export const smallBook: Book<string> = {
  order: (entry) => ({ id: read(entry).id, entries: 2 }),
  brokenLink: (entries) => entries.findIndex((entry, i) => read(entry).prev !== hashOf(entries[i - 1])),
  fold: (entries) => ({ sum: String(sumOf(entries)) }),
  snapshot: bodyOf,
  head: (answer) => JSON.parse(answer).head,
  same: (one, other) => one === other,
}

interface State {
  head: number
  sum: number
  last: string
}

async function stateOf(store: EventStore, game: string): Promise<State> {
  const loaded = await store.load(game, [])
  if (!loaded) return { head: 0, sum: 0, last: '' }
  const { head, snapshot, tail } = loaded
  const from = snapshot ? (JSON.parse(snapshot.body) as { sum: number; last: string }) : { sum: 0, last: '' }
  const last = tail.length > 0 ? hashOf(tail.at(-1)) : from.last
  return { head, sum: from.sum + sumOf(tail), last }
}

/** The write that an order makes on a state, with a snapshot after every third order. */
function writeOf({ game, id, add }: SmallOrder, { head, sum, last }: State) {
  const one = JSON.stringify({ id, part: 1, add, prev: last } satisfies Entry)
  const two = JSON.stringify({ id, part: 2, add: 1, prev: hashOf(one) } satisfies Entry)
  const after = { head: head + 2, sum: sum + add + 1 }
  return {
    game,
    command: { id, answer: JSON.stringify(after) },
    expectedHead: head,
    entries: [one, two],
    set: { sum: String(after.sum) },
    snapshot:
      after.head % 6 === 0
        ? { seq: after.head, body: JSON.stringify({ sum: after.sum, last: hashOf(two) }) }
        : undefined,
  }
}

/** Load, decide, append; on a conflict once more, five times at most. */
export const submitSmall: Submit<SmallOrder> = async (store, order) => {
  for (let tries = 0; tries < 5; tries++) {
    const write = writeOf(order, await stateOf(store, order.game))
    const done = await store.append(write)
    if (done.outcome === 'repeated') return done.answer
    if (done.outcome === 'appended') return write.command.answer
  }
  throw new StoreUnavailable('The game moves too fast. Please try again.')
}

/** The mutants: order paths that break a law, each in a way that has been seen in the wild. */
export const mutants: Record<string, Submit<SmallOrder>> = {
  'reads, checks and then writes without comparing': async (store, order) => {
    const state = await stateOf(store, order.game)
    const write = writeOf(order, state)
    const now = await store.load(order.game, [])
    if ((now?.head ?? 0) !== state.head) throw new StoreUnavailable('Moved on.')
    for (let expectedHead = state.head; ; ) {
      const done = await store.append({ ...write, expectedHead })
      if (done.outcome === 'repeated') return done.answer
      if (done.outcome === 'appended') return write.command.answer
      expectedHead = done.head
    }
  },

  'answers before the commit': async (store, order) => {
    const write = writeOf(order, await stateOf(store, order.game))
    void store.append(write)
    return write.command.answer
  },

  'makes a new id for each try': async (store, order) => {
    for (let tries = 0; tries < 5; tries++) {
      const write = writeOf(order, await stateOf(store, order.game))
      const command = { ...write.command, id: `${order.id}/${write.expectedHead}` }
      if ((await store.append({ ...write, command })).outcome === 'appended') return command.answer
    }
    throw new StoreUnavailable('Moved on.')
  },

  'writes its entries one by one': async (store, order) => {
    const { entries, snapshot: _, ...write } = writeOf(order, await stateOf(store, order.game))
    for (const [i, entry] of entries.entries()) {
      const command = i === 0 ? write.command : { ...write.command, id: `${order.id}/2` }
      const done = await store.append({
        ...write,
        command,
        entries: [entry],
        expectedHead: write.expectedHead + i,
      })
      if (done.outcome === 'repeated') return done.answer
      if (done.outcome === 'conflict') throw new StoreUnavailable('Moved on.')
    }
    return write.command.answer
  },

  'sets its fields after the log': async (store, order) => {
    for (let tries = 0; tries < 5; tries++) {
      const { set, ...write } = writeOf(order, await stateOf(store, order.game))
      const done = await store.append(write)
      if (done.outcome === 'repeated') return done.answer
      if (done.outcome === 'conflict') continue
      await store.setFields(order.game, { set })
      return write.command.answer
    }
    throw new StoreUnavailable('Moved on.')
  },
}
