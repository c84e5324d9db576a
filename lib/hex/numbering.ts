import type { Axial } from './axial'
import type { Orientation } from './layout'

/**
 * How hexes are named by what is printed on them, four digits unless a label says otherwise. A "line" is a row of pointy-topped hexes or a
 * column of flat-topped ones; a "place" counts along the line.
 */
export interface Numbering {
  readonly orientation: Orientation
  /** Which two digits are the line. */
  readonly lineDigits: 'first' | 'last'
  /** Lowest and highest line number. */
  readonly lines: readonly [number, number]
  /** Lowest and highest place number. */
  readonly places: readonly [number, number]
  /** true: line numbers grow upwards (rows) or to the left (columns) on the screen. */
  readonly linesReversed?: boolean
  /** true: place numbers grow to the left (rows) or upwards (columns) on the screen. */
  readonly placesReversed?: boolean
  /** The lines that are shifted half a hex toward higher place numbers. */
  readonly shifted: 'even' | 'odd'
  /**
   * What is printed on a hex where that is no number of four digits, such as H10 or 2817N; null: there is no such hex. No
   * two hexes are labelled alike.
   */
  readonly label?: (line: number, place: number) => string | null
}

const parity = (n: number) => (n % 2 === 0 ? 0 : 1)
/** Every number of two digits, as it is printed. */
const PRINTED = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

function axialAt(numbering: Numbering, line: number, place: number): Axial {
  // Counted in half hexes along the line, a place has the parity of its line.
  const halves = 2 * place + (numbering.shifted === 'odd' ? parity(line) : -parity(line))
  const across = numbering.linesReversed ? -line : line
  const along = ((numbering.placesReversed ? -halves : halves) - across) / 2
  return numbering.orientation === 'pointy' ? { q: along, r: across } : { q: across, r: along }
}

/** What is printed on a hex, or null when the hex is off the map. */
export function numberOf(numbering: Numbering, { q, r }: Axial): string | null {
  const [along, across] = numbering.orientation === 'pointy' ? [q, r] : [r, q]
  const line = numbering.linesReversed ? -across : across
  const doubled = 2 * along + across
  const halves = numbering.placesReversed ? -doubled : doubled
  const place = (halves - (numbering.shifted === 'odd' ? parity(line) : -parity(line))) / 2
  if (!within(numbering.lines, line) || !within(numbering.places, place)) return null
  return labelOf(numbering, line, place)
}

function labelOf({ lineDigits, label }: Numbering, line: number, place: number): string | null {
  if (label) return label(line, place)
  return lineDigits === 'first' ? PRINTED[line]! + PRINTED[place]! : PRINTED[place]! + PRINTED[line]!
}

/** Every hex of the map, in ascending order of the digits that name it. */
export function allHexes(numbering: Numbering): { hex: string; axial: Axial }[] {
  const { lines, places, lineDigits } = numbering
  const [firsts, lasts] = lineDigits === 'first' ? [lines, places] : [places, lines]
  const found: { hex: string; axial: Axial }[] = []
  for (let a = firsts[0]; a <= firsts[1]; a += 1) {
    for (let b = lasts[0]; b <= lasts[1]; b += 1) {
      const [line, place] = lineDigits === 'first' ? [a, b] : [b, a]
      const hex = labelOf(numbering, line, place)
      if (hex !== null) found.push({ hex, axial: axialAt(numbering, line, place) })
    }
  }
  return found
}

const within = ([low, high]: readonly [number, number], n: number) => n >= low && n <= high
