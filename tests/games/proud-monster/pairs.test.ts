import { testSecrecy } from '../../support/game-suite/test-secrecy'
import { PLANTS, secrecy } from './secrecy'
import { proud } from './suite'

testSecrecy(proud, secrecy, {
  pairs: 120,
  telling: ['StackMoved', 'MovementEnded', 'PlayerTurnBegan', 'AttackDeclared', 'ReinforcementsPlaced'],
  enough: 0.6,
  plants: PLANTS,
})
