import { cached, once } from '@/lib/wargame/cached'
import { inCommandRange } from '@/lib/wargame/command'
import { combatUnitsAt, hexOf, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import { fieldsOf } from './ground'
import { aimOf } from './guard'

/** The fewest hexes from which all roads to the pocket are closed (8.3.1). */
const gatesOf = once((rules: Rules): readonly Hex[] => {
  const { map } = fieldsOf(rules)
  const { posts, byRoad } = aimOf(rules).soviet
  const open = new Set([...map.hexes.keys()].filter((hex) => byRoad[hex] === 1))
  const closes = (post: number) => [...open].filter((end) => map.hexesBetween(post, end) <= 1)
  const gates: Hex[] = []
  while (open.size > 0) {
    const [post] = [...posts].sort((a, b) => closes(b).length - closes(a).length)
    const closed = closes(post!)
    if (closed.length === 0) break
    gates.push(map.hexes[post!]!)
    for (const end of closed) open.delete(end)
  }
  return gates
})

/** Gates at which no German stands. */
const unmanned = cached(
  ({ open }: Situation) => open.counters,
  (at): readonly Hex[] => gatesOf(at.rules).filter((hex) => combatUnitsAt(at, hex, 'german').length === 0),
)

/** So near to a gate one waits for who leads on to it. */
const BESIDE = 2

const isKeeper = ({ rules }: Situation, unit: CounterId): boolean => {
  const { side, hq, corps, motorized } = rules.counters[unit]!
  return side === 'german' && !hq && corps === null && !motorized
}

/** Germans on foot who wait beside a gate at which nobody stands. */
export const waiting = cached(
  ({ open }: Situation) => open.counters,
  (at): readonly CounterId[] => {
    const { distance } = at.rules.board
    const missing = unmanned(at)
    return onMapUnits(at, 'german')
      .filter(
        (unit) => isKeeper(at, unit) && missing.some((gate) => distance(gate, hexOf(at, unit)!) <= BESIDE),
      )
      .slice(0, missing.length)
  },
)

/** Who goes to a gate at which nobody stands, or beside it as he comes out of the pocket; null: nobody can, or has to. */
export function keeperTo(
  at: Situation,
  pieces: readonly CounterId[],
  reach: (piece: CounterId) => Iterable<Hex>,
): { unit: CounterId; to: Hex } | null {
  const { distance } = at.rules.board
  const missing = unmanned(at)
  const isFree = (unit: CounterId) => isKeeper(at, unit) && !gatesOf(at.rules).includes(hexOf(at, unit) ?? '')
  const keepers = missing.length > 0 ? pieces.filter(isFree) : []
  // In the race of the first turn those alone stay behind who have not come out yet.
  for (const unit of at.open.turn > 1 ? keepers : []) {
    const to = [...reach(unit)].find((hex) => missing.includes(hex))
    if (to !== undefined) return { unit, to }
  }
  if (waiting(at).length >= missing.length) return null
  for (const unit of keepers.filter((one) => hexOf(at, one) === null)) {
    const off = (hex: Hex) => Math.min(...missing.map((gate) => distance(gate, hex)))
    const [to] = [...reach(unit)].filter((hex) => off(hex) <= BESIDE).sort((a, b) => off(a) - off(b))
    if (to !== undefined) return { unit, to }
  }
  return null
}

/** true: a unit keeps a gate, or waits beside one for who leads it there. */
export const isKeeping = (at: Situation, unit: CounterId): boolean =>
  isKeeper(at, unit) && (gatesOf(at.rules).includes(hexOf(at, unit) ?? '') || waiting(at).includes(unit))

/** true: from there an HQ leads those on who wait beside a gate; or others do, or there is nobody whom it could. */
export const leadsKeepers = (at: Situation, hq: CounterId, to: Hex): boolean => {
  const { board, counters } = at.rules
  const range = counters[hq]!.range ?? 0
  const others = onMapHqs(at, 'german').filter((other) => other !== hq)
  return waiting(at).every((unit) => {
    const hex = hexOf(at, unit)!
    const isOurs = hexOf(at, hq) === null || inCommandRange(at, hq, hex)
    return (
      !isOurs || others.some((other) => inCommandRange(at, other, hex)) || board.distance(to, hex) <= range
    )
  })
}
