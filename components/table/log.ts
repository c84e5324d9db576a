import type { GameAnswer } from '@/lib/play/api/game'
import type { Log, LogLine } from './game-controls'

/** The number of the first line that is here; whatever has a smaller one is still at the server. */
export const firstOf = (log: Log): number => log[0]?.n ?? 0

/** How many lines the whole log has. */
export const lengthOf = (log: Log): number => (log.at(-1)?.n ?? -1) + 1

export const lineAt = (log: Log, n: number): LogLine | undefined => log[n - firstOf(log)]

/** The log after an answer of the server. `firm`: how many of the lines that are here can never be taken back. */
export function withAnswer(log: Log, firm: number, told: Pick<GameAnswer, 'log' | 'logLength'>): Log {
  const from = told.log[0]?.n ?? told.logLength
  const kept = log.filter(({ n }) => n < from)
  // Where lines came unseen between, or those before may have been taken back, what was known leads nowhere.
  const isGap = lengthOf(kept) < from
  const isDoubtful = told.log.length > 0 && firm < from && from < lengthOf(log)
  return isGap || isDoubtful ? told.log : [...kept, ...told.log]
}

/** The log with older lines, if they lead up to it. */
export function withOlder(log: Log, older: Log): Log {
  const before = older.filter(({ n }) => n < firstOf(log))
  return before.length > 0 && lengthOf(before) === firstOf(log) ? [...before, ...log] : log
}
