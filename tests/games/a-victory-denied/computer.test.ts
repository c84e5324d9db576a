import { testComputer } from '../../support/game-suite/test-fuzz'
import { avd } from './suite'

testComputer(avd)
