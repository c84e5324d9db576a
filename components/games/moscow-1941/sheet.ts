import type { Ground, MapSheet } from '@/components/map/sheet'
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

const exitsOf = (ways: typeof ROADS, kind: 'road' | 'rail') => {
  const exits = new Map(ways.flatMap(({ leadsOff }) => leadsOff.map(({ hex, edge }) => [hex, edge] as const)))
  return Array.from(exits, ([hex, edge]) => ({ hex, edge, kind }))
}

/** The printed map of the game as the canvas wants it, with the names that the data give. */
export const sheet: MapSheet = {
  id: 'moscow-1941',
  lattice: board,
  // Counters of the outermost hexes are seen whole, and names beside them.
  edge: { left: 0.56, top: 0.32, right: 0.56, bottom: 0.32 },
  ground: (hex) => GROUNDS[terrainOf(hex)],
  rivers: RIVERS.filter((water) => !isLake(water)).map(({ name, sides }) => ({
    name,
    sides: sides.map(({ a, b }) => ({ a, b, wide: WIDE.includes(name) })),
  })),
  waterSides: RIVERS.filter(isLake).flatMap(({ sides }) =>
    sides.map(({ a, b }) => ({ a, b, water: 'lake' as const })),
  ),
  roads: ROADS.map(({ hexes }) => hexes),
  highways: ROADS.flatMap(({ hexes, inMud }) => (inMud ? [hexes] : [])),
  rails: RAILS.map(({ hexes }) => hexes),
  exits: [...exitsOf(ROADS, 'road'), ...exitsOf(RAILS, 'rail')],
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
