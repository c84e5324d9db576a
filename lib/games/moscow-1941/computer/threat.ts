import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { movesNoMore, turnOfNextMove } from '../rules/next-move'
import { factorOf, isArmour, isDispersed } from '../rules/units'
import { allowanceOf, weatherOf } from '../rules/weather'
import type { Situation } from '../situation'
import { opponent, type Side } from '../state'

/** Most factors that attack out of one hex (MOS 60), roughly. */
const OF_ONE_HEX = 11
/** Part of its factors by which a unit counts that is dispersed now: it may recover before it attacks (MOS 13). */
const SCATTERED = 0.5

/**
 * Factors that a side could bring next to each hex, by number, when it moves next, and attack (MOS 26, 57); not more
 * than find room around it. Nothing comes of who moves no more.
 */
export const strikes = cached(
  ({ open }: Situation) => open.counters,
  (now, side: Side): Float32Array => {
    const at: Situation = { rules: now.rules, open: { ...now.open, turn: turnOfNextMove(now, side) } }
    const { rules } = at
    const map = mapOf(rules)
    const shut = held(at, opponent(side))
    const road = weatherOf(at) === 'mud' ? rules.highwayBetween : rules.roadBetween
    const count = map.hexes.length
    const sum = new Float32Array(count)
    const spent = new Int16Array(count)
    if (movesNoMore(now, side)) return sum
    for (const unit of onMapUnits(at, side)) {
      const factor = factorOf(at, unit) * (isDispersed(at, unit) ? SCATTERED : 1)
      const armour = isArmour(at, unit)
      const most = (allowanceOf(at, unit) - rules.attackCost) * rules.parts
      const start = map.numberOf(hexOf(at, unit)!)
      spent.fill(-1)
      spent[start] = 0
      const open = [start]
      const beside = new Set<number>()
      // Costs are few and small: who is found cheaper later is looked at again.
      for (let head = 0; head < open.length; head += 1) {
        const from = open[head]!
        for (let slot = 0; slot < 6; slot += 1) {
          const to = map.around[6 * from + slot]!
          if (to < 0) continue
          beside.add(to)
          if (shut[to] !== 0) continue
          const cost = spent[from]! + (armour && road(map.hexes[from]!, map.hexes[to]!) ? 1 : rules.parts)
          if (cost > most || (spent[to] !== -1 && spent[to]! <= cost)) continue
          spent[to] = cost
          open.push(to)
        }
      }
      for (const hex of beside) sum[hex]! += factor
    }
    for (let hex = 0; hex < count; hex += 1) {
      let room = 0
      for (let slot = 0; slot < 6; slot += 1) {
        const from = map.around[6 * hex + slot]!
        if (from >= 0 && shut[from] === 0) room += 1
      }
      sum[hex] = Math.min(sum[hex]!, OF_ONE_HEX * room)
    }
    return sum
  },
  ({ open }) => [open.turn, open.phase, open.acting],
)
