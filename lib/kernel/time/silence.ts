import type { Game } from '../game'
import { type Entry, isInPerson } from '../log/entry'
import type { Match } from '../log/match'
import { isApart, present } from '../negotiation/affair'
import { DAY, type Span } from './calendar'
import { instantAway } from './timing'

/**
 * A game without a clock may be ended, or its seat filled, by who waits when nothing was heard of the other for so long;
 * milliseconds. Outages of ours do not count.
 */
export const SILENCE = 60 * DAY
/** For so long before that both are told of it. */
export const SILENCE_NOTICE = 7 * DAY

/**
 * Since when the game waits for each person and nothing was heard of him, after an entry; nobody's where a clock runs.
 * What he does and nobody else sees, drafts and standing orders, is no sign: the other could tell it by the hour.
 */
export function silentAfter(
  game: Game,
  before: Match,
  after: Match,
  entry: Entry,
): Readonly<Record<string, number>> {
  const { committed: firm, settled, timing, players } = after
  const isOfTwo = isApart(after) && present(after).length > 1
  if (timing || !firm || settled.end || !isOfTwo) return {}
  const at = Date.parse(entry.time)
  return Object.fromEntries(
    game
      .awaits(firm.open())
      .filter((side) => players[side] === 'person' && !settled.passed.includes(side))
      .map((side) => [side, isSign(entry, side) ? at : (before.silent[side] ?? at)]),
  )
}

const isSign = (entry: Entry, side: string): boolean => {
  switch (entry.kind) {
    case 'order':
      return entry.by === side && entry.firm && isInPerson(entry)
    case 'affair':
      return entry.by === side || (entry.affair.type === 'accept' && entry.affair.what === 'takeBack')
    case 'joined':
      return entry.by === side
    default:
      return false
  }
}

/** When a side has been silent for `time`, SILENCE or what of it comes before both are told; null: it is not waited for. */
export const silenceEnds = (
  { silent }: Pick<Match, 'silent'>,
  side: string,
  outages: readonly Span[],
  time = SILENCE,
): number | null => (silent[side] === undefined ? null : instantAway(null, side, silent[side], time, outages))
