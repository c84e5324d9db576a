import type { Board } from '@/lib/kernel/game'
import type { LogLine } from '../game-controls'
import { togetherIn } from './together'

/** A fight by its lines: that with which it began, and the last that tells how it ended. */
interface Fight {
  readonly n: number
  readonly to: number
}

/** Fights of one part of the front. */
export interface FoughtPart {
  readonly name: string
  readonly fights: readonly Fight[]
}

/** What is shown together: some lines, and the board after the last of them. */
export interface Stop {
  /** As far as they have been fetched. */
  readonly lines: readonly LogLine[]
  /** The line that leads there, which is looked at on the map. */
  readonly line: LogLine | undefined
  /** The number of the last of them. */
  readonly to: number
  /** The board after them; absent: that after the line with this number. */
  readonly board?: Board
  /** What the map shows from then on: the part of the front that is next; absent: as before. */
  readonly around?: readonly string[]
  /** Of which fight of which part it is; null: of none. */
  readonly fight: { readonly part: string; readonly n: number; readonly of: number } | null
  /** Milliseconds. */
  readonly ms: number
}

/** A fight takes two seconds: who attacks whom, and what came of it. */
const ATTACK_MS = 700
const OUTCOME_MS = 1300

/** What the lines from one on are, and what they bring about. */
interface Played {
  readonly since: number
  /** That before the first of them, and that after each. */
  readonly boards: readonly Board[]
  lineAt(n: number): LogLine | undefined
  /** How long a line is shown, in milliseconds. */
  msOf(hasDice: boolean): number
  /** true: two lines tell of moves that went alike; of one and the same, that it tells of one. */
  areAlike(a: LogLine, b: LogLine): boolean
}

/** Lines from one on, each by itself but for moves that went alike, which are shown at once. */
export function eachLine({ since, boards, lineAt, msOf, areAlike }: Played): readonly Stop[] {
  const stops: Stop[] = []
  let run: LogLine[] = []
  /** `to`: the number of the last of the moves before it. */
  const flush = (to: number) => {
    const before = boards.slice(to - run.length - since + 1, to - since + 2)
    for (const { lines, board } of togetherIn(run, before, areAlike)) {
      const line = lines.at(-1)!
      stops.push({
        lines,
        line,
        to: board ? line.n : to,
        fight: null,
        ms: msOf(false),
        ...(board && { board }),
      })
    }
    run = []
  }
  for (let to = since; to < since + boards.length - 1; to += 1) {
    const line = lineAt(to)
    if (line && areAlike(line, line)) run.push(line)
    else {
      flush(to - 1)
      const ms = msOf((line?.dice?.length ?? 0) > 0)
      stops.push({ lines: line ? [line] : [], line, to, fight: null, ms })
    }
  }
  flush(since + boards.length - 2)
  return stops
}

/** Fights one after the other, part by part, of a log whose lines are found by their numbers. */
export function stopsOf(
  parts: readonly FoughtPart[],
  lineAt: (n: number) => LogLine | undefined,
): readonly Stop[] {
  const of = parts.reduce((sum, { fights }) => sum + fights.length, 0)
  let count = 0
  return parts.flatMap(({ name: part, fights }) => {
    const around = fights.flatMap(({ n }) => lineAt(n)?.at?.[0] ?? [])
    return fights.flatMap(({ n, to }, first): Stop[] => {
      count += 1
      const fight = { part, n: count, of }
      const begun = lineAt(n)
      const after = Array.from({ length: to - n }, (_, i) => lineAt(n + 1 + i)).flatMap((line) => line ?? [])
      const last = after.at(-1)
      if (!begun || !last) return []
      // The die lies where it fell.
      const line = after.findLast(({ dice, at }) => dice && dice.length > 0 && at?.[0]) ?? last
      return [
        { lines: [begun], line: begun, to: n, fight, ms: ATTACK_MS, ...(first === 0 ? { around } : {}) },
        { lines: after, line, to, fight, ms: OUTCOME_MS },
      ]
    })
  })
}
