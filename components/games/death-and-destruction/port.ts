import { beneathWith } from '@/components/games/proud-monster/beneath'
import { lineGaps } from '@/components/games/proud-monster/offers'
import { airAbove } from '@/components/games/proud-monster/pieces'
import { askedOf, portWith } from '@/components/games/proud-monster/port'
import type { ProudWords } from '@/components/games/proud-monster/table-words'
import { drawRegions } from '@/components/map/layers/regions'
import { groundText } from '@/components/wargame/text/fact-lines'
import { isOnMapC } from '@/lib/games/death-and-destruction/geometry'
import { figures, named } from '@/lib/games/death-and-destruction/in-force'
import { kindDue } from '@/lib/games/death-and-destruction/kinds'
import type { Table } from '@/lib/games/death-and-destruction/state'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { on } from './level'
import { markerFace, markersOf } from './markers'
import { offersOf } from './offers'
import { drawWeatherLine } from './weather-line'
import { drawArea, workFace, worksOf } from './works'

/** No army is printed on its units, the line of the weather moves (13.2), and an area is fortified (14.11). */
const beneathOf = beneathWith(
  false,
  (pen, at) => {
    drawWeatherLine(pen, at)
    drawArea(pen, at)
  },
  (at) => worksOf(at).area,
)
const base = askedOf({ ...named, on })

/** Markers of offensive supply and fieldworks lie above their hexes, as aircraft do (9.8, 10.2, 14.10). */
const above = (at: Situation) => [
  ...airAbove(at),
  ...markersOf(at).map((marker) => ({ hex: marker.hex, face: markerFace(marker) })),
  ...worksOf(at).dug.map(({ hex, side }) => ({ hex, face: workFace(side) })),
]

/** The hex or the box to which somebody goes far. */
const placed = ({ placeName, own }: ProudWords, place: unknown) =>
  named.board.has(String(place)) ? placeName(String(place)) : own(`box.${place}`, {}, String(place))

/** What he alone is told who lays them (9.8). */
const OWN_MARKERS = ['log-marker', 'log-marker-lifted']

/** What lies in hexes of Map C besides their ground: oil (4.7), and roads across the mountains (3.10). */
const OIL = new Set(figures.oilCentres.map(({ hex }) => hex))
const PASSES = new Set(figures.militaryRoads.flatMap(({ hexes }) => hexes))

/** What the table asks of this game: as in the parent, and what this game has besides. */
export const port = portWith({
  ...base,
  ...{ offersOf, above, kindDue: kindDue as typeof base.kindDue },
  ground: (words, hex) =>
    groundText(
      words,
      named.terrainOf(hex),
      named.placeOf(hex)?.kind,
      OIL.has(hex) && 'oil',
      PASSES.has(hex) && 'pass',
    ),
  guide: { ...base.guide, win: 'DD 4.1', lay: 'DD 9.8' },
  coach: { ...base.coach, lay: { first: ['lay'] } },
  // Of Map C, as long as that is joined, the oil centres as well (4.7).
  tokens: (view) => {
    const { caucasus } = view.table as unknown as Table
    return base.tokens!(view).filter(({ hex }) => caucasus || !isOnMapC(hex))
  },
  // 3.2, 3.13: Map C lies beside the others as long as it is joined.
  sheet: ({ table }) => ((table as unknown as Table).caucasus ? 'caucasus' : null),
  // Stalingrad.
  middle: '5913S',
  draws: ({ table, viewer }, hides) => ({ drawBeneath: beneathOf(hides)(on(table), viewer), drawRegions }),
  lineGaps: (words, at, offer) => ({
    ...lineGaps(words, at, offer),
    ...(offer.order.by ? { to: placed(words, offer.order.to) } : {}),
    ...Object.fromEntries(['range', 'steps', 'count'].map((gap) => [gap, Number(offer.order[gap] ?? 0)])),
    pool: offer.order.face ? words.say({ key: `face-${offer.order.face}`, params: {} }) : '',
  }),
  lines: {
    ...base.lines,
    quiet: [...base.lines.quiet, ...OWN_MARKERS, 'log-markers', 'log-transported', 'log-drawn-back'],
    sealed: [...(base.lines.sealed ?? []), ...OWN_MARKERS],
  },
})
