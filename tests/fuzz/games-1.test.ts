import { describe, expect, test } from 'vitest'
import { fuzzGame, playFuzzGame } from '../support/fuzz-games'

/** Long enough for a busy machine: no game is judged by the clock. */
const PATIENCE = 900_000

// Three files of eight games each, so that several cores share them.
const GAMES = Array.from({ length: 8 }, (_, n) => fuzzGame('npm test', n))

describe('a whole game keeps every invariant and ends with a result', () => {
  test.each(GAMES)(
    '$kind, seed $seed',
    (game) => {
      const { state } = playFuzzGame(game)
      expect(['german', 'soviet', 'draw']).toContain(state.table.result?.winner)
      expect(state.table.turn).toBeLessThanOrEqual(10)
    },
    PATIENCE,
  )
})
