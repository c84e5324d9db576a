import { expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Side } from '@/lib/games/a-victory-denied/state'
import { frozen } from '../support/invariants'
import { computerPlay, type Step } from '../support/random-play'
import { seeded } from '../support/seeded'

/** Steps of a game by the computer, a few of each kind of decision. */
function decisions(seed: string): Step[] {
  const kept = new Map<string, Step[]>()
  computerPlay(seed, {
    watch(step) {
      const kind = `${step.side}/${step.before.table.agenda.at(-1)!.step}`
      const list = kept.get(kind) ?? []
      if (list.length < 3) kept.set(kind, [...list, step])
    },
  })
  return [...kept.values()].flat()
}

const STEPS = decisions('same again')

const choose = (step: Step, side: Side, luck: string) =>
  game.computer(
    frozen(JSON.parse(JSON.stringify(game.view(step.before, side)))),
    frozen(JSON.parse(JSON.stringify(step.legal))),
    seeded(luck),
  )

test('the computer chooses the same from the same view, orders and luck, and changes neither', () => {
  for (const step of STEPS) {
    const first = choose(step, step.side, 'luck')
    expect(choose(step, step.side, 'luck')).toEqual(first)
    expect(game.check(step.before, step.side, first)).toBeNull()
  }
})

test('whatever the luck, the computer chooses a lawful order', () => {
  for (const step of STEPS)
    for (const luck of ['a', 'b', 'c']) {
      const order = choose(step, step.side, luck)
      expect(game.check(step.before, step.side, order), JSON.stringify(order)).toBeNull()
    }
})

test('nobody can guess which chits the computer chooses', () => {
  const choices = STEPS.filter(({ order }) => order.type === 'chooseChits')
  expect(choices.length).toBeGreaterThanOrEqual(4)
  for (const step of choices) {
    const times = new Map<string, number>()
    for (let n = 0; n < 40; n += 1) {
      const order = choose(step, step.side, `luck/${n}`)
      const set = order.type === 'chooseChits' ? [...order.chits].sort().join() : ''
      times.set(set, (times.get(set) ?? 0) + 1)
    }
    expect(Math.max(...times.values())).toBeLessThanOrEqual(30)
  }
})
