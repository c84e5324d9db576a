/**
 * Where a figure comes from. `seed`: taken as it stands from the rules; `found`: stated in the rules or in
 * a published account of play; `derived`: worked out from those or from public-domain geography;
 * `reconstructed`: our own design.
 */
export const SOURCES_OF_DATA = ['seed', 'found', 'derived', 'reconstructed'] as const
export type Source = (typeof SOURCES_OF_DATA)[number]

export function fail(where: string, problem: string): never {
  throw new Error(`data of A Victory Denied: ${where}: ${problem}`)
}

/** The lines of a table that hold something. */
export const rowsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

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

export function oneOf<T extends string>(allowed: readonly T[], text: string | undefined, where: string): T {
  return allowed.find((one) => one === text) ?? fail(where, `"${text}" is not one of ${allowed.join(', ')}`)
}

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
