import type { MapSheet } from '@/components/map/scene'
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
import type { Sentences } from '@/lib/games/a-victory-denied/sentence'
import type { Language } from '@/lib/words/language'

/** The printed map of the game as the canvas wants it, with the names that the data give. */
export const sheet: MapSheet = {
  id: 'a-victory-denied',
  lattice: board,
  ground: terrainOf,
  rivers: RIVERS.map(({ name, sides }) => ({
    name,
    sides: sides.map(({ a, b, class: kind }) => ({ a, b, wide: kind === 'major' })),
  })),
  roads: ROADS.map(({ hexes }) => hexes),
  places: TOWNS.filter(({ hex }) => hex !== '3454' && hex !== '3555').map(({ hex, name, kind, victory }) => ({
    hex,
    name,
    size: kind === 'none' ? 'name' : kind,
    star: victory,
  })),
  areas: [
    { name: 'Minsk Pocket', hexes: [...POCKET], tone: 'pocket' },
    { name: 'Moscow', hexes: MOSCOW, tone: 'goal' },
  ],
  sources: SOURCES.map(({ hex, side }) => ({ hex, side: side === 'german' ? 'west' : 'east' })),
}

/** The printed map with names of one language. */
export function sheetIn(language: Language, places: Sentences): MapSheet {
  const named =
    (kind: 'town' | 'area' | 'river') =>
    <Thing extends { name: string }>(thing: Thing): Thing => ({
      ...thing,
      name: places[`${kind}-${thing.name}`] ?? thing.name,
    })
  return {
    ...sheet,
    id: `${sheet.id}/${language}`,
    rivers: sheet.rivers.map(named('river')),
    places: sheet.places.map(named('town')),
    areas: sheet.areas.map(named('area')),
  }
}
