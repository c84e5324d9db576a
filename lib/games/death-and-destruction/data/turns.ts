import { fail } from '@/lib/wargame/data-tables'

/** What a year of this war has of turns: from which to which (1.4). */
const YEARS = [
  [1, 12, 24],
  [2, 1, 24],
  [3, 1, 24],
  [4, 1, 7],
] as const

/** The code of each turn, in their order: the last digit of the year, and which half month of it (1.4). */
export const CODES: readonly number[] = YEARS.flatMap(([year, first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => 100 * year + first + i),
)

/** The number of a turn by its code; throws where there is no such turn. */
export function turnOf(code: number): number {
  const found = CODES.indexOf(code)
  return found < 0 ? fail('turns', `there is no turn ${code}`) : found + 1
}

/** The code of a turn. */
export const codeOf = (turn: number): number => CODES[turn - 1] ?? fail('turns', `there is no turn ${turn}`)

/** The half month of its year, from 1 to 24. */
export const halfMonthOf = (turn: number): number => codeOf(turn) % 100
/** The last digit of its year. */
export const yearOf = (turn: number): number => Math.floor(codeOf(turn) / 100)
/** The month of a turn, from 1 to 12. */
export const monthOf = (turn: number): number => Math.ceil(halfMonthOf(turn) / 2)
