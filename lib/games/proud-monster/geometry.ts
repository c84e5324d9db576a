import { type Lattice, makeLattice } from '@/lib/hex/lattice'

/** What is printed on a hex: its column, its row and the letter of its sheet, such as 2817N. */
export type Hex = string

/** The southern sheet begins with this row; the last row of the northern one shows the same hexes (2.4). */
const SOUTH = 28

const printed = (n: number) => String(n).padStart(2, '0')

/** What is printed on a hex by its column and its row, counted through both sheets. */
export const labelOf = (column: number, row: number): Hex =>
  row < SOUTH ? `${column}${printed(row)}N` : `${column}${printed(row - SOUTH)}S`

/** Both sheets as one: columns 10 (west) to 60 (east), odd ones half a hex further south, rows N00 to N27 and S00 to S23. */
export const board: Lattice = makeLattice({
  orientation: 'flat',
  lineDigits: 'first',
  lines: [10, 60],
  places: [0, SOUTH + 23],
  shifted: 'odd',
  label: labelOf,
})

/** A hex by its name. */
export const hexPattern = /^([1-5]\d|60)(([01]\d|2[0-7])N|([01]\d|2[0-3])S)$/

/** Both names of a hex of the row in which the sheets overlap lead to the one that is used. */
export const hexNamed = (name: string): Hex => name.replace(/^(\d\d)28N$/, '$100S')

/** The column of a hex, from 10 in the west to 60 in the east. */
export const columnOf = (hex: Hex): number => Number(hex.slice(0, 2))

/** The row of a hex, counted through both sheets from 0 in the north to 51 in the south. */
export const rowOf = (hex: Hex): number => Number(hex.slice(2, 4)) + (hex.endsWith('S') ? SOUTH : 0)

/** true: the hex is on the northern sheet; the row in which the sheets overlap is on both. */
export const isOnNorthSheet = (hex: Hex): boolean => hex.endsWith('N') || hex.slice(2, 4) === '00'
