import { cellsOf, fail, rowsOf } from './data-tables'

/** A table of results: a row of cells to each line, as many as there are columns. */
export const readGrid = <Cell>(
  text: string,
  columns: number,
  read: (cell: string) => Cell,
): readonly (readonly Cell[])[] => rowsOf(text).map((row) => cellsOf(row, /\s+/, columns).map(read))

/** A cell of such a table; throws where there is none. */
export const cellOf = <Cell>(
  grid: readonly (readonly Cell[])[],
  row: number,
  column: number,
  where: string,
): Cell => grid[row]?.[column] ?? fail(where, `no column ${column} or row ${row}`)

/** A modified die as a face that the table has, from 1 on. */
export const faceWithin = (face: number, faces: number): number => Math.min(faces, Math.max(1, face))

/** Faces of a die. */
export const facesOf = { d6: 6, d10: 10 } as const
export type Die = keyof typeof facesOf

/** A result of losses and retreat. */
export interface CrtResult {
  readonly text: string
  /** The side the result falls on; null: nothing happens. */
  readonly suffers: 'attacker' | 'defender' | null
  /** Steps to lose. */
  readonly steps: number
  /** Hexes to retreat. */
  readonly retreat: number
}

/** A result as tables print it: `-`, `A2` for two steps of the attacker, `1DR2` for a step and two hexes of the defender. */
export function readResult(text: string): CrtResult {
  if (text === '-') return { text, suffers: null, steps: 0, retreat: 0 }
  const loss = /^A(\d)$/.exec(text)
  if (loss) return { text, suffers: 'attacker', steps: Number(loss[1]), retreat: 0 }
  const beaten = /^(\d?)DR(\d?)$/.exec(text) ?? fail('combat results', `"${text}" is no result`)
  return { text, suffers: 'defender', steps: Number(beaten[1]), retreat: Number(beaten[2] || 1) }
}

export interface Chance<Faces extends number = number> {
  /** The result as the table prints it. */
  readonly text: string
  readonly ways: number
  readonly of: Faces
}

/** How many faces of a die give each result, in the order of the faces. */
export function chancesOf<Faces extends number>(
  of: Faces,
  resultOf: (face: number) => string,
): Chance<Faces>[] {
  const ways = new Map<string, number>()
  for (let face = 1; face <= of; face += 1) {
    const text = resultOf(face)
    ways.set(text, (ways.get(text) ?? 0) + 1)
  }
  return [...ways].map(([text, count]) => ({ text, ways: count, of }))
}
