import { testSecrecyOverHttp } from '../../support/game-suite/test-secrecy-http'
import { secrecy } from './secrecy'
import { proud } from './suite'

testSecrecyOverHttp(proud, secrecy, {
  seed: 'secrecy/12/0',
  count: 6,
  hidden: ({ hidden: { values } }) => JSON.stringify(values),
})
