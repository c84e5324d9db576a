import { usualOrders } from '@/lib/games/moscow-1941/standing/orders'
import { testSpared } from '../../support/game-suite/test-spared'
import { moscow } from './suite'

testSpared(moscow, usualOrders)
