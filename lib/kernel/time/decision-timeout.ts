import type { AnyOrder, Game } from '../game'
import { draftsOf } from '../log/drafts'
import { type Entry, isInPerson, type Lapsed } from '../log/entry'
import type { DecisionTimeout, Match } from '../log/match'
import { stateFor } from '../log/projection'
import type { Span } from './calendar'
import { deadlineOf, instantAway } from './timing'

/**
 * The lapse that runs after an entry. Choices that fall on a side one after the other are one: whoever does not come for
 * the first does not come for the others. It begins anew where its player has just decided one of them himself or said
 * what he wishes, and where something has been settled that gives him the choice again, or ends the clock that knew of
 * his days off and pauses.
 */
export function lapseAfter(game: Game, before: Match, after: Match, entry: Entry): DecisionTimeout | null {
  const { committed: firm, settled, players } = after
  if (!game.standing || !firm || settled.end || settled.empty.length > 0) return null
  for (const side of game.awaits(firm.open())) {
    if (players[side] !== 'person') continue
    const firmly = game.standing.patience(firm.open(), side)
    const patience = game.standing.patience(stateFor(after, side)!.open(), side)
    if (firmly === null && patience === null) continue
    const hasLostClock = before.timing !== null && after.timing === null
    const isAnew = before.timeout?.side !== side || hasLostClock || beginsAnew(entry, side)
    const at = Math.max(after.timing?.at ?? 0, Date.parse(entry.time))
    return { side, since: isAnew ? at : before.timeout.since, patience }
  }
  return null
}

const beginsAnew = (entry: Entry, side: string): boolean =>
  ((entry.kind === 'filed' || entry.kind === 'joined') && entry.by === side) ||
  (entry.kind === 'order' && entry.by === side && entry.firm && isInPerson(entry)) ||
  (entry.kind === 'affair' && entry.affair.type === 'accept' && entry.affair.what === 'takeBack')

/**
 * When the choice is made by standing orders; null: never, as none is left to them, or as the game is paused. Nobody is
 * cut short who is about it: each order that he could still take back gives him all his hours. His time does not run
 * out before that: at its end they decide, unless it was over when the choice came up.
 */
export function lapseEnds(match: Match, outages: readonly Span[]): number | null {
  const { timeout: lapse, timing } = match
  if (!lapse || lapse.patience === null) return null
  const { side, patience } = lapse
  const draft = draftsOf(match, side).at(-1)
  const since = Math.max(lapse.since, draft ? Date.parse(draft.time) : 0)
  const ends = instantAway(timing, side, since, patience, outages)
  const deadline = deadlineOf(timing, side, outages)
  return ends !== null && deadline !== null && deadline > since ? Math.min(ends, deadline) : ends
}

/** The order that is due instead of a player's own at an instant; null while he still has time. */
export function orderInstead(
  game: Game,
  match: Match,
  at: number,
  { outages }: Lapsed,
): { side: string; order: AnyOrder } | null {
  const ends = lapseEnds(match, outages)
  if (!match.timeout || ends === null || ends > at) return null
  const { side } = match.timeout
  return { side, order: game.standing!.instead(stateFor(match, side)!.open(), side) }
}
