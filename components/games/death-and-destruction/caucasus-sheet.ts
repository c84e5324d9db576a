import { GROUNDS as parent, SIZES } from '@/components/games/proud-monster/sheet'
import type { Ground, MapSheet } from '@/components/map/sheet'
import { riversOf } from '@/components/map/sheet-rivers'
import {
  GROUND_AROUND,
  PEAKS,
  REGIONS_AROUND,
  RIVERS_AROUND,
  UPLANDS_AROUND,
} from '@/lib/games/death-and-destruction/data/around'
import {
  MILITARY_ROADS,
  OIL_CENTRES,
  oilNameAt,
  PLACES,
  placeAt,
  RIVERS,
  type Terrain,
  terrainOf,
} from '@/lib/games/death-and-destruction/data/caucasus'
import { SHORES } from '@/lib/games/death-and-destruction/data/caucasus-shores'
import { around, paper } from '@/lib/games/death-and-destruction/data/paper'
import { board, isOnMapC } from '@/lib/games/death-and-destruction/geometry'
import { edgeOf } from '@/lib/hex/walls'
import { readHexsides } from '@/lib/wargame/map-tables'
import { sheet as small } from './sheet'

const GROUNDS: Readonly<Record<Terrain, Ground>> = { ...parent, steppe: 'steppe', mountain: 'mountain' }

const filled = new Map(GROUND_AROUND.flatMap(({ hex, water }) => (water ? [[hex, water] as const] : [])))
const known = new Set(small.lattice.hexes)
const ground = (hex: string): Ground => {
  if (known.has(hex)) return small.ground(hex)
  return isOnMapC(hex) ? GROUNDS[terrainOf(hex)] : (filled.get(hex) ?? 'off')
}

/** Rivers of Map C, of which one that comes down to the southern sheet goes on there. */
const rivers = riversOf(RIVERS, () => true)
const joined = small.rivers.map((river) => {
  const upper = rivers.find(({ name }) => name === river.name)
  return upper ? { ...river, sides: [...upper.sides, ...river.sides] } : river
})
const isAlone = ({ name }: { name: string }) => !small.rivers.some((river) => river.name === name)

/** All three sheets joined (3.2), with what lies around them up to the corners of the paper. */
export const sheet: MapSheet = {
  ...small,
  id: 'death-and-destruction-caucasus',
  lattice: paper,
  ground,
  rivers: [
    ...joined,
    ...rivers.filter(isAlone),
    ...riversOf(readHexsides(around, RIVERS_AROUND, ['wide', 'narrow']), (side) => side.class === 'wide'),
  ],
  passes: MILITARY_ROADS.map(({ hexes }) => hexes),
  places: [
    ...small.places,
    ...PLACES.map(({ hex, name, kind }) => ({ ...{ hex, name, star: null, mark: true }, size: SIZES[kind] })),
    ...OIL_CENTRES.flatMap(({ hex }) =>
      placeAt.has(hex) ? [] : [{ ...{ hex, star: null }, ...oilNameAt(hex)!, size: 'name' as const }],
    ),
    ...PEAKS.map(({ hex, name }) => ({
      ...{ hex, name, star: null },
      ...{ size: 'name' as const, mark: 'peak' as const },
    })),
  ],
  wells: OIL_CENTRES.map(({ hex }) => hex),
  uplands: [...small.uplands!, ...UPLANDS_AROUND],
  regions: [
    ...small.regions!.filter(({ id }) => !REGIONS_AROUND.some((region) => region.id === id)),
    ...REGIONS_AROUND,
  ],
  shores: [...small.shores!, ...SHORES],
  lines: [
    // 3.5: Turkey and Iran.
    {
      kind: 'border',
      sides: edgeOf(
        board,
        board.hexes.filter((hex) => isOnMapC(hex) && terrainOf(hex) !== 'sea'),
        (hex) => terrainOf(hex) !== 'off',
      ),
    },
    ...small.lines!,
  ],
}
