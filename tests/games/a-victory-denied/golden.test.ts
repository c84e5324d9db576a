import { testGoldenGames } from '../../support/game-suite/test-golden'
import { avd } from './suite'

testGoldenGames(avd, 8)
