import {
  testComputer,
  testGuesses,
  testUnlawfulOrders,
  testWholeGames,
} from '../../support/game-suite/test-fuzz'
import { proud } from './suite'

testWholeGames(proud)
testUnlawfulOrders(proud, 3_000)
testGuesses(proud, ['game-1', 'game-2'])
testComputer(proud)
