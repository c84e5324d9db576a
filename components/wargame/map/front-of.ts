import { cached } from '@/lib/wargame/cached'
import { hexesOfFirst } from '@/lib/wargame/control-runs'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, type OnMap } from '@/lib/wargame/occupancy'
import { drawnFront } from './drawn-front'

/** A map of which is kept who was last in each hex. */
export type Controlled = OnMap & { readonly open: { readonly control: string } }

/** Hexes that are drawn as German. */
export const westOf = cached(
  // Control changes only when counters do.
  ({ open }: Controlled) => open.counters,
  (at): ReadonlySet<string> => {
    const map = mapOf(at.rules)
    return drawnFront(map, hexesOfFirst(map, at.open.control), (hex) => combatUnitsAt(at, hex).length)
  },
)
