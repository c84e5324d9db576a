import { expect, test } from 'vitest'
import { SOURCES_OF_DATA, type Source } from '@/lib/wargame/data-tables'

/** A part of a game's data as its page "About this edition" accounts for it. */
interface Part {
  title: string
  /** How many rows are of each provenance. */
  counts: Partial<Readonly<Record<Source, number>>>
  notes: readonly string[]
}

/** The rows of each part by its title, as rules read them; only how many, where a whole table has one provenance. */
type Rows = Readonly<Record<string, number | Iterable<{ readonly source: Source }>>>

/** Where figures name no source, or a part accounts for other rows than there are, in words. */
function dataFaults(parts: readonly Part[], rows: Rows): string[] {
  const titles = parts.map(({ title }) => title)
  return [
    ...Object.keys(rows).flatMap((title) => (titles.includes(title) ? [] : [`${title}: not accounted for`])),
    ...parts.flatMap(({ title, counts, notes }) => {
      const told = (fault: string) => `${title}: ${fault}`
      const found = rows[title]
      if (found === undefined) return [told('no such rows')]
      const faults = notes.length > 0 ? [] : [told('nothing is said of it')]
      if (typeof found === 'number') {
        const sum = Object.values(counts).reduce((all, n) => all + n, 0)
        return sum === found && found > 0 ? faults : [...faults, told(`accounts for ${sum} of ${found} rows`)]
      }
      const sources = Array.from(found, ({ source }) => source)
      if (sources.length === 0) faults.push(told('has no rows'))
      if (!sources.every((source) => SOURCES_OF_DATA.includes(source)))
        faults.push(told('a row names no source'))
      for (const source of SOURCES_OF_DATA) {
        const [there, counted] = [sources.filter((one) => one === source).length, counts[source] ?? 0]
        if (there !== counted) faults.push(told(`accounts for ${counted} of ${there} rows ${source}`))
      }
      return faults
    }),
  ]
}

/** Each figure of a game names its source, and its readers are told of all of them. */
export function testData(parts: readonly Part[], rows: Rows): void {
  test('each figure names its source, and every row of every part is accounted for', () => {
    expect(dataFaults(parts, rows)).toEqual([])
  })

  test('a row that names none is noticed, and one that is left out', () => {
    const [title, found] = Object.entries(rows).find(([, one]) => typeof one !== 'number') as [
      string,
      Iterable<{ readonly source: Source }>,
    ]
    const [first, ...rest] = found
    const unnamed = { ...first, source: undefined as unknown as Source }
    expect(dataFaults(parts, { ...rows, [title]: [unnamed, ...rest] })).toContain(
      `${title}: a row names no source`,
    )
    expect(dataFaults(parts, { ...rows, [title]: rest }).join()).toContain(`${title}: accounts for `)
    expect(dataFaults(parts.slice(1), rows)).toHaveLength(1)
  })
}
