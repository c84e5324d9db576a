import { staffOf } from '@/components/games/proud-monster/staff'
import { staffPortOf } from '@/components/wargame/staff/staff-port'
import { chores } from '@/lib/games/death-and-destruction/led'
import { on } from './level'
import { planner } from './planner'

/** What a staff of this game knows: as in the parent, but that neither army nor corps is printed on its units. */
const PLAIN = { armyOf: () => null, groupOf: () => null, corpsOf: () => null }
export const staff = staffPortOf(staffOf({ on, ...PLAIN, planner, chores }))
