import type { StaffFacts } from '@/lib/wargame/staff/facts'
import type { Situation } from '../situation'
import { staffFacts } from '../staff'
import type { View } from '../view'
import { supposed } from './computer/supposed'
import { unfedBy } from './logistics'
import { pocketsOf, ringsOf } from './rings'
import { wholeOf } from './situation'
import type { Side } from './state'
import { hasLine } from './supply'
import { throatsOf } from './throats'

/** What a staff is told at a table of whichever level: supply counts where all rules are in force (9.2, 9.4). */
export function factsAt(at: Situation, side: Side): StaffFacts {
  const all = wholeOf(at)
  if (!all) return staffFacts(at, side)
  let seen: Situation | null = null
  return staffFacts(
    at,
    side,
    {
      isCutOff: (unit, hex) => !hasLine(all, unit, hex),
      throats: () => throatsOf(all, side),
      rings: () => ringsOf(all, side),
      pockets: (after) => pocketsOf(wholeOf(after)!, side),
      unfed: (parties) => unfedBy(all, parties),
    },
    () => {
      // A stack of several counts as one (14.7): as if its top were all of it, a city would be taken by anybody.
      seen ??= { ...at, open: supposed(all.rules, { table: at.open, viewer: side } as View).table }
      return seen
    },
  )
}
