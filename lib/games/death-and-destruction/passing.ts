import { ATTACKS } from '@/lib/games/proud-monster/full/passing'
import { deepSeen } from '@/lib/games/proud-monster/full/seen'
import { whole } from '@/lib/games/proud-monster/full/situation'
import { passingWith } from '@/lib/games/proud-monster/passing'

/** As in the parent; so are fire at those who are about to attack, and airdrops (14.35, 15.10). */
export const passing = passingWith(
  (at) => deepSeen(whole(at)),
  [...ATTACKS, ...['log-barrage', 'log-paratroops', 'log-dropped']],
)
