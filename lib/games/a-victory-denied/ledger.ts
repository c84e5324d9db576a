import { ledgerOf } from '@/lib/kernel/ledger'
import { aftermath } from './ledger/aftermath'
import { combat } from './ledger/combat'
import { command } from './ledger/command'
import { components } from './ledger/components'
import { ending } from './ledger/ending'
import { headquarters } from './ledger/headquarters'
import { movement } from './ledger/movement'
import { reinforcements } from './ledger/reinforcements'
import { sequence } from './ledger/sequence'
import { setUp } from './ledger/set-up'
import { stacking } from './ledger/stacking'
import { supply } from './ledger/supply'

/** The rules of A Victory Denied by chapter, in the order of the book. */
export const chapters = [
  components,
  setUp,
  sequence,
  stacking,
  command,
  movement,
  combat,
  aftermath,
  supply,
  reinforcements,
  headquarters,
  ending,
] as const

/** Every one of them. */
export const ledger = ledgerOf('lib/games/a-victory-denied', ...chapters)
