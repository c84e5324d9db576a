import { testSecrecyOverHttp } from '../../../support/game-suite/test-secrecy-http'
import { secrecy } from './secrecy'
import { whole } from './suite'

testSecrecyOverHttp(whole, secrecy, {
  seed: 'secrecy/12/0',
  count: 6,
  // Who lies where, beneath others and in reserve, and what untried units are.
  hidden: ({ table: { counters }, hidden: { values } }) =>
    JSON.stringify([values, Object.entries(counters).map(([unit, { at }]) => [unit, at])]),
})
