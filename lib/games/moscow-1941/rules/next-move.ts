import { cached } from '@/lib/wargame/cached'
import type { Situation } from '../situation'
import { type Counter, opponent, type Side } from '../state'

/** true: what a side may still do in this turn is done. */
const isOver = ({ open }: Situation, side: Side): boolean =>
  open.phase === 'operational' && open.acting === opponent(side) && side === 'german'

/** true: a side moves no more, as the last turn goes on and its part of it is done (MOS-54 to 56). */
export const movesNoMore = (at: Situation, side: Side): boolean =>
  isOver(at, side) && at.open.turn >= at.rules.lastTurn[at.open.scenario]

/** The turn in which a side moves next (MOS-54 to 56). */
const turnOfNextMove = (at: Situation, side: Side): number =>
  Math.min(at.rules.calendar.length, at.open.turn + (isOver(at, side) ? 1 : 0))

/** A unit as it begins a turn, recovered (MOS-55 to 57). */
const rested = (counter: Counter): Counter => ({
  ...counter,
  ...{ state: 'fresh', moved: false, fought: false, left: null },
})

/** The position as a side will find it when it moves next, if the other does no more. */
export const asNextMove = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Situation => {
    const { open, rules } = at
    if (!isOver(at, side)) return at
    const counters = Object.entries(open.counters).map(([id, counter]) => [
      id,
      rules.counters[id]?.side === side ? rested(counter) : counter,
    ])
    const turn = turnOfNextMove(at, side)
    return { rules, open: { ...open, turn, again: [], counters: Object.fromEntries(counters) } }
  },
  ({ open }) => [open],
)
