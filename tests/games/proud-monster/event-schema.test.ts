import { testSchemas } from '../../support/game-suite/test-facts'
import { proud } from './suite'

testSchemas(proud, 8)
