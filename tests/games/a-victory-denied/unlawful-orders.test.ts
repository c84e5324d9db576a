import { testUnlawfulOrders } from '../../support/game-suite/test-fuzz'
import { avd } from './suite'

testUnlawfulOrders(avd, 20_000)
