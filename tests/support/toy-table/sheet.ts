import type { MapSheet } from '@/components/map/sheet'
import { makeLattice } from '@/lib/hex/lattice'

/** Where the stack of ten stands. */
export const HOME = '1506'
/** Where a single unit stands. */
export const GUARD = '1407'

/** A few flat hexes and a city. */
export const toySheet: MapSheet = {
  id: 'toy',
  lattice: makeLattice({
    orientation: 'flat',
    lineDigits: 'first',
    lines: [10, 20],
    places: [0, 12],
    shifted: 'odd',
    label: (line, place) => `${line}${String(place).padStart(2, '0')}`,
  }),
  ground: () => 'clear',
  ...{ rivers: [], roads: [], areas: [], sources: [] },
  places: [{ hex: '1506', name: 'Minsk', size: 'city', star: null }],
}
