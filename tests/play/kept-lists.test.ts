import { expect, test } from 'vitest'
import { games } from '@/lib/games'
import type { State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { viewersOf } from '@/lib/kernel/log/match'
import { awaitsFor, stateFor } from '@/lib/kernel/log/projection'
import { projectionNames, projectionOf, readProjection } from '@/lib/play/games/list-projection'
import { avd } from '../games/a-victory-denied/suite'
import { Browser, newId, testServices } from '../support/browser'
import { wild } from '../support/game-suite/play'
import { memoryStore } from '../support/memory-store'
import { seeded } from '../support/seeded'
import { storedMatch } from '../support/stored-match'

const AVD = games['a-victory-denied']!
const ORDERS = 70

/** A game of two with a clock, and what orders write of it for lists. */
async function begun() {
  let now = Date.UTC(2026, 0, 1)
  const store = memoryStore()
  testServices(store, { games, now: () => (now += 1_000) })
  const browsers = { german: new Browser(), soviet: new Browser() }
  const { german, soviet } = browsers
  const made = await german.create({
    ...{ game: AVD.id, scenario: 'campaign', mode: 'invite', side: 'german', pace: '3d' },
  })
  const { game, commitment, invite } = made.body
  await german.nonce(game, commitment)
  await soviet.enter(game, invite!, { commitment, nonce: 'cd'.repeat(32) })
  await german.nonce(game, commitment)
  const luck = seeded('kept-lists')
  const order = async () => {
    const match = await storedMatch(store, game)
    const side = (['german', 'soviet'] as const).find((one) => awaitsFor(AVD, match, one).includes(one))!
    const state = stateFor(match, side)!.open() as State
    const given = wild(avd)(
      { view: AVD.view(state, side) as View, legal: AVD.legal(state, side), state, side },
      luck,
    )
    const body = { id: newId(), seen: match.versions[side], side, order: given }
    const { status, text } = await browsers[side].send('POST', `/api/games/${game}/orders`, body)
    expect([status, text.slice(0, 100)]).toEqual([200, expect.any(String)])
  }
  /** What is kept for each viewer, beside what follows from the match. */
  const kept = async () => {
    const match = await storedMatch(store, game)
    return Promise.all(
      viewersOf(AVD).map(async (viewer) => {
        const found = readProjection(await store.fields(game, projectionNames(viewer)))!
        return { found, wanted: projectionOf(AVD, match, viewer, found.changed) }
      }),
    )
  }
  return { store, game, order, kept }
}

test('whatever orders leave out, lists hold what follows from the match, and when it last changed', async () => {
  const { order, kept } = await begun()
  for (let n = 0; n < ORDERS; n += 1) {
    const before = await kept()
    await order()
    for (const [i, { found, wanted }] of (await kept()).entries()) {
      expect(found).toEqual(wanted)
      const was = before[i]!.found
      expect(found.changed > was.changed).toBe(found.version > was.version)
    }
  }
})

test('a card of former times, which held everything, is read on, and told anew part by part', async () => {
  const { store, game, order, kept } = await begun()
  for (const viewer of viewersOf(AVD)) {
    const names = projectionNames(viewer)
    const whole = readProjection(await store.fields(game, names))
    await store.setFields(game, { unset: names, set: { [names[0]!]: JSON.stringify(whole) } })
  }
  for (let n = 0; n < 40; n += 1) {
    for (const { found, wanted } of await kept()) expect(found).toEqual(wanted)
    await order()
  }
})
