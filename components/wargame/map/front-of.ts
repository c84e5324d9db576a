import { cached } from '@/lib/wargame/cached'
import { hexesOfFirst } from '@/lib/wargame/front'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, type OnMap } from '@/lib/wargame/occupancy'
import { drawnFront } from './drawn-front'

/** A map of which is kept who was last in each hex. */
export type Controlled = OnMap & { readonly open: { readonly control: string } }

/** What a game says of its front. */
interface Control<At extends OnMap, Table> {
  on(table: Table): At
  /** Control where nothing has happened yet, by counters alone. */
  firstControl(at: At): string
}

/** Hexes that are drawn as German. */
export const westOf = cached(
  // Control changes only when counters do.
  ({ open }: Controlled) => open.counters,
  (at): ReadonlySet<string> => {
    const map = mapOf(at.rules)
    return drawnFront(map, hexesOfFirst(map, at.open.control), (hex) => combatUnitsAt(at, hex).length)
  },
)

/** The same as they stand, and for counters that lie where the set-up puts them. */
export function frontOf<
  Table extends OnMap['open'] & { readonly control: string },
  At extends OnMap & { readonly open: Table },
>({ on, firstControl }: Control<At, Table>) {
  const westAtStart = (counters: Table['counters']): ReadonlySet<string> => {
    const table = { counters } as Table
    return westOf(on({ ...table, control: firstControl(on(table)) }))
  }
  return { westOf, westAtStart }
}
