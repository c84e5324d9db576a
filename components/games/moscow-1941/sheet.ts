import type { Ground, MapSheet } from '@/components/map/sheet'
import { exitsOf, waterSidesOf } from '@/components/map/sheet-edges'
import { riversOf } from '@/components/map/sheet-rivers'
import {
  FORTS,
  PLACES,
  RAILS,
  RIVERS,
  ROADS,
  type Terrain,
  terrainOf,
} from '@/lib/games/moscow-1941/data/map'
import { board } from '@/lib/games/moscow-1941/geometry'

const GROUNDS: Readonly<Record<Terrain, Ground>> = { clear: 'clear', forest: 'woods' }

const isLake = ({ sides }: (typeof RIVERS)[number]) => sides.some((side) => side.class === 'lake')
/** Rivers that are wide on the whole map. */
const WIDE = ['Volga', 'Oka', 'Don', 'Dnieper']

/** The printed map of the game as the canvas wants it, with the names that the data give. */
export const sheet: MapSheet = {
  id: 'moscow-1941',
  lattice: board,
  // Counters of the outermost hexes are seen whole, and names beside them.
  edge: { left: 0.56, top: 0.32, right: 0.56, bottom: 0.32 },
  ground: (hex) => GROUNDS[terrainOf(hex)],
  rivers: riversOf(
    RIVERS.filter((water) => !isLake(water)),
    (_, name) => WIDE.includes(name),
  ),
  waterSides: waterSidesOf(RIVERS.filter(isLake), () => 'lake'),
  roads: ROADS.map(({ hexes }) => hexes),
  highways: ROADS.flatMap(({ hexes, inMud }) => (inMud ? [hexes] : [])),
  rails: RAILS.map(({ hexes }) => hexes),
  exits: [...exitsOf('road', ROADS), ...exitsOf('rail', RAILS)],
  places: PLACES.map(({ hex, name, kind }) => ({
    hex,
    name,
    size: kind === 'town' ? 'town' : 'city',
    star: null,
    ring: kind === 'moscow' || kind === 'tula' || kind === 'major',
  })),
  areas: [],
  sources: [],
  // The outer hex of a line of defence comes first in the data.
  lines: FORTS.map(({ sides }) => ({ kind: 'rampart', sides: sides.map(({ a, b }) => ({ a: b, b: a })) })),
}
