import { cached, once } from '@/lib/wargame/cached'
import { type Blow, type BlowRules, type Striker, strongestBlow } from '@/lib/wargame/computer/blow'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, held, hexOf, NOBODY, onMapUnits } from '@/lib/wargame/occupancy'
import type { Rules } from '../in-force'
import { activeLimits } from '../rules/stacking'
import { factorOf, isArmour, isDispersed, isOnFoot } from '../rules/units'
import { allowanceOf, isFrozen, weatherOf } from '../rules/weather'
import type { Situation } from '../situation'
import { type CounterId, counterOf, opponent, type Side } from '../state'

/** The turn in which a side moves next. */
function nextMove({ rules, open }: Situation, side: Side): number {
  const isOver = side === 'german' && open.phase === 'operational' && open.acting === 'soviet'
  return Math.min(rules.calendar.length, open.turn + (isOver ? 1 : 0))
}

/** The position when a side moves next, in the weather of that turn. */
export const asMoves = cached(
  ({ open }: Situation) => open,
  ({ rules, open }, side: Side): Situation => ({
    rules,
    open: { ...open, turn: nextMove({ rules, open }, side) },
  }),
)

/** Hexsides by number: 1 where a road that is open in good weather crosses, in mud, and where a lake lies. */
const sidesOf = once((rules: Rules) => {
  const map = mapOf(rules)
  const marked = (is: (a: string, b: string) => boolean) =>
    Uint8Array.from({ length: 6 * map.hexes.length }, (_side, i) => {
      const to = map.around[i]!
      return to >= 0 && is(map.hexes[Math.floor(i / 6)]!, map.hexes[to]!) ? 1 : 0
    })
  return {
    road: marked(rules.roadBetween),
    highway: marked(rules.highwayBetween),
    lake: marked((a, b) => rules.waterBetween(a, b) === 'lake'),
  }
})

/** Part of its factors by which a unit counts that is not fit to attack as things stand, but may be then. */
const UNFIT = 0.6

/** Units of a side that could attack when it moves next, the strongest first, as if one unit of the enemy were away. */
export const strikers = cached(
  ({ open }: Situation) => open.counters,
  (now, ask: Side | CounterId): readonly Striker[] => {
    const away = ask === 'german' || ask === 'soviet' ? null : ask
    const side = away === null ? (ask as Side) : opponent(now.rules.counters[away]!.side)
    const at = asMoves(now, side)
    const { rules } = at
    const map = mapOf(rules)
    const shut = held(at, opponent(side)).slice()
    if (away !== null) {
      const hex = hexOf(at, away)
      if (hex !== null && combatUnitsAt(at, hex, rules.counters[away]!.side).length === 1)
        shut[map.numberOf(hex)] = NOBODY
    }
    const later = nextMove(now, side) > now.open.turn
    const limits = activeLimits(rules)
    const reached = new Map<string, Uint8Array>()
    return onMapUnits(at, side)
      .map((unit) => {
        const armour = isArmour(at, unit)
        const most = (allowanceOf(at, unit) - rules.attackCost) * rules.parts
        const from = hexOf(at, unit)!
        const kind = `${from} ${armour} ${most}`
        let stands = reached.get(kind)
        if (!stands) {
          stands = reachable(at, map.numberOf(from), armour, most, shut)
          reached.set(kind, stands)
        }
        const { state, fought, moved } = counterOf(at.open, unit)
        const fit = isDispersed(at, unit) || (!later && (state !== 'fresh' || fought || moved)) ? UNFIT : 1
        return {
          unit,
          strength: factorOf(at, unit) * fit,
          takes: limits.map(({ weight }) => weight(unit)),
          stands,
        }
      })
      .sort((a, b) => b.strength - a.strength || a.unit.localeCompare(b.unit))
  },
  ({ open }) => [open.turn, open.phase, open.acting],
)

/** For each hex by number: 1 where a unit can be with so many parts of factors (MOS 26, 45). */
function reachable(
  at: Situation,
  start: number,
  armour: boolean,
  most: number,
  shut: Uint8Array,
): Uint8Array {
  const { around, hexes } = mapOf(at.rules)
  const { parts } = at.rules
  const sides = sidesOf(at.rules)
  const road = weatherOf(at) === 'mud' ? sides.highway : sides.road
  const frozen = isFrozen(at)
  const stands = new Uint8Array(hexes.length)
  const spent = new Int16Array(hexes.length).fill(-1)
  const search = (limit: number, byRoadAlone: boolean) => {
    spent.fill(-1)
    spent[start] = 0
    const open = [start]
    // Costs are few and small: who is found cheaper later is looked at again.
    for (let head = 0; head < open.length; head += 1) {
      const from = open[head]!
      stands[from] = 1
      for (let side = 6 * from; side < 6 * from + 6; side += 1) {
        const to = around[side]!
        if (to < 0 || shut[to] !== NOBODY || (!frozen && sides.lake[side] === 1)) continue
        if (byRoadAlone && road[side] !== 1) continue
        const cost = spent[from]! + (armour && road[side] === 1 ? 1 : parts)
        if (cost > limit || (spent[to] !== -1 && spent[to]! <= cost)) continue
        spent[to] = cost
        open.push(to)
      }
    }
  }
  search(most, false)
  // On foot a march along roads alone goes one hex further.
  if (!armour) search(most + parts, true)
  return stands
}

const blowRules = once((rules: Rules): { most: readonly number[] } => ({
  most: activeLimits(rules).map(({ most }) => most),
}))

/** What a side's strikers bear on a hex from each beside it: half across a lake, on foot alone (MOS 48). */
function bearsOn(at: Situation, target: number): BlowRules['bears'] {
  const map = mapOf(at.rules)
  const { lake } = sidesOf(at.rules)
  return ({ unit }, from) => {
    if (isFrozen(at) || lake[6 * target + map.slotTo(target, from)] !== 1) return 1
    return isOnFoot(at, unit) ? 0.5 : 0
  }
}

/**
 * The strongest attack on a hex that a side could make when it moves next; `away`: a unit of the defender that has left
 * its hex; `shut`: a hex that is taken from the attackers.
 */
export function blowOn(
  at: Situation,
  target: number,
  by: Side,
  away: CounterId | null = null,
  shut = -1,
): Blow {
  return strongestBlow(
    mapOf(at.rules),
    target,
    strikers(at, away ?? by),
    { ...blowRules(at.rules), bears: bearsOn(at, target) },
    shut,
  )
}
