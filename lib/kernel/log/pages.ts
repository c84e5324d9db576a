import type { Viewer } from '../game'
import type { LogLine, Match } from './match'

/** Lines of one page of a viewer's log. Only lines that stand are in pages, so that a full page never changes. */
export const PAGE = 100

/** The number of the page that holds a line. */
export const pageOf = (line: number): number => Math.floor(line / PAGE)

/**
 * From which line on a log of so many is kept with the match and told with a table: the page that is being filled, and
 * the full one before it.
 */
export const recentFrom = (lines: number): number => Math.max(0, (pageOf(lines) - 1) * PAGE)

/** How many lines that stand a viewer was told. */
export const toldTo = ({ log }: Match, viewer: Viewer): number =>
  log[viewer]!.from + log[viewer]!.lines.length

export interface Page {
  readonly viewer: Viewer
  readonly page: number
  readonly lines: readonly LogLine[]
}

/** Pages that were filled after `before` (null: since the beginning). The match must hold their lines. */
export function filledPages(before: Match | null, after: Match): Page[] {
  return Object.entries(after.log).flatMap(([viewer, { from, lines }]) => {
    const first = before ? pageOf(toldTo(before, viewer)) : 0
    const count = pageOf(from + lines.length) - first
    return Array.from({ length: count }, (_, n) => {
      const start = (first + n) * PAGE - from
      if (start < 0) throw new Error('a page is missing its first lines')
      return { viewer, page: first + n, lines: lines.slice(start, start + PAGE) }
    })
  })
}
