import type { Cite } from '@/lib/kernel/decision'
import type { Ledger, LedgerEntry } from '@/lib/kernel/ledger'
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

const FOLDER = 'lib/games/moscow-1941/'

const fromTheTop = (entry: LedgerEntry): LedgerEntry =>
  entry.where ? { ...entry, where: entry.where.map((file) => FOLDER + file) } : entry

const chapters: Ledger = {
  ...{ ...combat, ...movement, ...air, ...terrain, ...sequence, ...pieces },
  ...{ ...arrivals, ...weather, ...supply, ...ending, ...setUp },
}

/** Every rule of Moscow 1941, in the order of the charts; `where` names files from the top of the repository. */
export const ledger: Ledger = Object.fromEntries(
  Object.entries(chapters).map(([id, entry]) => [id as Cite, fromTheTop(entry)]),
)
