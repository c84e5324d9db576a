import { testSecrecy } from '../../support/game-suite/test-secrecy'
import { PLANTS, secrecy } from './secrecy'
import { moscow } from './suite'

testSecrecy(moscow, secrecy, {
  pairs: 120,
  telling: ['BattleBegan', 'DieThrown', 'MissionFlown', 'UnitMoved', 'BattleEnded'],
  enough: 0.8,
  plants: PLANTS,
})
