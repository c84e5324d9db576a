import { expect, test } from 'vitest'
import { goldenPlay } from '../../../support/game-suite/golden'
import { testSecrecy } from '../../../support/game-suite/test-secrecy'
import { looksAgain, PLANTS, secrecy } from './secrecy'
import { whole } from './suite'

testSecrecy(whole, secrecy, {
  pairs: 90,
  telling: ['StackMoved', 'MovementEnded', 'PlayerTurnBegan', 'StackArranged', 'ReinforcementsPlaced'],
  enough: 0.3,
  plants: PLANTS,
})

test('to look again at what is seen shows the same', () => {
  goldenPlay(whole, 'game-2', {
    watch: ({ number, after }) => {
      if (number % 20 > 0) return
      for (const viewer of ['german', 'soviet', 'spectator'] as const)
        expect(looksAgain(after.table, viewer), `${number} ${viewer}`).toBe(true)
    },
  })
})
