import type { Cite } from '@/lib/kernel/decision'
import type { Ledger, LedgerEntry } from '@/lib/kernel/ledger'
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

const FOLDER = 'lib/games/a-victory-denied/'

const fromTheTop = (entry: LedgerEntry): LedgerEntry =>
  entry.where
    ? { ...entry, where: entry.where.map((file) => (file.startsWith('lib/') ? file : FOLDER + file)) }
    : entry

const chapters: Ledger = {
  ...{ ...components, ...setUp, ...sequence, ...stacking, ...command, ...movement },
  ...{ ...combat, ...aftermath, ...supply, ...reinforcements, ...headquarters, ...ending },
}

/** Every rule of A Victory Denied, in the order of the book; `where` names files from the top of the repository. */
export const ledger: Ledger = Object.fromEntries(
  Object.entries(chapters).map(([id, entry]) => [id as Cite, fromTheTop(entry)]),
)
