import type { LogLine } from './game-controls'

/** What a viewer of a game has last seen of its log on this device; kept on the device only. */
export interface Seen {
  viewer: string
  /** Lines of his log. */
  lines: number
  /** ISO time. */
  time: string
  /** When the last of them was written, as the server has it: what is later is new, even where players went back. */
  last?: string
}

const KEY = 'fieldpost/seen'
const KEPT = 40

function all(): Readonly<Record<string, Seen>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, Seen>) : {}
  } catch {
    return {}
  }
}

export function lastSeen(game: string, viewer: string): Seen | null {
  const seen = all()[game]
  return seen?.viewer === viewer && Number.isInteger(seen.lines) && !Number.isNaN(Date.parse(seen.time))
    ? seen
    : null
}

/** The lines that have come since. */
export const linesSince = (seen: Seen, log: readonly LogLine[]): readonly LogLine[] =>
  log.filter(({ n, time }) => n >= seen.lines || (seen.last !== undefined && time > seen.last))

/** He has seen so many lines now. */
export function markSeen(game: string, viewer: string, lines: number, last?: string): void {
  const { [game]: _old, ...others } = all()
  const kept = Object.entries(others).slice(0, KEPT - 1)
  const now: Seen = { viewer, lines, time: new Date().toISOString(), ...(last ? { last } : {}) }
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([[game, now], ...kept])))
  } catch {
    // A full or forbidden store only costs the summary of what happened meanwhile.
  }
}
