import { ledgerOf } from '@/lib/kernel/ledger'
import { air } from './ledger/air'
import { arrivals } from './ledger/arrivals'
import { combat } from './ledger/combat'
import { ending } from './ledger/ending'
import { movement } from './ledger/movement'
import { pieces } from './ledger/pieces'
import { sequence } from './ledger/sequence'
import { setUp } from './ledger/set-up'
import { supply } from './ledger/supply'
import { terrain } from './ledger/terrain'
import { weather } from './ledger/weather'

/** The rules of Moscow 1941 by chapter, in the order of the charts. */
export const chapters = [
  combat,
  movement,
  air,
  terrain,
  sequence,
  pieces,
  arrivals,
  weather,
  supply,
  ending,
  setUp,
] as const

/** Every one of them. */
export const ledger = ledgerOf('lib/games/moscow-1941', ...chapters)
