import { usualOrders } from '@/lib/games/a-victory-denied/standing/orders'
import { testSpared } from '../../support/game-suite/test-spared'
import { avd } from './suite'

testSpared(avd, usualOrders)
