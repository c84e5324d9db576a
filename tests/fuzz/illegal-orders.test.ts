import { beforeAll, describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import type { Side, State, Step } from '@/lib/games/a-victory-denied/state'
import { refused } from '@/lib/kernel/decision'
import type { LegalEntry } from '@/lib/kernel/game'
import { frozen } from '../support/invariants'
import { anyOrder, anySide, isListed, mutated } from '../support/mutants'
import { completed, wildPlay } from '../support/random-play'
import { pick, seeded, seededDice } from '../support/seeded'

const TUPLES = 20_000
/** Positions of each step that are kept; rare steps are as important as common ones. */
const PER_STEP = 6
const SEEDS = ['illegal/1', 'illegal/2', 'illegal/3']

type Bag = Map<Step['step'], State[]>

/** Positions from random games, the same number for each step that waits for somebody. */
function positions(): State[] {
  const bag: Bag = new Map()
  for (const seed of SEEDS) {
    const luck = seeded(`keep/${seed}`)
    wildPlay(seed, {
      watch({ before }) {
        const kept = bag.get(before.table.agenda.at(-1)!.step) ?? []
        bag.set(before.table.agenda.at(-1)!.step, kept)
        if (kept.length < PER_STEP) kept.push(before)
        else if (luck() < 0.1) kept[Math.floor(luck() * PER_STEP)] = before
      },
    })
  }
  return [...bag.values()].flat().map(frozen)
}

const lists = new Map<State, Map<Side, readonly LegalEntry[]>>()

/** The legal orders of a side, asked for once. */
function legalFor(state: State, side: Side): readonly LegalEntry[] {
  const ofState = lists.get(state) ?? new Map<Side, readonly LegalEntry[]>()
  lists.set(state, ofState)
  const list = ofState.get(side) ?? game.legal(state, side)
  ofState.set(side, list)
  return list
}

/** An order as a bad or confused client might send it: most of them almost right. */
function attempt(state: State, luck: () => number): { side: Side; order: Order } {
  const side = luck() < 0.85 ? pick(game.awaits(state), luck) : anySide(luck)
  if (luck() < 0.35) return { side, order: anyOrder(luck) }
  const legal = legalFor(state, pick(game.awaits(state), luck))
  let order = completed(state, pick(legal, luck), luck)
  for (let changes = 1 + Math.floor(luck() * 2); changes > 0; changes -= 1)
    order = mutated(state, order, luck)
  return { side, order }
}

describe('orders that are not lawful', () => {
  let kept: State[]
  beforeAll(() => {
    kept = positions()
  })

  test('come from positions of nearly every step', () => {
    expect(new Set(kept.map(({ table }) => table.agenda.at(-1)!.step)).size).toBeGreaterThanOrEqual(16)
  })

  test(`are refused, without a throw and without a change: ${TUPLES} of them`, () => {
    const luck = seeded('illegal')
    let refusals = 0
    const wrong: string[] = []
    for (let n = 0; n < TUPLES; n += 1) {
      const state = kept[n % kept.length]!
      const { side, order } = attempt(state, luck)
      const told = () => `${state.table.agenda.at(-1)!.step}: ${side} ${JSON.stringify(order)}`
      const refusal = game.check(state, side, order)
      // The position is frozen: whoever changes it throws.
      const decision = game.decide(state, { side, order, dice: seededDice(luck, []) })
      if (refused(decision) !== (refusal !== null)) wrong.push(`check and decide differ: ${told()}`)
      if (refusal) {
        refusals += 1
        if (!/^AVD \d/.test(refusal.no) || game.say(refusal.because).length < 5)
          wrong.push(`no rule or no sentence: ${told()}`)
      } else if (!isListed(state, legalFor(state, side), order)) wrong.push(`allowed, not offered: ${told()}`)
    }
    expect(wrong).toEqual([])
    expect(refusals).toBeGreaterThan(TUPLES / 2)
  })
})
