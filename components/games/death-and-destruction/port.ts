import { beneathWith } from '@/components/games/proud-monster/beneath'
import { forecast as parent } from '@/components/games/proud-monster/odds'
import { lineGaps } from '@/components/games/proud-monster/offers'
import { airAbove } from '@/components/games/proud-monster/pieces'
import { askedOf, portWith } from '@/components/games/proud-monster/port'
import { drawRegions } from '@/components/map/layers/regions'
import { gunRefusal } from '@/lib/games/death-and-destruction/delta/14-combat'
import { named } from '@/lib/games/death-and-destruction/in-force'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { on } from './level'
import { markerFace, markersOf } from './markers'
import { offersOf } from './offers'

/** No army is printed on its units. */
const beneathOf = beneathWith(false)
const base = askedOf({ ...named, on })

/** As in the parent, but that artillery may be barred from an attack (14.5). */
const forecast: typeof parent = (at, order, target) => {
  const told = parent(at, order, target)
  if (!told || order.type !== 'declareAttack') return told
  const no = gunRefusal(at as never, (order.attackers ?? []) as readonly string[])
  return no ? { ...told, text: null, possible: no, chances: [] } : told
}

/** Markers of offensive supply lie above their hexes, as aircraft do (9.8, 10.2). */
const above = (at: Situation) => [
  ...airAbove(at),
  ...markersOf(at).map((marker) => ({ hex: marker.hex, face: markerFace(marker) })),
]

/** What he alone is told who lays them (9.8). */
const OWN_MARKERS = ['log-marker', 'log-marker-lifted']

/** What the table asks of this game: as in the parent, and what this game has besides. */
export const port = portWith({
  ...base,
  ...{ offersOf, forecast, above },
  // Stalingrad.
  middle: '5913S',
  draws: ({ table, viewer }) => ({ drawBeneath: beneathOf(on(table), viewer), drawRegions }),
  lineGaps: (words, at, offer) => ({
    ...lineGaps(words, at, offer),
    range: String(offer.order.range ?? ''),
  }),
  lines: {
    ...base.lines,
    quiet: [...base.lines.quiet, ...OWN_MARKERS, 'log-markers', 'log-transported', 'log-drawn-back'],
    sealed: [...(base.lines.sealed ?? []), ...OWN_MARKERS],
  },
})
