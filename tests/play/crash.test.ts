import { describe, expect, test } from 'vitest'
import { follow } from '@/lib/kernel/match'
import type { EventStore } from '@/lib/store/event-store'
import { BLIND, Browser, chosen, invitedGame, NONCE, newId, testDesk } from '../support/browser'
import { type Death, processWith } from '../support/crashes'
import { memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

/**
 * The server dies at every point of every kind of request, before or after each call of the store; then a fresh one
 * gets the same request again. What was asked for must have happened exactly once, and the log must hang together.
 */
const deaths: Death[] = [0, 1, 2, 3].flatMap((call) => [
  { call, when: 'before' as const },
  { call, when: 'after' as const },
])

interface Case {
  path: string
  body: object
  /** Something that must be there once, not twice, in the log. */
  entries: number
}

/** Brings a table to where the request makes sense. */
type Prepare = () => Promise<{ game: string; who: Browser; request: Case }>

const atTable = async (path: string, body: object, entries: number) => {
  const { game, red, blue } = await invitedGame()
  await chosen(game, red, blue)
  await red.order(game, { type: 'step', pawn: 'red', by: 1 })
  return { game, who: red, request: { path, body: { id: newId(), ...body }, entries } }
}

const cases: Record<string, Prepare> = {
  'a draft': async () => {
    const at = await atTable('orders', { order: { type: 'step', pawn: 'red', by: 1 } }, 1)
    return seen(at)
  },
  'a throw': async () => seen(await atTable('orders', { order: { type: 'fight' } }, 1)),
  'a takeback': async () => seen(await atTable('orders', { order: { type: 'takeBack' } }, 1)),
  'a hand-over': async () => seen(await atTable('orders', { order: { type: 'done' } }, 1)),
  'a recovery link': () => atTable('links', { make: 'recover' }, 1),
  "the computer's move": async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'computer' })).body
    await red.order(game, { type: 'choose', number: 1 })
    return { game, who: red, request: { path: 'advance', body: { id: newId() }, entries: -1 } }
  },
  'a join': async () => {
    const red = new Browser()
    const { game, commitment, invite } = (await red.create({ mode: 'invite' })).body
    await red.nonce(game, commitment)
    const body = { id: newId(), token: invite, commitment, nonce: 'cd'.repeat(32) }
    return { game, who: new Browser(), request: { path: 'enter', body, entries: 2 } }
  },
  'the last part of the dice': async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, commitment, invite } = (await red.create({ mode: 'invite' })).body
    await red.nonce(game, commitment)
    await blue.enter(game, invite!, { commitment, nonce: 'cd'.repeat(32) })
    const body = { id: newId(), commitment, nonce: NONCE, blind: BLIND }
    return { game, who: red, request: { path: 'nonce', body, entries: 3 } }
  },
}

async function seen(at: Awaited<ReturnType<typeof atTable>>) {
  const version = await at.who.version(at.game)
  return { ...at, request: { ...at.request, body: { seen: version, ...at.request.body } } }
}

/** What is wrong after the server died at this point of this request; nothing if all is well. */
async function wrongAfter(
  prepare: Prepare,
  death: Death,
  mutant: (store: EventStore) => EventStore,
): Promise<string[]> {
  const store = memoryStore()
  testDesk(store, { now: () => 0 })
  const { game, who, request } = await prepare()
  const entries = store.kept(game)!.entries.length
  const send = () => who.send('POST', `/api/games/${game}/${request.path}`, request.body)
  const wrong: string[] = []
  const must = (holds: boolean, law: string) => {
    if (!holds) wrong.push(law)
  }

  const process = processWith(store, { death })
  testDesk(mutant(process.store), { now: () => 0 })
  const answered = await Promise.race([send(), process.died.then(() => null)])
  testDesk(mutant(store), { now: () => 0 })
  const again = await send()
  must(again.status === 200, 'the repeat is carried out')
  must(!answered || again.text === answered.text, 'the repeat is answered like the first')

  const kept = store.kept(game)!
  const added = kept.entries.length - entries
  must(request.entries < 0 || added === request.entries, `the log grows by ${request.entries}, not ${added}`)
  try {
    const match = follow(toyGame, null, kept.entries)
    must(kept.fields.head === match.headHash, 'the stored hash is that of the last entry')
    must(kept.fields.versions === JSON.stringify(match.versions), 'the stored versions follow from the log')
  } catch {
    wrong.push('the log hangs together')
  }
  const third = await send()
  must(third.text === again.text, 'a third answer is like the second')
  must(JSON.stringify(store.kept(game)) === JSON.stringify(kept), 'a third request changes nothing')
  return wrong
}

describe.each(Object.entries(cases))('%s', (_name, prepare) => {
  test.each(deaths)('happens once though the server dies $when call $call', async (death) => {
    expect(await wrongAfter(prepare, death, (store) => store)).toEqual([])
  })
})

/** Stores that break the contract; each must be caught by at least one of the crashes above. */
const mutants: Record<string, (store: EventStore) => EventStore> = {
  'that forgets command ids': (store) => ({
    ...store,
    append: (write) => {
      const fields = Object.entries(write.set ?? {}).filter(([name]) => !name.startsWith('done:'))
      return store.append({
        ...write,
        command: { ...write.command, id: newId() },
        set: Object.fromEntries(fields),
      })
    },
  }),
  'that writes fields apart from entries': (store) => ({
    ...store,
    append: async ({ set, ...write }) => {
      const written = await store.append(write)
      await store.setFields(write.game, { set: set ?? {} })
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
    for (const death of deaths.slice(0, 4)) wrong.push(...(await wrongAfter(prepare, death, mutant)))
  }
  expect(wrong).not.toEqual([])
})
