import { expect, test } from 'vitest'
import { port } from '@/components/games/a-victory-denied/port'
import { type Avd, avd } from '../games/a-victory-denied/suite'
import { computerPlay, type Step } from '../support/game-suite/play'

const ENOUGH = 250

test('on the curtain between two players stand no lines but those that everybody is told in the same words', () => {
  const { game } = avd
  const own = new Set<string>()
  let told = 0
  // As far as every kind of secret choice has been made more than once.
  const begin = () => computerPlay(avd, 'curtain/1', { watch })
  function watch({ before, events, number }: Step<Avd>) {
    if (number > ENOUGH) throw new Error('far enough')
    let state = before
    for (const event of events) {
      const open = JSON.stringify(game.tell(event, 'spectator', state))
      for (const side of game.sides) {
        const line = game.tell(event, side, state)
        if (line) told += 1
        if (line && JSON.stringify(line) !== open) own.add(line.key)
      }
      state = game.evolve(state, event)
    }
  }
  expect(begin).toThrow('far enough')
  expect(told).toBeGreaterThan(100)
  // All that a side is told besides is sealed, and there is some of it.
  expect([...own].filter((key) => !port.lines.sealed.has(key))).toEqual([])
  expect(own.size).toBeGreaterThan(0)
})
