import { type Ledger, ledgerOf } from '@/lib/kernel/ledger'
import { ledger as beginner } from '../ledger'
import { inBookOrder } from './book-order'
import { air } from './ledger/air'
import { combat } from './ledger/combat'
import { forts } from './ledger/forts'
import { limits } from './ledger/limits'
import { logistics } from './ledger/logistics'
import { mobile } from './ledger/mobile'
import { reinforcements } from './ledger/reinforcements'
import { restore } from './ledger/restore'
import { sea } from './ledger/sea'
import { stacking } from './ledger/stacking'
import { supply } from './ledger/supply'
import { weather } from './ledger/weather'

/** Every rule that is in force under the whole of the rules, in the order of the book. */
export const ledger: Ledger = inBookOrder({
  ...beginner,
  ...ledgerOf(
    'lib/games/proud-monster/full',
    ...[
      limits,
      stacking,
      reinforcements,
      restore,
      supply,
      logistics,
      air,
      sea,
      weather,
      combat,
      forts,
      mobile,
    ],
  ),
})
