import { describe, expect, test } from 'vitest'
import { fuzzGame, playFuzzGame } from '../support/fuzz-games'

/** Long enough for a busy machine: no game is judged by the clock. */
const PATIENCE = 900_000
const GAMES = 8

/** Eight whole games of `npm test`. Each share has a file of its own, so that several cores play. */
export function playShare(share: number): void {
  const games = Array.from({ length: GAMES }, (_, n) => fuzzGame('npm test', GAMES * share + n))

  describe('a whole game keeps every invariant and ends with a result', () => {
    test.each(games)(
      '$kind, seed $seed',
      (game) => {
        const { state } = playFuzzGame(game)
        expect(['german', 'soviet', 'draw']).toContain(state.table.result?.winner)
        expect(state.table.turn).toBeLessThanOrEqual(10)
      },
      PATIENCE,
    )
  })
}
