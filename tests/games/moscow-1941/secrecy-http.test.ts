import { testSecrecyOverHttp } from '../../support/game-suite/test-secrecy-http'
import { secrecy } from './secrecy'
import { moscow } from './suite'

testSecrecyOverHttp(moscow, secrecy, {
  seed: 'secrecy/12/0',
  count: 6,
  hidden: ({ hidden: { standing } }) => JSON.stringify(standing ?? null),
})
