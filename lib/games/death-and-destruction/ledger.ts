import { inBookOrder } from '@/lib/games/proud-monster/full/book-order'
import { type Ledger, ledgerOf } from '@/lib/kernel/ledger'
import { combat } from './ledger/combat'
import { opening } from './ledger/opening'
import { piles } from './ledger/piles'
import { replacements } from './ledger/replacements'
import { sequence } from './ledger/sequence'
import { supply } from './ledger/supply'
import { victory } from './ledger/victory'

/** Every rule of the book, in its order. */
export const ledger: Ledger = inBookOrder(
  ledgerOf(
    'lib/games/death-and-destruction',
    ...[opening, victory, sequence, piles, replacements, supply, combat],
  ),
)
