import { testUnlawfulOrders, testWholeGames } from '../../support/game-suite/test-fuzz'
import { proud } from './suite'

testWholeGames(proud, 0, 6)
