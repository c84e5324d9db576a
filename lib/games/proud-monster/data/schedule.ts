import { orNone, rowReader, rowsOf, sourceOf, text, wholeNumber } from '@/lib/wargame/data-tables'
import { FACES, type Face } from './units'

/**
 * Soviet units at the set-up, in the frontier zone and in the interior, and those that come in each turn (17.6), by face:
 * RD CD TD MRD RB MRB TB. The tank brigades of turn 3 come by dice (8.9). Guards are conversions and stand with their units.
 */
const ROWS = `
frontier 52 5 24 12 3 0 0
interior 114 4 26 13 13 0 0
2 11 6 0 0 3 0 0
3 60 9 5 0 4 1 48
4 20 8 0 0 0 0 0
5 14 4 0 0 4 0 0
6 10 3 0 0 1 0 5
7 6 1 0 0 6 0 8
8 20 3 1 0 2 0 1
9 7 0 0 1 13 0 1
10 20 2 1 0 1 0 0
11 6 3 0 0 14 0 1
12 3 1 0 0 5 0 0
`

export type Faces = Readonly<Record<Face, number>>
const count = { RD: wholeNumber, CD: wholeNumber, TD: wholeNumber, MRD: wholeNumber }
const readRow = rowReader('row of the schedule', ' ', {
  ...{ when: text, ...count, RB: wholeNumber, MRB: wholeNumber, TB: wholeNumber },
})
const rows = new Map(
  rowsOf(ROWS)
    .map(readRow)
    .map(({ when, ...faces }) => [when, faces as Faces]),
)
const NONE = Object.fromEntries(FACES.map((face) => [face, 0])) as Faces

/** Units to be drawn for the set-up (3.2). */
export const SET_UP_FACES = { frontier: rows.get('frontier')!, interior: rows.get('interior')! }
/** Units to be drawn for a turn (3.5). */
export const arrivalsIn = (turn: number): Faces => rows.get(String(turn)) ?? NONE

const readTurn = rowReader('turn', '|', {
  turn: wholeNumber,
  /** Month, and which half of it. */
  month: wholeNumber,
  half: wholeNumber,
  couplets: wholeNumber,
  /** Victory points with which the German side wins at its end (17.2). */
  victory: wholeNumber,
  /** Those that it had at its end as history went: by the days on which places fell. */
  historic: wholeNumber,
  /** Factors of each German air unit (17.8); null: none is there. */
  air: orNone(wholeNumber),
  source: sourceOf,
})
/** The turns: turn | month | half | couplets | points that win | those of history | factors of an air unit | provenance (5.1, 17.2, 17.8). */
export const TURNS = rowsOf(`
1  | 6  | 2 | 1 | 4  | 3  | 4  | s
2  | 7  | 1 | 2 | 8  | 6  | 10 | s
3  | 7  | 2 | 2 | 13 | 10 | 9  | s
4  | 8  | 1 | 2 | 17 | 12 | 8  | s
5  | 8  | 2 | 2 | 22 | 17 | 7  | s
6  | 9  | 1 | 2 | 26 | 17 | 6  | s
7  | 9  | 2 | 2 | 28 | 22 | 5  | s
8  | 10 | 1 | 2 | 30 | 25 | 4  | s
9  | 10 | 2 | 2 | 36 | 32 | 3  | s
10 | 11 | 1 | 2 | 36 | 34 | 2  | s
11 | 11 | 2 | 2 | 36 | 34 | 1  | s
12 | 12 | 1 | 2 | 36 | 34 | -  | s
`).map(readTurn)

/** Each couplet of each turn from one on. */
export const coupletsFrom = (first: number): (readonly [turn: number, couplet: number])[] =>
  TURNS.filter(({ turn }) => turn >= first).flatMap(({ turn, couplets }) =>
    Array.from({ length: couplets }, (_, n) => [turn, n + 1] as const),
  )
