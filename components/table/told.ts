import type { GameState, LogLine } from './game-controls'

const isSame = (one: LogLine | undefined, other: LogLine) =>
  one?.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params)

/** How many lines of a log its reader has been told: where players went back, what came instead is news. */
export function toldOf(
  { told, log: before }: Pick<GameState, 'told' | 'log'>,
  log: readonly LogLine[],
): number {
  const known = log.slice(0, told)
  const changed = known.findIndex((line, n) => !isSame(before[n], line))
  return changed < 0 ? known.length : changed
}
