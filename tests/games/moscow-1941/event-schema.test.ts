import { testSchemas } from '../../support/game-suite/test-facts'
import { moscow } from './suite'

testSchemas(moscow, 26)
