import type { Refusal } from '@/lib/kernel/decision'
import { mapOf } from '@/lib/wargame/map'
import { countersAt, hexOf, standsBeside } from '@/lib/wargame/occupancy'
import { garrison } from '@/lib/wargame/staff/advance'
import { isMech, likely } from '../rules/02-units'
import { battleOf } from '../rules/14-attack'
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

/** The map once some have gone into a hex. */
function movedInto({ rules, open }: Situation, units: readonly CounterId[], hex: Hex): Situation {
  const counters = { ...open.counters }
  for (const unit of units) counters[unit] = { ...counters[unit]!, at: hex }
  return { rules, open: { ...open, counters } }
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
  // On plain ground by who stands beside it; who holds a place is to hold it against all who can come up.
  const one = units.slice(0, 1)
  const coming = comingAgainst(asNextMove(movedInto(at, one, target), foe), target, foe, wanted)
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
      if (!coming) return true
      // Who comes is all one whoever stands there: it is looked for once, against one of them.
      const then = movedInto(movedInto(coming.then, one, hexOf(at, one[0]!)!), some, target)
      const fight = { ...coming.most, defenders: battleOf(then, foe, target, []).defenders }
      const whole = wholeOf(then)
      const { most } = whole ? foreseen(whole, fight) : oddsRange(then, fight)
      return most.ratio < GOOD
    },
  })
}
