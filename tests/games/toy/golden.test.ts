import { testGoldenGames } from '../../support/game-suite/test-golden'
import { toySuite } from './suite'

testGoldenGames(toySuite, 8)
