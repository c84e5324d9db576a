import { expect, test } from 'vitest'
import { runs } from '../../../support/runs'
import { seeded } from '../../../support/seeded'
import {
  compareArrivals,
  compareBattle,
  compareForfeit,
  compareMoves,
  compareOdds,
  comparePlaces,
  comparePoints,
  compareStacks,
} from './compare'
import { attackIn, playOn, type Turned } from './positions'
import { scattered } from './scattered'

// The rules of beginners, read from the book a second time, slowly and by somebody else, against the game.

/** Looks at every position of a game by random orders, and counts orders by type. */
function looker(seed: string, counts: Record<string, number>) {
  const luck = seeded(`look/${seed}`)
  return (turned: Turned) => {
    const { before, order, after } = turned
    counts[order.type] = (counts[order.type] ?? 0) + 1
    const due = before.table.agenda.at(-1)?.step
    if (due === 'move') compareMoves(before, luck)
    if (due === 'assault') compareOdds(before, luck)
    compareBattle(turned)
    comparePlaces(turned)
    compareArrivals(after)
    compareForfeit(turned)
    compareStacks(after)
  }
}

test('both readings agree in games of the learning scenarios', () => {
  const counts: Record<string, number> = {}
  for (const scenario of ['riga', 'smolensk-beginner', 'crimea-beginner'] as const)
    for (let n = 0; n < runs(3); n += 1)
      playOn(scenario, `${scenario}-${n}`, 400, looker(`${scenario}-${n}`, counts))
  expect(counts.moveStack).toBeGreaterThan(200)
  expect(counts.declareAttack).toBeGreaterThan(60)
  expect(counts.forfeitUnits).toBeGreaterThan(0)
})

test('both readings agree in the first orders of campaigns', () => {
  const counts: Record<string, number> = {}
  for (let n = 0; n < runs(2); n += 1)
    playOn('campaign', `campaign-${n}`, 160, looker(`campaign-${n}`, counts))
  expect(counts.declareAttack).toBeGreaterThan(30)
})

test('both readings agree on movement, wherever units are thrown together', () => {
  for (let n = 0; n < runs(400); n += 1) compareMoves(scattered(`move-${n}`, 'move'), seeded(`move-${n}`))
})

test('both readings agree on odds and battles, wherever units are thrown together', () => {
  const shifts = new Set<number>()
  for (let n = 0; n < runs(600); n += 1) {
    const luck = seeded(`battle-${n}`)
    const state = scattered(`battle-${n}`, 'assault')
    compareOdds(state, luck)
    const turned = attackIn(state, luck)
    if (turned) shifts.add(compareBattle(turned)!.shift)
  }
  expect([...shifts].sort()).toEqual([-1, -2, -3, 0])
})

test('both readings agree on who comes in where, on who becomes Guards, and on points', () => {
  for (let n = 0; n < runs(100); n += 1) {
    for (const moment of ['reinforce', 'convert'] as const) {
      const state = scattered(`${moment}-${n}`, moment)
      compareArrivals(state)
      comparePoints(state)
    }
  }
})
