import 'server-only'
import type { Game } from '@/lib/kernel/game'
import type { Entry } from '@/lib/kernel/log/entry'
import { type Match, otherSide } from '@/lib/kernel/log/match'
import { resultOf } from '@/lib/kernel/log/projection'
import type { RunningClock } from '@/lib/kernel/time/running-clock'
import { runOf } from '@/lib/kernel/time/timing'
import { lostSeatField, TALLY_FIELD } from '@/lib/notices/row'

/** What is to be counted of a game that is over. */
export interface Tally {
  play: string
  /** A side, or `draw`. */
  winner: string
  /** The side whose time was out. */
  late: string | null
  /** The clock of a side that has resigned: whether its time was out is known with our outages. */
  resigned?: { side: string; run: RunningClock }
  /** Each side was one player's from beginning to end. */
  own?: boolean
  rated: boolean
  /** Milliseconds since 1970. */
  at: number
}

/** The same of a game that goes on, for a player who has lost his side as his time was out. */
export interface LostSeat {
  play: string
  /** His account. */
  to: string
  at: number
  /** Entries of the log that were written by then. */
  head: number
}

/** Ways to end by which nobody was beaten: a player's account was deleted, or both were. */
const UNPLAYED = ['table.end.left', 'table.end.abandoned']
const OUT_OF_TIME = ['table.end.time', 'table.end.silent']
const RESIGNED = 'table.end.resigned'

/** What came about between two matches. */
interface Happened {
  entries: readonly Entry[]
  /** Whose each side was before. */
  owners: Readonly<Record<string, string>>
  now: number
}

/**
 * What is to be counted of a game between two accounts: that it has just ended, or that a player has lost his side as
 * his time was out. As fields, to be written in the same moment.
 */
export function tallyOf(
  game: Game,
  before: Match | null,
  after: Match,
  { entries, owners, now }: Happened,
): Record<string, string> {
  if (!before || after.mode !== 'invite') return {}
  const ended = endOf(game, before, after, now)
  const lost = game.sides.flatMap((side) => {
    const to = owners[side]
    if (!to || !hasLostSeat(game, before, after, side, entries)) return []
    const seat: LostSeat = { play: game.id, to, at: now, head: after.head }
    return [[lostSeatField(side), JSON.stringify(seat)]]
  })
  return { ...(ended ? { [TALLY_FIELD]: JSON.stringify(ended) } : {}), ...Object.fromEntries(lost) }
}

/**
 * None is counted that the computer played to its end, or where a player has left for good. Where a substitute sat down
 * it counts for those who ended it, and nobody is rated: neither result is that of one player. Late is whose time was
 * claimed, and who resigns when his time is out already; who plays on in spite of it is not.
 */
function endOf(game: Game, before: Match, after: Match, now: number): Tally | null {
  const result = resultOf(game, after)
  if (!result || resultOf(game, before) || UNPLAYED.includes(result.why.key)) return null
  if (!game.sides.every((side) => after.players[side] === 'person')) return null
  const side = String(result.why.params.side)
  const run = result.why.key === RESIGNED && before.timing ? runOf(before.timing, side, null) : null
  const own = Object.keys(after.settled.substitutes).length === 0
  return {
    play: game.id,
    winner: result.winner,
    late: OUT_OF_TIME.includes(result.why.key) ? side : null,
    ...(run ? { resigned: { side, run } } : {}),
    own,
    rated: own && after.challenge?.rated === true,
    at: now,
  }
}

/** Whether a side is somebody else's now, as the time of its player was out or nothing was heard of him. */
function hasLostSeat(
  game: Game,
  before: Match,
  after: Match,
  side: string,
  entries: readonly Entry[],
): boolean {
  const { [side]: was } = before.settled.substitutes
  const { [side]: is } = after.settled.substitutes
  if (is && is !== was) return is.why === 'late' || is.why === 'silent'
  const isComputers = before.players[side] === 'person' && after.players[side] === 'computer'
  return (
    isComputers &&
    !before.settled.empty.includes(side) &&
    entries.some(
      (one) => one.kind === 'affair' && one.by === otherSide(game, side) && one.affair.type === 'replace',
    )
  )
}
