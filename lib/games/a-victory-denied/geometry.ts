import { type Lattice, makeLattice } from '@/lib/hex/lattice'

export type { Hex } from './state'

/** The map: rows 50 (north) to 10 (south), hexes 01 (west) to 57 (east), even rows half a hex further east. */
export const board: Lattice = makeLattice({
  orientation: 'pointy',
  lineDigits: 'first',
  lines: [10, 50],
  places: [1, 57],
  linesReversed: true,
  shifted: 'even',
})
