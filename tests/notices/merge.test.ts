import { describe, expect, test } from 'vitest'
import { mergeGuest } from '@/lib/accounts/merge'
import { LEASE } from '@/lib/notices/lease'
import { drainDue } from '@/lib/notices/sender'
import type { Wishes } from '@/lib/notices/wishes'
import { seatFields } from '@/lib/seats/seat'
import type { EventStore } from '@/lib/store/event-store'
import { processWith } from '../support/crashes'
import { memoryStore } from '../support/memory-store'
import {
  accountOf,
  GAME,
  Hour,
  handTo,
  hook,
  lineId,
  plainGame,
  Receivers,
  seatPlayer,
  senderWith,
} from '../support/notices'

const FOR_EVER = Number.POSITIVE_INFINITY
const [GUEST, ANNA] = ['red', 'anna'] as const

/** A guest who is handed the move, and the account into which he is about to sign in, each with channels. */
async function guestAtTable(guest: string[], anna: string[], channels: Wishes['channels'] = {}) {
  const [hour, store] = [new Hour(), memoryStore()]
  const receivers = new Receivers(hour.now)
  const hooks = (names: string[]) => Object.fromEntries(names.map((name) => [name, hook(name)]))
  await plainGame(store)
  await seatPlayer(store, GUEST, hooks(guest), { wishes: { channels } })
  await seatPlayer(store, ANNA, hooks(anna), { game: 'h'.repeat(22) })
  const seat = { sides: [GUEST], creator: true, watch: null }
  await store.setFields(GAME, { set: seatFields(GAME, accountOf(GUEST), seat) })
  await handTo(store, GUEST, 1, hour.at)
  const drain = (on: EventStore = store) => drainDue(senderWith(on, hour, receivers.post), FOR_EVER)
  const signIn = (on: EventStore = store) => mergeGuest(on, accountOf(GUEST), accountOf(ANNA))
  return { hour, store, receivers, drain, signIn }
}

/** A store on which all of something else falls before or after the n-th call; `done` says whether it came to that. */
function interrupted(store: EventStore, at: number, other: () => Promise<unknown>) {
  let step = 0
  const pause = async () => (step++ === at ? other() : undefined)
  return { on: processWith(store, { pause }).store, done: () => step > at }
}

describe('a guest who signs in while a sender is at his game', () => {
  test.each([
    [[], ['d']],
    [['a'], []],
    [['a'], ['d']],
  ])('is told by his channels %j and those of his account %j', async (guest, anna) => {
    const missed: string[] = []
    for (const first of ['sender', 'sign-in'] as const) {
      for (let step = 0, isIn = true; isIn; step++) {
        const { hour, store, receivers, drain, signIn } = await guestAtTable(guest, anna)
        const { on, done } = interrupted(store, step, first === 'sender' ? signIn : drain)
        await (first === 'sender' ? drain(on) : signIn(on))
        isIn = done()
        await signIn()
        for (let n = 0; n < 2; n++) {
          await drain()
          hour.wait(LEASE)
        }
        const told = new Set(receivers.got.map(({ line }) => line))
        for (const name of [...guest, ...anna]) if (!told.has(name)) missed.push(`${name}: ${first} ${step}`)
      }
    }
    expect(missed).toEqual([])
  })
})

test('a channel that moves with its guest goes on being used as he wished', async () => {
  const wishes = { [lineId('a')]: 'off', [lineId('b')]: 'digest' } as const
  const { hour, receivers, drain, signIn } = await guestAtTable(['a', 'b'], ['d'], wishes)
  await signIn()
  await signIn()
  for (let n = 0; n < 24; n++) {
    await drain()
    hour.wait(60 * 60_000)
  }
  const told = receivers.got.map(({ line, message }) => [line, message.kind])
  expect(told).toEqual([
    ['d', 'turn'],
    ['b', 'digest'],
  ])
})
