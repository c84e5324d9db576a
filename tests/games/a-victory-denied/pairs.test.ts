import { testSecrecy } from '../../support/game-suite/test-secrecy'
import { PLANTS } from './planted-leaks'
import { secrecy } from './secrecy'
import { avd } from './suite'

testSecrecy(avd, secrecy, {
  pairs: 120,
  telling: [
    'ChitsChosen',
    'CupFilled',
    'ChitDrawn',
    'Trumped',
    'ChitAdded',
    'VpTaken',
    'VpReturned',
    'VpEscaped',
  ],
  enough: 0.8,
  plants: PLANTS,
})
