import {
  testComputer,
  testGuesses,
  testUnlawfulOrders,
  testWholeGames,
} from '../../support/game-suite/test-fuzz'
import { toySuite } from './suite'

testWholeGames(toySuite)
testUnlawfulOrders(toySuite, 2_000)
testGuesses(toySuite, ['game-1', 'game-2', 'game-4'])
testComputer(toySuite)
