import { testGoldenGames } from '../../support/game-suite/test-golden'
import { moscow } from './suite'

testGoldenGames(moscow, 8)
