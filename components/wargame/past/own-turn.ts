import type { Log } from '@/components/table/game-controls'
import type { Turns } from '@/components/table/seen'
import type { Told } from '@/components/table/use-recap'

/**
 * The lines of a side's own last turn that is over, from the one with which it began up to that with which the next player turn
 * did. null: there is none in this log.
 */
export function ownTurnIn(log: Log, turns: Turns, side: string): Told | null {
  const begun = log.filter(({ key }) => turns.has(key))
  const own = begun.findLastIndex(({ params }, n) => params.side === side && n < begun.length - 1)
  if (own < 0) return null
  const [first, next] = [begun[own]!, begun[own + 1]!]
  return { lines: first.n, to: next.n, time: next.time, own: true }
}
