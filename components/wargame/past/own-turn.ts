import type { Log } from '@/components/table/game-controls'
import type { Told } from '@/components/table/use-recap'

/**
 * The lines of a side's own last turn that is over, from the one with which it began up to that with which the next player turn
 * did. `begins`: the key of such lines, which name the side whose turn it is. null: there is none in this log.
 */
export function ownTurnIn(log: Log, begins: string, side: string): Told | null {
  const turns = log.filter(({ key }) => key === begins)
  const own = turns.findLastIndex(({ params }, n) => params.side === side && n < turns.length - 1)
  if (own < 0) return null
  const [first, next] = [turns[own]!, turns[own + 1]!]
  return { lines: first.n, to: next.n, time: next.time, own: true }
}
