import { testSchemas } from '../../support/game-suite/test-facts'
import { avd } from './suite'

testSchemas(avd, 26)
