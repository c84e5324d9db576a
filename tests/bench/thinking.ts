import { suiteOf } from '../support/suites'
import { atMost, type Figure } from './figure'
import { LARGEST, wholeGame } from './whole-games'

const REQUEST_MS = 1000
const TURN_S = 10
const GAME_S = 120

/** How long the computers of the largest games think, and how often such a game goes from one player to the other. */
export const thinkingFigures = (): Figure[] =>
  LARGEST.flatMap((one) => {
    const { longest, turn, turns, game, sittings, mostSittings } = wholeGame(one)
    const name = `${suiteOf(one.suite).game.title}, ${one.scenario}`
    return [
      atMost(`${name}: the computer, longest request`, longest, 'ms', REQUEST_MS),
      atMost(`${name}: the computer, most for a player turn, CPU`, turn, 's', TURN_S),
      atMost(`${name}: the computer, ${turns} turns against itself, CPU`, game, 's', GAME_S),
      atMost(`${name}: hand-overs in ${turns} turns, as a new game begins`, sittings, '', mostSittings),
    ]
  })
