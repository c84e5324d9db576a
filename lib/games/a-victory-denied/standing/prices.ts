import { combatUnitsAt, hexesToNearest, unitsWithin } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'

export const DONE: Order = { type: 'done' }

/** Units of its side that an HQ would have in its range in a hex. */
export function commanded(at: Situation, hq: CounterId, hex: Hex): number {
  const { side, range } = at.rules.counters[hq]!
  return unitsWithin(at, hex, side, range ?? 0).length
}

/** What wishes for a place would rather not have of a hex; the lower the better. */
export const pricesOfPlaces = (at: Situation, side: Side) => ({
  front: (hex: Hex) => hexesToNearest(at, hex, opponent(side)),
  rear: (hex: Hex) => -hexesToNearest(at, hex, opponent(side)),
  city: (hex: Hex) => (at.rules.townOf(hex)?.kind === 'city' ? 0 : 1),
  woods: (hex: Hex) => (at.rules.terrainOf(hex) === 'woods' ? 0 : 1),
  alone: (hex: Hex) => combatUnitsAt(at, hex, side).length,
})
