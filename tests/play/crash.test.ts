import { describe, expect, test } from 'vitest'
import type { EventStore } from '@/lib/store/event-store'
import { newId } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { emptyStores } from '../support/stores'
import { cases, deaths, wrongAfter } from './deaths'

describe.each(Object.entries(cases))('%s', (_name, prepare) => {
  test.each(deaths)('happens once though the server dies $when call $call', async (death) => {
    expect(await wrongAfter(memoryStore(), prepare, death)).toEqual([])
  })
})

/** What an order does to log, outbox and dues on each store. */
function happensOnce(empty: () => Promise<EventStore>) {
  test.each(['a throw', 'a hand-over', 'the last part of the dice'])(
    '%s happens once, with its outbox, though the server dies before or after any call',
    async (name) => {
      for (const death of deaths.slice(0, 4))
        expect([death, await wrongAfter(await empty(), cases[name]!, death)]).toEqual([death, []])
    },
  )
}

describe.each(Object.entries(emptyStores()))('on %s', (_name, empty) => happensOnce(empty))

const isRow = (name: string) => name.startsWith('out:')

/** Stores that break the contract; each must be caught by at least one of the crashes above. */
const mutants: Record<string, (store: EventStore) => EventStore> = {
  'that forgets command ids': (store) => ({
    ...store,
    append: (write) => store.append({ ...write, command: { ...write.command, id: newId() } }),
  }),
  'that writes fields apart from entries': (store) => ({
    ...store,
    append: async ({ set, ...write }) => {
      const written = await store.append(write)
      await store.setFields(write.game, { set: set ?? {} })
      return written
    },
  }),
  'that writes the outbox apart from entries': (store) => ({
    ...store,
    append: async ({ set = {}, unset = [], ...write }) => {
      const [rows, rest] = [true, false].map((row) =>
        Object.fromEntries(Object.entries(set).filter(([name]) => isRow(name) === row)),
      )
      const others = { set: rest!, unset: unset.filter((name) => !isRow(name)) }
      const written = await store.append({ ...write, ...others })
      await store.setFields(write.game, { set: rows!, unset: unset.filter(isRow) })
      return written
    },
  }),
  'that says apart from entries what is due': (store) => ({
    ...store,
    append: async ({ due, ...write }) => {
      const written = await store.append(write)
      if (due !== undefined) await store.setFields(write.game, { due })
      return written
    },
  }),
  'that answers before it writes': (store) => ({
    ...store,
    append: async (write) => ({ outcome: 'appended', head: write.expectedHead + write.entries.length }),
  }),
}

test.each(Object.entries(mutants))('a store %s is caught', async (_name, mutant) => {
  const wrong: string[] = []
  for (const prepare of Object.values(cases)) {
    for (const death of deaths.slice(0, 4)) {
      wrong.push(...(await wrongAfter(memoryStore(), prepare, death, mutant)))
    }
  }
  expect(wrong).not.toEqual([])
})
