import type { MapSheet } from '@/components/map/sheet'
import { riversOf } from '@/components/map/sheet-rivers'
import {
  MOSCOW,
  POCKET,
  RIVERS,
  ROADS,
  SOURCES,
  TOWNS,
  terrainOf,
} from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'

/** The printed map of the game as the canvas wants it, with the names that the data give. */
export const sheet: MapSheet = {
  id: 'a-victory-denied',
  lattice: board,
  ground: terrainOf,
  rivers: riversOf(RIVERS, ({ class: kind }) => kind === 'major'),
  roads: ROADS.map(({ hexes }) => hexes),
  places: TOWNS.filter(({ hex }) => hex !== '3454' && hex !== '3555').map(({ hex, name, kind, victory }) => ({
    hex,
    name,
    size: kind === 'none' ? 'name' : kind,
    star: victory,
  })),
  areas: [
    { name: 'Minsk Pocket', hexes: [...POCKET], tone: 'quiet' },
    { name: 'Moscow', hexes: MOSCOW, tone: 'loud' },
  ],
  sources: SOURCES.map(({ hex, side }) => ({ hex, side: side === 'german' ? 'west' : 'east' })),
}
