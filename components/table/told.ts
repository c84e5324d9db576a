import type { GameState, Log, LogLine } from './game-controls'
import { lengthOf, lineAt } from './log'

const isSame = (one: LogLine, other: LogLine) =>
  one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params)

/** How many lines of a log its reader has been told: where players went back, what came instead is news. */
export function toldOf({ told, log: before }: Pick<GameState, 'told' | 'log'>, log: Log): number {
  const changed = log.find((line) => {
    const known = line.n < told ? lineAt(before, line.n) : undefined
    return known && !isSame(known, line)
  })
  return changed?.n ?? Math.min(told, lengthOf(log))
}
