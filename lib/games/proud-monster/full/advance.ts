import type { Refusal } from '@/lib/kernel/decision'
import { mapOf } from '@/lib/wargame/map'
import { countersAt, hexOf, standsBeside } from '@/lib/wargame/occupancy'
import { garrison } from '@/lib/wargame/staff/advance'
import { isMech, likely } from '../rules/02-units'
import { oddsRange, ratioOf } from '../rules/14-odds'
import { asNextMove } from '../rules/next-move'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent } from '../state'
import { comingAgainst } from './exposed'
import { foreseen } from './foreseen'
import { wholeOf } from './situation'

/** Odds by which nobody lets himself be attacked without need. */
const GOOD = ratioOf(3, 1)
/** Tanks and motorized divisions are free for the next blow: whatever stands on its feet goes before them. */
const MECH = 100

/** true: it counts who has a hex: it is worth points to his side, or the highway runs through it (4.5, 12.20). */
function isWanted(at: Situation, target: Hex): boolean {
  const { rules, open } = at
  if ((rules.prizes(at as never, open.acting)[target] ?? 0) > 0) return true
  const roads = rules.roads(at as never, 'mech')
  const { around, numberOf, slotTo } = mapOf(rules)
  const hex = numberOf(target)
  const runs = (from: number, to: number) => to >= 0 && from >= 0 && roads![6 * from + slotTo(from, to)]! > 0
  const near = around.subarray(6 * hex, 6 * hex + 6)
  return roads !== null && near.some((next) => runs(hex, next) || runs(next, hex))
}

/** Records of orders, by which an advance is judged. */
type Orders = Readonly<Record<string, { check(at: never, order: never): Refusal | null }>>

/** Who of some goes into the hex of the battle that they have cleared, by a lawful order (14.39). */
export function proposedAdvance(
  at: Situation,
  orders: Orders,
  units: readonly CounterId[],
): readonly CounterId[] {
  const { target } = at.open.battle!
  const foe = opponent(at.open.acting)
  const wanted = isWanted(at, target)
  return garrison({
    ...{ units, isWanted: wanted },
    mayGo: (some) => {
      const asked = { ...at, side: at.open.acting, own: {} }
      return orders.advanceUnits!.check(asked as never, { units: some } as never) === null
    },
    worth: (unit) => likely(at, unit).attack + (isMech(at, unit) ? MECH : 0),
    defends: (unit) => likely(at, unit).defence,
    leaves(unit, others) {
      const here = hexOf(at, unit)!
      const stays = countersAt(at, here).some((one) => one !== unit && !others.includes(one))
      return !stays && standsBeside(at, foe, here)
    },
    holds(some) {
      const counters = { ...at.open.counters }
      for (const unit of some) counters[unit] = { ...counters[unit]!, at: target }
      const there = asNextMove({ ...at, open: { ...at.open, counters } }, foe)
      // On plain ground by who stands beside it; who holds a place is to hold it against all who can come up.
      const coming = comingAgainst(there, target, foe, wanted)
      if (!coming) return true
      const whole = wholeOf(coming.then)
      const { most } = whole ? foreseen(whole, coming.most) : oddsRange(coming.then, coming.most)
      return most.ratio < GOOD
    },
  })
}
