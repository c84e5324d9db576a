import { drawBlank } from '@/components/map/layers/card'
import type { CounterFace, DrawnCard } from '@/components/map/scene'
import type { Table } from '@/lib/games/death-and-destruction/state'
import type { Situation } from '@/lib/games/proud-monster/situation'

type Marker = Table['markers'][number]
/** Markers of offensive supply on the map. */
export const markersOf = ({ open }: Situation): readonly Marker[] => (open as unknown as Table).markers

/** Ground and edge of those that lie face up and face down, by day and by night. */
const COLOURS = {
  up: { day: ['#f2d25c', '#6b4d05'], night: ['#d3b245', '#fbe9a8'] },
  down: { day: ['#efe0bf', '#6b4d05'], night: ['#b8a67e', '#f3e6c4'] },
} as const
const INK = '#2b1c04'
const FIGURES = "'Barlow Condensed', 'Arial Narrow', sans-serif"

/** How far it reaches, as its owner knows; a dummy reaches nowhere, and of others nobody else knows (9.8). */
export function markerFace({ range, shown }: Pick<Marker, 'range' | 'shown'>): CounterFace {
  const told = range === null ? '?' : range === 0 ? '–' : String(range)
  return {
    ...{ key: `marker ${told} ${shown}`, side: 'east', symbol: 'headquarters', mark: '', name: '' },
    ...{ strength: told, reduced: false, steps: 0, box: '' },
    draw: (card) => drawMarker(card, told, shown),
  }
}

/** Its figure within a ring, which is whole once it lies face up. */
function drawMarker({ g, palette, side: s, flat }: DrawnCard, told: string, shown: boolean): void {
  const [ground, edge] = COLOURS[shown ? 'up' : 'down'][palette.night ? 'night' : 'day']
  drawBlank(g, s, { ground, edge, flat }, () => {
    g.strokeStyle = INK
    g.lineWidth = s * 0.06
    if (!shown) g.setLineDash([s * 0.12, s * 0.09])
    g.beginPath()
    g.arc(s / 2, s / 2, s * 0.37, 0, 2 * Math.PI)
    g.stroke()
    g.setLineDash([])
    g.fillStyle = INK
    g.textAlign = 'center'
    g.textBaseline = 'alphabetic'
    g.font = `700 ${s * 0.58}px ${FIGURES}`
    g.fillText(told, s / 2, s * 0.7)
  })
}
