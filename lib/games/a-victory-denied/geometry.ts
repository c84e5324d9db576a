import { type Lattice, makeLattice } from '@/lib/hex/lattice'

export type { Hex } from './names'

/** How its hexes are numbered. */
export const hexPattern = /^([1-4]\d|50)(0[1-9]|[1-4]\d|5[0-7])$/

/** The map: rows 50 (north) to 10 (south), hexes 01 (west) to 57 (east), even rows half a hex further east. */
export const board: Lattice = makeLattice({
  orientation: 'pointy',
  lineDigits: 'first',
  lines: [10, 50],
  places: [1, 57],
  linesReversed: true,
  shifted: 'even',
})
