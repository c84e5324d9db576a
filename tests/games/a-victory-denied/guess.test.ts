import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { State } from '@/lib/games/a-victory-denied/state'
import { strangers, testGuesses } from '../../support/game-suite/test-fuzz'
import { pick, seeded, seededDice } from '../../support/seeded'
import { avd } from './suite'

testGuesses(avd, ['game-1', 'game-2', 'game-4', 'game-5'])

describe('the position guessed from a view shows its viewer that view', () => {
  test.each(['even', 'former'])(
    'however often Victory Hexes have changed hands, with chits: %s',
    (vpChits) => {
      const luck = seeded(`chits/${vpChits}`)
      const options = game.schemas.options.parse({ vpChits })
      const begun = game.setUp('campaign', options, seededDice(luck, [])).state
      let [state, threes] = [begun, 0]
      for (let n = 0; n < 300; n += 1) {
        state = changeHands(state, luck)
        threes = Math.max(threes, Object.values(state.table.vpOnMap).filter((face) => face === 3).length)
        expect(strangers(avd, state, luck), `after ${n}`).toEqual([])
      }
      // Chits of both stars have this value.
      expect(threes).toBeGreaterThan(2)
    },
  )
})

/** A chit is taken by the German, put back face up by the Soviet, or lost by an escape. */
function changeHands(state: State, luck: () => number): State {
  const { vpOnMap, vpGerman } = state.hidden
  const held = Object.keys(vpOnMap)
  const lost = Object.keys(VICTORY_HEXES).filter((hex) => !vpOnMap[hex])
  const chit = vpGerman.length > 0 ? pick(vpGerman, luck) : null
  if (chit && luck() < 0.01) return game.evolve(state, { type: 'VpEscaped', chit })
  return chit && lost.length > 0 && luck() < 0.6
    ? game.evolve(state, { type: 'VpReturned', hex: pick(lost, luck), by: 'S-45RC', chit })
    : held.length > 0
      ? game.evolve(state, { type: 'VpTaken', hex: pick(held, luck), by: 'G-3PZ' })
      : state
}
