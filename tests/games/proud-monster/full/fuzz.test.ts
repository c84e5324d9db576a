import {
  testComputer,
  testGuesses,
  testUnlawfulOrders,
  testWholeGames,
} from '../../../support/game-suite/test-fuzz'
import { whole } from './suite'

testWholeGames(whole)
testUnlawfulOrders(whole, 2_000)
testGuesses(whole, ['game-1', 'game-2'])
testComputer(whole)
