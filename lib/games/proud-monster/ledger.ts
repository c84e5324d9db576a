import { ledgerOf } from '@/lib/kernel/ledger'
import { combat } from './ledger/combat'
import { components } from './ledger/components'
import { movement } from './ledger/movement'
import { reinforcements } from './ledger/reinforcements'
import { sequence } from './ledger/sequence'
import { setUp } from './ledger/set-up'
import { stacking } from './ledger/stacking'
import { tables } from './ledger/tables'
import { victory } from './ledger/victory'

/** Every rule of Proud Monster that is in force, in the order of the book: those of the beginner's level. */
export const ledger = ledgerOf(
  'lib/games/proud-monster',
  ...[components, setUp, victory, sequence, stacking, reinforcements, movement, combat, tables],
)
