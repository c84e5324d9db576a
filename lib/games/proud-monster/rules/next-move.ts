import type { Situation } from '../situation'
import type { Side } from '../state'

/** The map as a side finds it that moves next (5.1): nobody has moved or fought yet. */
export function asNextMove({ rules, open }: Situation, side: Side): Situation {
  const { acting, couplet, turn } = open
  const isOver = acting === 'soviet' && side === 'german' && couplet === rules.sequence.couplets(turn)
  const counters = Object.fromEntries(
    Object.entries(open.counters).map(([unit, one]) => [
      unit,
      { ...one, from: null, left: null, fought: false },
    ]),
  )
  return { rules, open: { ...open, counters, acting: side, moving: null, turn: isOver ? turn + 1 : turn } }
}
