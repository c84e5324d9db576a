import { chores as parent } from '@/lib/games/proud-monster/full/computer/chores'
import { factsAt } from '@/lib/games/proud-monster/full/staff'
import { ledBy } from '@/lib/games/proud-monster/led'
import type { LegalEntry } from '@/lib/kernel/game'
import { choreOf, computer } from './computer'
import { standing } from './standing'

/** What of the books takes no die, by the step that asks for it (14.10, 15.8, 8.10 to 8.35). */
const BOOKS: Readonly<Record<string, readonly string[]>> = {
  lay: ['digIn', 'fortifyArea'],
  restore: ['sendAgainstPartisans', 'digIn', 'convertUnit', 'upgradeUnit', 'restoreStep'],
  callUp: ['rebuildUnit'],
  reinforce: ['dropPartisans', 'recallUnit'],
  replenish: ['giveUpWeakest', 'restoreStep', 'upgradeUnit'],
}

/** The chores of the parent, and before them what this game asks besides; no marker is moved for anybody. */
export const chores = Object.fromEntries(
  [...new Set([...Object.keys(parent), ...Object.keys(BOOKS)])].map((step) => [
    step,
    {
      orders: [...(BOOKS[step] ?? []), ...(parent[step]?.orders ?? [])],
      next: (look: { readonly legal: readonly LegalEntry[] }) =>
        choreOf(look.legal, BOOKS[step] ?? []) ?? parent[step]?.next(look as never) ?? null,
    },
  ]),
)

/** What a staff does in a turn for which its owner's time is out: its books, columns that have a line march on, nobody attacks. */
export const { led, keptLed } = ledBy({
  chores: chores as never,
  facts: factsAt,
  standing: standing as never,
  computer: computer as never,
})
