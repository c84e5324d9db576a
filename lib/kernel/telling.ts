import type { Words } from './decision'
import type { Viewer } from './game'
import type { LogLine, Match } from './match'

/** The match after viewers were told lines. */
export function withLines(match: Match, told: Readonly<Record<Viewer, readonly LogLine[]>>): Match {
  const log = Object.entries(match.log).map(([viewer, { from, lines }]) => {
    const more = told[viewer] ?? []
    return [viewer, more.length > 0 ? { from, lines: [...lines, ...more] } : { from, lines }]
  })
  return { ...match, log: Object.fromEntries(log) }
}

/** The match after viewers were told one thing of the table itself. */
export function withTableLine(
  match: Match,
  viewers: readonly Viewer[],
  words: Words,
  { time }: { time: string },
): Match {
  const line = { ...words, time }
  return withLines(match, Object.fromEntries(viewers.map((viewer) => [viewer, [line]])))
}

/** Lines that each viewer was told so far. */
export const linesTold = (match: Match): Record<Viewer, number> =>
  Object.fromEntries(
    Object.entries(match.log).map(([viewer, { from, lines }]) => [viewer, from + lines.length]),
  )
