import { type Lattice, makeLattice } from '@/lib/hex/lattice'

/** What is printed on a hex: the letter of its row and its place in it, such as H10. */
export type Hex = string

/** Rows from south to north. */
const ROWS = 'ABCDEFGHIJKLM'

/** The map: rows M (north) to A (south), hexes 1 (west) to 10 (east), every second row from B on half a hex further east. */
export const board: Lattice = makeLattice({
  orientation: 'pointy',
  lineDigits: 'first',
  lines: [1, ROWS.length],
  places: [1, 10],
  linesReversed: true,
  shifted: 'even',
  label: (line, place) => `${ROWS[line - 1]}${place}`,
})

/** A hex as it is printed. */
export const hexPattern = /^[A-M]([1-9]|10)$/
