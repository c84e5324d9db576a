import { testGoldenGames } from '../../support/game-suite/test-golden'
import { proud } from './suite'

testGoldenGames(proud, 8)
