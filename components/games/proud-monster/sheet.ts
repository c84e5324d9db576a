import type { Ground, MapSheet } from '@/components/map/sheet'
import { waterSidesOf } from '@/components/map/sheet-edges'
import { riversOf } from '@/components/map/sheet-rivers'
import { BEYOND_RIVERS, UPLANDS } from '@/lib/games/proud-monster/data/beyond'
import {
  BORDER,
  GAS_LINE,
  HIGHWAY,
  LAND,
  MOSCOW,
  PLACES,
  RIVERS,
  STALIN_LINE,
  type Terrain,
  terrainOf,
  WATERS,
  weatherZoneOf,
} from '@/lib/games/proud-monster/data/map'
import { REGIONS } from '@/lib/games/proud-monster/data/regions'
import { SHORES } from '@/lib/games/proud-monster/data/shores'
import { board } from '@/lib/games/proud-monster/geometry'
import { edgeOf, wallsOf } from '@/lib/hex/walls'
import { readHexsides } from '@/lib/wargame/map-tables'

/** How each ground is printed. */
export const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  ...{ clear: 'clear', forest: 'woods', marsh: 'swamp', hills: 'hill' },
  ...{ lake: 'lake', sea: 'sea', off: 'off' },
}
const WALLS = STALIN_LINE.map(({ hexes }) => hexes.map(({ hex }) => hex)).map((line) => wallsOf(board, line))
/** And each kind of place. */
export const SIZES = { city: 'city', large: 'town', town: 'name' } as const

/** The printed map of the game as the canvas wants it, with the names that the data give. */
export const sheet: MapSheet = {
  id: 'proud-monster',
  lattice: board,
  // The paper is cut through the outermost hexes, so that its edge is straight.
  edge: { left: -0.29, right: -0.29, top: -0.1, bottom: -0.1 },
  ground: (hex) => GROUNDS[terrainOf(hex)],
  rivers: riversOf(
    [...RIVERS, ...readHexsides(board, BEYOND_RIVERS, ['wide', 'narrow'])],
    ({ class: width }) => width === 'wide',
  ),
  roads: HIGHWAY.map(({ hexes }) => hexes),
  highways: HIGHWAY.map(({ hexes }) => hexes),
  places: PLACES.map(({ hex, name, kind }) => ({
    ...{ hex, size: SIZES[kind], star: null, mark: true },
    // Moscow is written once.
    name: hex === MOSCOW[1] ? '' : name,
  })),
  uplands: UPLANDS.trim().split(/\s+/),
  regions: REGIONS,
  areas: [],
  sources: [],
  shores: SHORES,
  waterSides: waterSidesOf(WATERS, ({ class: kind }) =>
    kind === 'sea' || kind === 'lake' ? kind : 'strait',
  ),
  lines: [
    ...WALLS.map((sides) => ({ kind: 'wall' as const, sides })),
    ...BORDER.map(({ sides }) => ({ kind: 'border' as const, sides })),
    ...GAS_LINE.map(({ sides }) => ({ kind: 'limit' as const, sides })),
    { kind: 'weather', sides: edgeOf(board, LAND, (hex) => weatherZoneOf(hex) === 'south') },
  ],
}
