import { cellOf, readGrid } from '@/lib/wargame/crt'
import { fail } from '@/lib/wargame/data-tables'

// Combat results (17.7)

/** Odds, attacker to defender. */
export const COLUMNS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'] as const

// A row to each face of the die, 1 first: steps of the attacker, steps of the defender. Seed.
const CRT_ROWS = `
4/0 4/0 3/0 2/0 2/1 1/1 1/1 1/2 0/3
4/0 3/0 2/0 2/1 1/1 1/1 1/2 0/3 0/3
4/0 3/0 2/0 1/1 1/2 1/2 1/2 0/3 0/4
4/0 2/0 2/1 1/2 1/2 0/2 0/3 0/4 0/4
4/0 2/1 1/1 1/2 0/3 0/3 0/3 0/4 0/5
4/1 1/1 1/2 0/3 0/3 0/3 0/4 0/5 0/5
`
export const CRT: readonly (readonly string[])[] = readGrid(CRT_ROWS, COLUMNS.length, (cell) =>
  /^\d\/\d$/.test(cell) ? cell : fail('combat results', `"${cell}" is no result`),
)
/** The result in a column (an index of COLUMNS) for a die. */
export const crtResult = (column: number, face: number): string =>
  cellOf(CRT, face - 1, column, 'combat results')
/** What odds below and above the table come to, without a die (14.10). */
export const BEYOND = { below: '4/0', above: '0/E' } as const

// Terrain effects (17.9)

/** Points to enter ground, by kind of mover: mechanized, on foot, cavalry, mountain troops (12.10 to 12.13). Seed. */
export const MOVE_COSTS = {
  clear: { mech: 1, foot: 1, rider: 1, mountain: 1 },
  forest: { mech: 2, foot: 1, rider: 1, mountain: 1 },
  hills: { mech: 3, foot: 2, rider: 1, mountain: 1 },
  marsh: { mech: 4, foot: 2, rider: 2, mountain: 2 },
} as const
/** Points to cross a river on top (12.15). Seed. */
export const RIVER_COSTS = { mech: 2, foot: 1 } as const

/** Columns by which attacks are shifted (14.16, 14.19, 14.20, 14.22, 14.23). Seed. */
export const COLUMN_SHIFTS = { hills: -1, river: -1, strait: -2, large: -1, city: -2 } as const
