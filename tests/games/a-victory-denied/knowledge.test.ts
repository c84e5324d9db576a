import { expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'
import type { State } from '@/lib/games/a-victory-denied/state'
import { goldenPlay } from '../../support/game-suite/golden'
import { seeded } from '../../support/seeded'
import { generators } from './generators'
import { avd } from './suite'

test('an order is judged on what its giver knows: what is sealed to him changes neither list nor refusal', () => {
  const luck = seeded('knowledge')
  let [judged, differed] = [0, 0]
  goldenPlay(avd, 'game-5', {
    watch: ({ number, before, side, order }) => {
      if (number % 5 !== 0) return
      // Another position of which he would know exactly the same.
      const { hidden } = game.readPosition(game.guess(game.view(before, side), luck)) as State
      const other = { table: before.table, hidden }
      expect(ruleset.layers.own(other, side)).toEqual(ruleset.layers.own(before, side))
      if (JSON.stringify(other.hidden) !== JSON.stringify(before.hidden)) differed += 1

      expect(game.legal(other, side)).toEqual(game.legal(before, side))
      for (const tried of [
        order,
        generators.mutated(before, order, luck),
        generators.mutated(before, order, luck),
      ]) {
        judged += 1
        expect(game.check(other, side, tried)).toEqual(game.check(before, side, tried))
      }
    },
  })
  expect(judged).toBeGreaterThan(100)
  expect(differed).toBeGreaterThan(30)
})
