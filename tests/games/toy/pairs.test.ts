import { testSecrecy } from '../../support/game-suite/test-secrecy'
import { TOY_PLANTS, toySecrecy } from './secrecy'
import { toySuite } from './suite'

testSecrecy(toySuite, toySecrecy, {
  pairs: 90,
  telling: ['Chose', 'Dug', 'Revealed'],
  enough: 0.3,
  plants: TOY_PLANTS,
})
