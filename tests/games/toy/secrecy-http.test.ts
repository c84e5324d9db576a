import { testSecrecyOverHttp } from '../../support/game-suite/test-secrecy-http'
import { toySecrecy } from './secrecy'
import { toySuite } from './suite'

testSecrecyOverHttp(toySuite, toySecrecy, {
  seed: 'secrecy/12/0',
  count: 10,
  hidden: ({ hidden: { treasure } }) => String(treasure),
})
