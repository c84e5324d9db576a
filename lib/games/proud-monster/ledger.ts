import { ledgerOf } from '@/lib/kernel/ledger'

/** Every rule of Proud Monster, in the order of the book. */
export const ledger = ledgerOf('lib/games/proud-monster')
