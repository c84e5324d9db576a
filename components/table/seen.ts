import { keptByGame } from '@/components/offline/kept-by-game'
import type { Log, LogLine } from './game-controls'
import { firstOf } from './log'

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

const all = () => keptByGame<Seen>(KEY)

export function lastSeen(game: string, viewer: string): Seen | null {
  const seen = all()[game]
  return seen?.viewer === viewer && Number.isInteger(seen.lines) && !Number.isNaN(Date.parse(seen.time))
    ? seen
    : null
}

/** The lines that have come since. */
export const linesSince = (seen: Seen, log: readonly LogLine[]): readonly LogLine[] =>
  log.filter(({ n, time }) => n >= seen.lines || (seen.last !== undefined && time > seen.last))

/** Keys of lines with which a player turn begins, of the side that they name as `side`. */
export type Turns = ReadonlySet<string>

/**
 * From where a player who has come to the table is told what happened: from where he last looked on this device, but not
 * from before he handed over (`there`: he went on elsewhere since), and on a device that has never seen it from there.
 * Who has gone on since his turn began has been told before. `missing`: lines before those of this log must be known first.
 */
export function toldSince(
  log: Log,
  turns: Turns,
  viewer: string,
  here: Seen | null,
): Seen | 'missing' | null {
  const begun = log.findLast(({ key }) => turns.has(key))
  if (!begun) return here || turns.size === 0 || firstOf(log) === 0 ? here : 'missing'
  const isOwn = begun.params.side === viewer
  if (isOwn && log.at(-1)!.time > begun.time) return here
  const handed = log.findLast(({ key, params }) => turns.has(key) && params.side !== viewer)
  if (handed) return here && here.lines > handed.n ? here : { viewer, lines: handed.n, time: handed.time }
  return here || firstOf(log) === 0 ? here : 'missing'
}

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
