import { type CrtResult, cellOf, faceWithin, readGrid, readResult } from '@/lib/wargame/crt'
import {
  among,
  cellsOf,
  marked,
  numberOrNone,
  rowReader,
  rowsOf,
  sourceOf,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { makeTerrainChart, type TerrainEffect } from '@/lib/wargame/map-tables'
import type { DIRECTIVES } from '../names'
import { type Terrain, terrainOf, townOf } from './map'

// Combat results (9.4)

/** Odds columns of the combat results table (9.3); 5-1 and 6-1 are implied by the others. */
export const COLUMNS = [
  '1-1',
  '1.5-1',
  '2-1',
  '3-1',
  '4-1',
  '5-1',
  '6-1',
  '7-1',
  '8-1',
  '9-1',
  '10+-1',
] as const

// A row to each result of a d6, best for the attacker last. Reconstructed, but for the cells the tests name.
const CRT_ROWS = `
A1 A1 -   -   -    DR   DR   1DR  1DR  1DR2 1DR2
A1 -  -   -   DR   DR   1DR  1DR  1DR2 1DR2 2DR2
-  -  -   DR  DR   1DR  1DR  1DR2 1DR2 2DR2 2DR2
-  -  DR  DR  1DR  1DR  1DR2 1DR2 2DR2 2DR2 2DR2
-  DR DR  1DR 1DR  1DR2 1DR2 2DR2 2DR2 2DR2 3DR2
DR DR 1DR 1DR 1DR2 1DR2 2DR2 2DR2 2DR2 3DR2 3DR2
`
// Which row a d10 below 10 falls on.
const D10_ROWS = [0, 0, 1, 2, 2, 3, 4, 4, 5] as const

export const CRT = readGrid(CRT_ROWS, COLUMNS.length, readResult)

/** A row of the combat results table: 0 is best for the defender, 5 for the attacker. */
export type CrtRow = 0 | 1 | 2 | 3 | 4 | 5

/**
 * The row of a modified die: d6 for German attacks and for bombardment, d10 for Soviet attacks, where 10 or
 * more brings an elite unit (9.4.3).
 */
export function crtRow(die: 'd6' | 'd10', face: number): CrtRow | 'elite' {
  if (die === 'd6') return (faceWithin(face, 6) - 1) as CrtRow
  return face >= 10 ? 'elite' : D10_ROWS[Math.max(1, face) - 1]!
}

/** The result in a column (an index of COLUMNS) and a row. */
export const crtResult = (column: number, row: CrtRow): CrtResult =>
  cellOf(CRT, row, column, 'combat results')

// Turn track

/** A value that depends on the Hitler Directive; null: the game is over on that branch. */
export interface Branches {
  readonly distracted: number | null
  readonly moscow: number | null
}

// turn | dates of 1941 | German chits: distracted, Moscow | Soviet chits | points | PVO | elite |
// marks: distracted, Moscow | artillery | stars | release | escape modifier | provenance
const TURN_ROWS = `
1  | 10-16 July        | 3 3 | 2 | 4 | 1 | 1 | 0 0 | - | - | voluntary  | 0  | f
2  | 17-23 July        | 3 3 | 3 | 6 | 1 | 1 | 1 1 | A | - | voluntary  | -1 | r
3  | 24-30 July        | 3 3 | 3 | 6 | 1 | 1 | 2 2 | A | - | voluntary  | -2 | r
4  | 31 July-6 August  | 3 3 | 3 | 5 | 1 | 1 | 2 2 | A | * | compulsory | -  | r
5  | 7-13 August       | 3 3 | 3 | 5 | 1 | 1 | 2 2 | A | * | none       | -  | r
6  | 14-20 August      | 3 3 | 3 | 5 | 1 | 1 | 2 2 | A | * | none       | -  | r
7  | 21-27 August      | 3 3 | 3 | 4 | 1 | 1 | 2 2 | A | * | none       | -  | f
8  | 28 Aug-3 Sept     | 2 4 | 3 | 4 | 1 | 1 | 3 1 | A | * | none       | -  | r
9  | 4-10 September    | - 4 | 4 | 3 | 1 | 1 | - 2 | A | * | none       | -  | r
10 | 11-17 September   | - 4 | 4 | 3 | 0 | 1 | - 2 | A | * | none       | -  | r
`

const branches = (cell: string, where: string): Branches => {
  const [distracted, moscow] = cellsOf(cell, ' ', 2)
  return { distracted: numberOrNone(distracted, where), moscow: numberOrNone(moscow, where) }
}
const readTurn = rowReader('turn', '|', {
  turn: wholeNumber,
  dates: text,
  /** Chits the German player chooses (7.1.2). */
  german: branches,
  soviet: wholeNumber,
  /** Soviet reinforcement points (11.1.1). */
  points: wholeNumber,
  /** PVO placed, red units drawn. */
  pvo: wholeNumber,
  elite: wholeNumber,
  /** German units the Soviet player marks out of supply (10.1). */
  oos: branches,
  /** true: the Soviet artillery chit is in the cup. */
  art: marked('A'),
  /** true: the die is rolled for the Stavka groups. */
  stars: marked('*'),
  /** Release of Germans from the Minsk Pocket (14.0). */
  release: among(['voluntary', 'compulsory', 'none']),
  /** To the die on the escape table; null: no roll. */
  escapeModifier: numberOrNone,
  source: sourceOf,
})
type Turn = Readonly<Omit<ReturnType<typeof readTurn>, 'turn'>>

/** What the turn track says, by turn 1 to 10. */
export const TURN_TRACK: Readonly<Record<number, Turn>> = Object.fromEntries(
  rowsOf(TURN_ROWS).map((row) => {
    const { turn, ...facts } = readTurn(row)
    return [turn, facts]
  }),
)

// Minsk escape table (14.0)

/** Lowest sum of released points of each column of the escape table. */
export const ESCAPE_COLUMNS = [0, 3, 5, 8, 11]
/** The points of the column that a sum comes to, as its head says them. */
export function escapeColumn(points: number): string {
  const next = ESCAPE_COLUMNS.find((least) => least > points)
  const from = ESCAPE_COLUMNS.findLast((least) => least <= points)
  return next ? `${from}–${next - 1}` : `${from}+`
}

// A row to each modified die from 1 to 6; V: the Soviet player takes a VP chit as well. Reconstructed.
const ESCAPE_ROWS = `
0 0 0  0  1
0 0 0  1  1
0 0 1  1  2
0 1 1  2  2V
0 1 2  2V 3V
1 2 2V 3V 4V
`

export interface EscapeResult {
  /** Soviet units that leave the pocket. */
  readonly escapees: number
  readonly takesVp: boolean
}

const ESCAPES = readGrid(
  ESCAPE_ROWS,
  ESCAPE_COLUMNS.length,
  (cell): EscapeResult => ({
    escapees: wholeNumber(cell.replace('V', ''), 'escape table'),
    takesVp: cell.endsWith('V'),
  }),
)

/** Escape from the Minsk Pocket by the points the German released and the modified die (14.0). */
export function escapeResult(points: number, modifiedDie: number): EscapeResult {
  const column = ESCAPE_COLUMNS.findLastIndex((least) => points >= least)
  return cellOf(ESCAPES, faceWithin(modifiedDie, 6) - 1, column, 'escape table')
}

// Hitler Directive (15.0)

/** Result of the directive roll by the face of the die. The three results are found, how they split is not. */
export const DIRECTIVE: Readonly<Record<number, (typeof DIRECTIVES)[number] | 'choice'>> = {
  1: 'distracted',
  2: 'distracted',
  3: 'distracted',
  4: 'choice',
  5: 'choice',
  6: 'moscow',
}

// Terrain chart (8.1, 9.3)

export const TERRAIN_CHART: Readonly<Record<Terrain | 'town' | 'city', TerrainEffect>> = {
  clear: { foot: 1, motor: 1, shift: 0, source: 'found' },
  woods: { foot: 1, motor: 2, shift: 1, source: 'found' },
  swamp: { foot: 1, motor: 2, shift: 1, source: 'reconstructed' },
  hill: { foot: 1, motor: 1, shift: 1, source: 'reconstructed' },
  town: { foot: 1, motor: 1, shift: 1, source: 'reconstructed' },
  city: { foot: 1, motor: 1, shift: 2, source: 'found' },
}

/** Movement points on top, to cross an unbridged minor river (8.1.3). */
export const MINOR_RIVER_COST = { foot: 1, motor: 2 } as const
/** Movement points on top, to enter and to leave an enemy zone of control (8.2.1). */
export const ZOC_COST = { enter: 2, leave: 2 } as const

/** Movement points to enter a hex (8.1.2), and columns to the left when it is attacked (9.3.2). */
export const { enterCost, terrainShift } = makeTerrainChart(TERRAIN_CHART, terrainOf, townOf)
