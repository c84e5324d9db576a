import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { roomIn } from '../rules/06-stacking'
import { convertible, guardsDue } from '../rules/08-guards'
import { openEntries, toPlace } from '../rules/08-reinforcements'
import { type CounterId, dueStep } from '../state'
import { finish, type Look } from './look'
import { draws, threats } from './worth'

/** Units that come in at once where they are needed. */
const TOGETHER = 3

/** Where reinforcements are needed most: near what has to be kept, in strength, and not under the guns of the enemy. */
export function place({ at, side }: Look): Order {
  const source = dueStep(at.open)?.step === 'reinforce' ? 'arriving' : 'rvgk'
  const units = toPlace(at, source)
  const number = (hex: string) => mapOf(at.rules).numberOf(hex)
  const worth = (hex: string): number =>
    draws(at, side)[number(hex)]! -
    0.1 * threats(at, side)[number(hex)]! -
    combatUnitsAt(at, hex, side).length
  const [hex] = openEntries(at).sort((a, b) => worth(b) - worth(a) || a.localeCompare(b))
  if (hex === undefined || units.length === 0) return finish
  return { type: 'placeUnits', hex, units: units.slice(0, Math.min(TOGETHER, roomIn(at, hex, side))) }
}

/** The first Guards unit takes the place of the first that may give it up. */
export function form({ at }: Look): Order {
  for (const guard of guardsDue(at)) {
    const [unit]: (CounterId | undefined)[] = convertible(at, guard)
    if (unit !== undefined) return { type: 'formGuards', guard, unit }
  }
  return finish
}
