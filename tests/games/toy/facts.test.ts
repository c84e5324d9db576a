import { testSchemas } from '../../support/game-suite/test-facts'
import { toySuite } from './suite'

testSchemas(toySuite, 8)
