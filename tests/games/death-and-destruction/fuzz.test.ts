import { testComputer, testUnlawfulOrders, testWholeGames } from '../../support/game-suite/test-fuzz'
import { late } from './suite'

testWholeGames(late)
testUnlawfulOrders(late, 1_000)
testComputer(late)
