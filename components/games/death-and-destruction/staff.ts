import { staffOf } from '@/components/games/proud-monster/staff'
import { staffPortOf } from '@/components/wargame/staff/staff-port'
import { chores } from '@/lib/games/death-and-destruction/led'
import { on } from './level'
import { planner } from './planner'

/** What a staff of this game knows: as in the parent, but that no army is printed on its units. */
export const staff = staffPortOf(staffOf({ on, armyOf: () => null, planner, chores }))
