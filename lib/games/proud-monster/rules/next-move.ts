import type { Situation } from '../situation'
import type { Side } from '../state'

/** What is kept of attacks as long as a phase lasts, where all rules are in force (14.4, 14.34). */
const OVER = { attacked: [], guests: [] }

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
  const ofPhase = rules.level === 'full' ? OVER : {}
  const next = { counters, acting: side, moving: null, turn: isOver ? turn + 1 : turn }
  return { rules, open: { ...open, ...ofPhase, ...next } }
}
