import { testGoldenGames } from '../../support/game-suite/test-golden'
import { late } from './suite'

testGoldenGames(late, 8)
