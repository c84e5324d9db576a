import type { Board } from '../game'

/** What is different on a later board: new values by name, and null for what is gone. */
export type Change = Readonly<Record<string, unknown>>

type Things = Readonly<Record<string, unknown>>

const isThings = (value: unknown): value is Things =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** What must be done to the first board to make it the second; equal parts may be the same objects, which is quick. */
export function changeOf(before: Board, after: Board): Change {
  const change: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name], after[name]]
    if (old === now) continue
    if (isThings(old) && isThings(now)) {
      const inner = changeOf(old, now)
      if (Object.keys(inner).length > 0) change[name] = inner
    } else if (JSON.stringify(old) !== JSON.stringify(now)) change[name] = now ?? null
  }
  return change
}

/** The board after a change. */
export function changed(board: Board, change: Change): Board {
  const after: Record<string, unknown> = { ...board }
  for (const [name, now] of Object.entries(change)) {
    const old = board[name]
    if (now === null) delete after[name]
    else after[name] = isThings(now) && isThings(old) ? changed(old, now) : now
  }
  return after
}
