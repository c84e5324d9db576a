/** Half months of the war in the East: the first turn is the second half of June 1941, the twelfth of its year, of 68 (1.4). */
const [FIRST, TURNS, YEAR] = [12, 68, 1941]
/** The first turn is shorter. */
const INVASION = 22

/** Sentences with the dates of each turn, in the words of a language; in brackets the code by which the rules call it (1.4). */
export function datesOf(
  say: (first: number, last: number, month: number, year: number) => string,
): Readonly<Record<`dates-${number}`, string>> {
  const told = Array.from({ length: TURNS }, (_, i) => {
    const half = FIRST - 1 + i
    const [year, month] = [YEAR + Math.floor(half / 24), Math.floor((half % 24) / 2) + 1]
    const isFirst = half % 2 === 0
    const last = isFirst ? 15 : new Date(Date.UTC(year, month, 0)).getUTCDate()
    const first = i === 0 ? INVASION : isFirst ? 1 : 16
    const code = (year % 10) * 100 + (half % 24) + 1
    return [`dates-${i + 1}`, `${say(first, last, month, year)} (${code})`] as const
  })
  return Object.fromEntries(told)
}
