import type { CounterFace } from '@/components/map/scene'
import type { Table } from '@/lib/games/death-and-destruction/state'
import type { Situation } from '@/lib/games/proud-monster/situation'

type Marker = Table['markers'][number]
/** Markers of offensive supply on the map. */
export const markersOf = ({ open }: Situation): readonly Marker[] => (open as unknown as Table).markers

/** How far it reaches, as its owner knows; a dummy reaches nowhere, and of others nobody else knows (9.8). */
export function markerFace({ range, shown }: Pick<Marker, 'range' | 'shown'>): CounterFace {
  const told = range === null ? '?' : range === 0 ? '–' : String(range)
  return {
    ...{ key: `marker ${told} ${shown}`, side: 'east', symbol: 'headquarters', mark: '', name: '' },
    ...{ strength: told, reduced: false, steps: 0, box: shown ? '#f2d25c' : '#e3c9a6' },
  }
}
