import type { Log, LogLine } from '@/components/table/game-controls'
import type { Turns } from '@/components/table/seen'
import type { Told } from '@/components/table/use-recap'

/** The side whose turn begins with a line; null: that of none, but what was begun is over; undefined: nothing of the kind. */
type Begins = (line: LogLine) => string | null | undefined

/** Lines of some keys begin the turn of the side that they name. */
export const byTurns =
  (turns: Turns): Begins =>
  ({ key, params }) =>
    turns.has(key) ? String(params.side) : undefined

/**
 * The lines of a side's own last turn that is over, from the one with which it began up to that with which the next one did. null:
 * there is none in this log.
 */
export function ownTurnIn(log: Log, begins: Begins, side: string): Told | null {
  const begun = log.flatMap((line) => {
    const of = begins(line)
    return of === undefined ? [] : [{ line, of }]
  })
  const own = begun.findLastIndex(({ of }, n) => of === side && n < begun.length - 1)
  if (own < 0) return null
  const [first, next] = [begun[own]!.line, begun[own + 1]!.line]
  return { lines: first.n, to: next.n, time: next.time, own: true }
}
