import type { Entry } from '@/lib/kernel/log/entry'
import { fold } from '@/lib/kernel/log/fold'
import type { Match } from '@/lib/kernel/log/match'
import { viewersOf } from '@/lib/kernel/log/match'
import { outboxChange } from '@/lib/notices/outbox'
import type { EventStore } from '@/lib/store/event-store'
import { readVersions, versionField } from '@/lib/store/version-field'
import { BLIND, Browser, chosenGame, NONCE, newId, testServices } from '../support/browser'
import { type Death, processWith } from '../support/crashes'
import { entriesOf } from '../support/forged'
import { toyGame } from '../support/toy-game'

/**
 * The server dies at every point of every kind of request, before or after each call of the store; then a fresh one
 * gets the same request again. What was asked for must have happened exactly once, and log, outbox and what is due
 * must agree.
 */
export const deaths: Death[] = [0, 1, 2, 3].flatMap((call) => [
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
export type Prepare = () => Promise<{ game: string; who: Browser; request: Case }>

const atTable = async (path: string, body: object, entries: number) => {
  const { game, red } = await chosenGame()
  await red.order(game, { type: 'step', pawn: 'red', by: 1 })
  return { game, who: red, request: { path, body: { id: newId(), ...body }, entries } }
}

export const cases: Record<string, Prepare> = {
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

/** All that lies in a store of one game. */
async function kept(store: EventStore, game: string) {
  const [entries, fields, due] = await Promise.all([
    store.entries(game, 0, 500),
    store.whole(game),
    store.due(Number.MAX_SAFE_INTEGER, 500),
  ])
  // A store names the fields of a record in any order.
  return { entries, fields: sorted(fields), due: due.filter(({ id }) => id === game) }
}

const sorted = <Value>(fields: Record<string, Value>) =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Names of what a game has to tell. */
const rowsIn = (fields: object) =>
  Object.keys(fields)
    .filter((name) => name.startsWith('out:'))
    .sort()
    .join()

/** The outbox as a log has made it, entry by entry. */
function outboxOf(entries: readonly string[]): Record<string, string> {
  let before: Match | null = null
  const rows: Record<string, string> = {}
  let together: string[] = []
  let happened: Entry[] = []
  for (const [n, entry] of entriesOf(toyGame, entries).entries()) {
    together.push(entries[n]!)
    happened.push(entry)
    // Who joins says his part of the dice with it.
    if (entry.kind === 'joined') continue
    const after: Match = fold(toyGame, before, together)
    const { set, unset } = outboxChange(toyGame, before, after, 0, { entries: happened })
    together = []
    happened = []
    for (const name of unset) delete rows[name]
    Object.assign(rows, set)
    before = after
  }
  return rows
}

/** What is wrong after the server died at this point of this request; nothing if all is well. */
export async function wrongAfter(
  store: EventStore,
  prepare: Prepare,
  death: Death,
  mutant: (store: EventStore) => EventStore = (same) => same,
): Promise<string[]> {
  testServices(store, { now: () => 0 })
  const { game, who, request } = await prepare()
  // Whatever was due before has been looked at.
  await store.setFields(game, { due: null })
  const { entries } = await kept(store, game)
  const send = () => who.send('POST', `/api/games/${game}/${request.path}`, request.body)
  const wrong: string[] = []
  const must = (holds: boolean, law: string) => {
    if (!holds) wrong.push(law)
  }

  const process = processWith(store, { death })
  testServices(mutant(process.store), { now: () => 0 })
  const answered = await Promise.race([send(), process.died.then(() => null)])
  testServices(mutant(store), { now: () => 0 })
  const again = await send()
  must(again.status === 200, 'the repeat is carried out')
  must(!answered || again.text === answered.text, 'the repeat is answered like the first')

  const now = await kept(store, game)
  const added = now.entries.length - entries.length
  must(request.entries < 0 || added === request.entries, `the log grows by ${request.entries}, not ${added}`)
  try {
    const match = fold(toyGame, null, now.entries)
    const viewers = viewersOf(toyGame)
    const texts = viewers.map((viewer) => now.fields[versionField(viewer)] ?? null)
    must(
      JSON.stringify(readVersions(viewers, texts)) === JSON.stringify(match.versions),
      'the stored versions follow from the log',
    )
    const wanted = rowsIn(outboxOf(now.entries))
    must(rowsIn(now.fields) === wanted, `the outbox is what the log makes it: ${wanted}`)
    const happened = { entries: entriesOf(toyGame, now.entries).slice(entries.length) }
    const told = outboxChange(toyGame, fold(toyGame, null, entries), match, 0, happened)
    must(now.due.length === (told.due === undefined ? 0 : 1), 'the game is due if there is something to tell')
  } catch {
    wrong.push('the log hangs together')
  }
  const third = await send()
  must(third.text === again.text, 'a third answer is like the second')
  must(JSON.stringify(await kept(store, game)) === JSON.stringify(now), 'a third request changes nothing')
  return wrong
}
