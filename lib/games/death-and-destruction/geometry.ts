import { labelOf } from '@/lib/games/proud-monster/geometry'
import { makeLattice } from '@/lib/hex/lattice'
import type { Numbering } from '@/lib/hex/numbering'

/** Where Map C lies on the sheets of the parent, counted through all rows: 1000C beneath 4223S (2.2). */
const [COLUMN, ROW] = [32, 52]
/** Its last column and row, which are ours, from the size of the sheet. */
const [LAST_COLUMN, LAST_ROW] = [38, 18]

const printed = (n: number) => String(n).padStart(2, '0')

/** How the hexes of all three sheets are named, and where they lie. */
export const numbering = {
  orientation: 'flat',
  lineDigits: 'first',
  lines: [10, COLUMN + LAST_COLUMN],
  places: [0, ROW + LAST_ROW],
  shifted: 'odd',
  label: (column: number, row: number) => {
    if (row < ROW) return column <= 60 ? labelOf(column, row) : null
    return column >= 10 + COLUMN ? `${column - COLUMN}${printed(row - ROW)}C` : null
  },
} satisfies Numbering

/** All three sheets as one: that of the Caucasus touches the southern one at its south-eastern corner (2.2). */
export const board = makeLattice(numbering)

/** A hex by its name. */
export const hexPattern = /^(([1-5]\d|60)(([01]\d|2[0-7])N|([01]\d|2[0-3])S)|([12]\d|3[0-8])(0\d|1[0-8])C)$/

/** true: a hex of Map C. */
export const isOnMapC = (hex: string): boolean => hex.endsWith('C')
