import type { Words } from '../decision'
import type { Game, Viewer } from '../game'
import { hashOf } from './entry'
import type { LogLine, Match } from './match'

/**
 * Names of what an entry tells. They follow from its salt, so that nobody can tell from them what else happened, or
 * how much: not before, not after and not between.
 */
export const idsOf = (salt: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => hashOf(`line ${n} of ${salt}`).slice(0, 10))

/** What a viewer hears of events, given the state before each and after the last, and the names of their lines. */
export const linesOf = (
  game: Game,
  states: readonly unknown[],
  events: readonly { type: string }[],
  ids: readonly string[],
  viewer: Viewer,
): Omit<LogLine, 'time'>[] =>
  events.flatMap((event, n) => {
    const line = game.tell(event, viewer, states[n], states[n + 1])
    return line ? { ...line, id: ids[n]! } : []
  })

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
  { time, salt }: { time: string; salt: string },
): Match {
  const line = { ...words, id: idsOf(salt, 1)[0]!, time }
  return withLines(match, Object.fromEntries(viewers.map((viewer) => [viewer, [line]])))
}

/** Lines that each viewer was told so far. */
export const linesTold = (match: Match): Record<Viewer, number> =>
  Object.fromEntries(
    Object.entries(match.log).map(([viewer, { from, lines }]) => [viewer, from + lines.length]),
  )
