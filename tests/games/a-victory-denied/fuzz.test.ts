import { testWholeGames } from '../../support/game-suite/test-fuzz'
import { avd } from './suite'

testWholeGames(avd)
