import type { Board } from '@/lib/kernel/game'
import { type Change, changed, changeOf } from '@/lib/kernel/log/change'
import type { LogLine } from '../game-controls'

// Moves that are alike are shown at once, though others were made between them, as whoever moves many goes through them by their
// places. What follows upon another move, such as who lies where it went, stays after it.

/** Moves that are shown together, and the board after them; absent: that of the log after the last of all. */
export interface Together {
  readonly lines: readonly LogLine[]
  readonly board?: Board
}

/** A value of a thing on a board by where it is written, with the number of the move that wrote it. */
type Written = Map<string, number>

interface Move {
  readonly line: LogLine
  readonly n: number
  readonly change: Change
  /** Where it writes texts of things, such as their places. */
  readonly places: readonly string[]
}

const isThings = (value: unknown): value is Change =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function* leaves(change: Change, path: readonly string[] = []): Iterable<{ path: string; text: boolean }> {
  for (const [name, value] of Object.entries(change))
    if (isThings(value)) yield* leaves(value, [...path, name])
    // What is of no one thing, such as the front, follows from all that has moved.
    else
      yield {
        path: [...path, name].join('/'),
        text: path.length > 0 && (value === null || typeof value === 'string'),
      }
}

/** What of a change no later move has written otherwise. */
function stillSo(change: Change, n: number, written: Written, path: readonly string[] = []): Change {
  return Object.fromEntries(
    Object.entries(change).flatMap(([name, value]) => {
      const here = [...path, name]
      if (isThings(value)) return [[name, stillSo(value, n, written, here)]]
      const at = here.join('/')
      if ((written.get(at) ?? -1) > n) return []
      written.set(at, n)
      return [[name, value]]
    }),
  )
}

/**
 * Moves one after the other in the log, those that are alike together: of each group all are like one of it. `boards`: that before
 * the first, and that after each.
 */
export function togetherIn(
  lines: readonly LogLine[],
  boards: readonly Board[],
  areAlike: (a: LogLine, b: LogLine) => boolean,
): Together[] {
  let open = lines.map((line, n): Move => {
    const change = changeOf(boards[n]!, boards[n + 1]!)
    return { line, n, change, places: [...leaves(change)].flatMap(({ path, text }) => (text ? [path] : [])) }
  })
  const groups: Move[][] = []
  while (open.length > 0) {
    const first = open[0]!
    let best: readonly Move[] = [first]
    for (const one of open) {
      if (!areAlike(first.line, one.line)) continue
      const alike = after(
        open,
        open.filter((other) => other === one || areAlike(one.line, other.line)),
      )
      if (alike.includes(first) && alike.length > best.length) best = alike
    }
    groups.push([...best])
    open = open.filter((one) => !best.includes(one))
  }
  const written: Written = new Map()
  let board = boards[0]!
  return groups.map((group, i) => {
    for (const { change, n } of group) board = changed(board, stillSo(change, n, written))
    const all = group.map(({ line }) => line)
    return i === groups.length - 1 ? { lines: all } : { lines: all, board }
  })
}

/** Those of some moves before which none must be shown that is still open and not among them. */
function after(open: readonly Move[], some: readonly Move[]): readonly Move[] {
  const waits = new Set<string>()
  const chosen = new Set(some)
  for (const move of open) {
    if (chosen.has(move) && !move.places.some((place) => waits.has(place))) continue
    chosen.delete(move)
    for (const place of move.places) waits.add(place)
  }
  return some.filter((move) => chosen.has(move))
}
