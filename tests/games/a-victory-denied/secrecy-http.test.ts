import { testSecrecyOverHttp } from '../../support/game-suite/test-secrecy-http'
import { secrecy } from './secrecy'
import { avd } from './suite'

testSecrecyOverHttp(avd, secrecy, {
  seed: 'secrecy/12/0',
  count: 12,
  hidden: ({ hidden: { cup, vpGerman, vpOnMap } }) => [cup[0], vpGerman, Object.values(vpOnMap)].join(),
})
