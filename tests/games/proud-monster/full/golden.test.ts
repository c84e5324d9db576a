import { testGoldenGames } from '../../../support/game-suite/test-golden'
import { whole } from './suite'

testGoldenGames(whole, 8)
