/** Half months of the war in the East: the first turn is the second half of June 1941, the twelfth of its year, of 68 (1.4). */
const [FIRST, TURNS, YEAR] = [12, 68, 1941]
/** The first turn is shorter. */
const INVASION = 22

/** What each turn is called, by its code (1.4), and its dates in the words of a language. */
export function datesOf(
  say: (first: number, last: number, month: number, year: number) => string,
): Readonly<Record<`${'dates' | 'turn'}-${number}`, string>> {
  const told = Array.from({ length: TURNS }, (_, i) => i).flatMap((i) => {
    const half = FIRST - 1 + i
    const [year, month] = [YEAR + Math.floor(half / 24), Math.floor((half % 24) / 2) + 1]
    const isFirst = half % 2 === 0
    const last = isFirst ? 15 : new Date(Date.UTC(year, month, 0)).getUTCDate()
    const first = i === 0 ? INVASION : isFirst ? 1 : 16
    const code = (year % 10) * 100 + (half % 24) + 1
    return [
      [`turn-${i + 1}`, String(code)],
      [`dates-${i + 1}`, say(first, last, month, year)],
    ] as const
  })
  return Object.fromEntries(told)
}
