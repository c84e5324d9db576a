import { tableOf } from '@/lib/kernel/table-of'

/**
 * Where a figure comes from. `seed`: taken as it stands from the rules; `found`: stated in the rules or in
 * a published account of play; `derived`: worked out from those or from public-domain geography;
 * `reconstructed`: our own design.
 */
export const SOURCES_OF_DATA = ['seed', 'found', 'derived', 'reconstructed'] as const
export type Source = (typeof SOURCES_OF_DATA)[number]

/** Ends the loading of a game whose data are wrong, and says in which entry. */
export function fail(where: string, problem: string): never {
  throw new Error(`data of the game: ${where}: ${problem}`)
}

/** The lines of a table that hold something. */
export const rowsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** Rows, each with the `> heading` line above it. */
export function headedRows(text: string): { heading: string; row: string }[] {
  let heading = ''
  return rowsOf(text).flatMap((row) => {
    if (!row.startsWith('> ')) return [{ heading, row }]
    heading = row.slice(2)
    return []
  })
}

/** Blocks that begin with a `> heading` line; the rest of a block as words. */
export function blocksOf(text: string): { heading: string; words: string[] }[] {
  return text
    .split('> ')
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n')
      return { heading: block.slice(0, end).trim(), words: block.slice(end).trim().split(/\s+/) }
    })
}

/** The cells of a row, which must be `count`. */
export function cellsOf(row: string, separator: RegExp | string, count: number): string[] {
  const cells = row.split(separator).map((cell) => cell.trim())
  if (cells.length !== count) fail(`row "${row}"`, `has ${cells.length} cells, not ${count}`)
  return cells
}

/** A cell that holds one of these words; throws with its place where it holds another. */
export function oneOf<T extends string>(allowed: readonly T[], text: string | undefined, where: string): T {
  return allowed.find((one) => one === text) ?? fail(where, `"${text}" is not one of ${allowed.join(', ')}`)
}

/** A cell that holds a whole number; throws with its place where it does not. */
export function wholeNumber(text: string | undefined, where: string): number {
  if (text === undefined || !/^-?\d+$/.test(text)) fail(where, `"${text}" is no whole number`)
  return Number(text)
}

/** A whole number, or null for `-`. */
export const numberOrNone = (text: string | undefined, where: string): number | null =>
  text === '-' ? null : wholeNumber(text, where)

/** The provenance behind its first letter. */
export const sourceOf = (letter: string | undefined, where: string): Source =>
  SOURCES_OF_DATA.find((source) => source[0] === letter) ?? fail(where, `"${letter}" is no provenance`)

/** Reads one cell of a table; `where` names its row if it is wrong. */
export type Cell<Value> = (cell: string, where: string) => Value

/** The cell as it stands. */
export const text: Cell<string> = (cell) => cell
/** One of these names. */
export const among =
  <const T extends string>(names: readonly T[]): Cell<T> =>
  (cell, where) =>
    oneOf(names, cell, where)
/** What another reads, or null for `-`. */
export const orNone =
  <Value>(read: Cell<Value>): Cell<Value | null> =>
  (cell, where) =>
    cell === '-' ? null : read(cell, where)
/** true for the mark, false for `-`. */
export const marked =
  (mark: string): Cell<boolean> =>
  (cell, where) =>
    oneOf([mark, '-'], cell, where) === mark

/** Reads rows of a table, each cell by its column, the first of which names the row: `turn 3`. */
export function rowReader<Row extends object>(
  what: string,
  separator: string,
  columns: { readonly [Name in keyof Row]: Cell<Row[Name]> },
): (row: string) => Row {
  const readers = Object.entries<Cell<unknown>>(columns)
  return (row) => {
    const cells = cellsOf(row, separator, readers.length)
    return Object.fromEntries(
      readers.map(([name, read], i) => [name, read(cells[i]!, `${what} ${cells[0]}`)]),
    ) as Row
  }
}

/** Facts by the value of a field; one that two have is refused. */
export function keyedBy<Name extends string, Facts extends { readonly [Key in Name]: string }>(
  name: Name,
  all: readonly Facts[],
): ReadonlyMap<string, Facts> {
  const found = new Map<string, Facts>()
  for (const facts of all) {
    if (found.has(facts[name])) fail(facts[name], 'is there twice')
    found.set(facts[name], facts)
  }
  return found
}

/** The same, to be looked up by any name. */
export const tableBy = <Name extends string, Facts extends { readonly [Key in Name]: string }>(
  name: Name,
  all: readonly Facts[],
): Readonly<Record<string, Facts>> => tableOf(keyedBy(name, all))
