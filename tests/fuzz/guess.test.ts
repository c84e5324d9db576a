import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { SIDES, type State } from '@/lib/games/a-victory-denied/state'
import { fuzzGame, playBy } from '../support/fuzz-games'
import { same } from '../support/invariants'
import { pick, seeded, seededDice } from '../support/seeded'

/** Long enough for a busy machine: no game is judged by the clock. */
const PATIENCE = 900_000
/** Every so many orders a look is taken; no divisor of anything, so that looks fall on all kinds of steps. */
const EVERY = 23

/** What a viewer sees in the position that was guessed from his own view, where that is something else. */
function strangers(state: State, luck: () => number): string[] {
  return [...SIDES, 'spectator' as const].filter((viewer) => {
    const view = game.view(state, viewer)
    const guessed = game.readPosition(JSON.parse(JSON.stringify(game.guess(view, luck))))
    return !same(game.view(guessed, viewer), view)
  })
}

describe('the position guessed from a view shows its viewer that view', () => {
  test.each([0, 1, 3, 4])(
    'in a whole game, now and then: %i',
    (n) => {
      const luck = seeded(`guess/${n}`)
      let looks = 0
      playBy(fuzzGame('guess', n), {
        watch({ number, after }) {
          if (number % EVERY !== 0) return
          looks += 1
          expect(strangers(after, luck), `after order ${number}`).toEqual([])
        },
        end: (state) => expect(strangers(state, luck)).toEqual([]),
      })
      expect(looks).toBeGreaterThan(5)
    },
    PATIENCE,
  )

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
        expect(strangers(state, luck), `after ${n}`).toEqual([])
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
