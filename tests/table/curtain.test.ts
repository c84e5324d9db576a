import { expect, test } from 'vitest'
import { port } from '@/components/games/a-victory-denied/port'
import { type Avd, avd } from '../games/a-victory-denied/suite'
import { goldenPlay } from '../support/game-suite/golden'
import type { Step } from '../support/game-suite/play'

test('on the curtain between two players stand no lines but those that everybody is told in the same words', () => {
  const { game } = avd
  const own = new Set<string>()
  let told = 0
  function watch({ before, events }: Step<Avd>) {
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
  goldenPlay(avd, 'game-1', { watch })
  expect(told).toBeGreaterThan(100)
  // All that a side is told besides is sealed, and there is some of it.
  expect([...own].filter((key) => !port.lines.sealed.has(key))).toEqual([])
  expect(own.size).toBeGreaterThan(0)
})
