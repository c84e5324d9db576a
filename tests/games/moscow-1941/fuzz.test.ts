import {
  testComputer,
  testGuesses,
  testUnlawfulOrders,
  testWholeGames,
} from '../../support/game-suite/test-fuzz'
import { moscow } from './suite'

testWholeGames(moscow)
testUnlawfulOrders(moscow, 4_000)
testGuesses(moscow, ['game-1', 'game-2'])
testComputer(moscow)
