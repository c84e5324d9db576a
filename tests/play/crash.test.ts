import { describe, expect, test } from 'vitest'
import { follow } from '@/lib/kernel/match'
import { Browser, chosen, invitedGame, newId, testDesk } from '../support/browser'
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
    return { game, who: new Browser(), request: { path: 'enter', body, entries: 4 } }
  },
  'the last part of the dice': async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, commitment, invite } = (await red.create({ mode: 'invite' })).body
    await blue.enter(game, invite!, { commitment, nonce: 'cd'.repeat(32) })
    const body = { id: newId(), commitment, nonce: '0d'.repeat(32) }
    return { game, who: red, request: { path: 'nonce', body, entries: 3 } }
  },
}

async function seen(at: Awaited<ReturnType<typeof atTable>>) {
  const version = await at.who.version(at.game)
  return { ...at, request: { ...at.request, body: { seen: version, ...at.request.body } } }
}

describe.each(Object.entries(cases))('%s', (_name, prepare) => {
  test.each(deaths)('happens once though the server dies $when call $call', async (death) => {
    const store = memoryStore()
    testDesk(store, { now: () => 0 })
    const { game, who, request } = await prepare()
    const entries = store.kept(game)!.entries.length
    const send = () => who.send('POST', `/api/games/${game}/${request.path}`, request.body)

    const process = processWith(store, { death })
    testDesk(process.store, { now: () => 0 })
    const answered = await Promise.race([send(), process.died.then(() => null)])
    testDesk(store, { now: () => 0 })
    const again = await send()
    expect(again.status).toBe(200)
    if (answered) expect(again.text).toBe(answered.text)

    const kept = store.kept(game)!
    if (request.entries > 0) expect(kept.entries.length - entries).toBe(request.entries)
    const match = follow(toyGame, null, kept.entries)
    expect(kept.fields.head).toBe(match.headHash)
    expect(JSON.parse(kept.fields.versions!)).toEqual(match.versions)
    const third = await send()
    expect(third.text).toBe(again.text)
    expect(store.kept(game)).toEqual(kept)
  })
})
