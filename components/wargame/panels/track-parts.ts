import { SIDES, type Side } from '@/lib/wargame/ruleset'
import type { TrackBar, TrackCell } from '../later-port'
import type { TableWords } from '../text/table-words'

/** Turns as a track; `told`: what is told of each. */
export const turnCells = (
  { turnName }: TableWords,
  turns: readonly number[],
  now: number,
  told: (turn: number) => Pick<TrackCell, 'label' | 'brings'> & Partial<Pick<TrackCell, 'tone'>>,
): TrackCell[] =>
  turns.map((turn) => ({ text: turnName(turn), tone: 'plain', now: turn === now, ...told(turn) }))

/** What is counted of each side, side by side. */
export const sideBars = ({ sideName }: TableWords, count: (side: Side) => number): TrackBar[] =>
  SIDES.map((side) => ({ label: sideName(side), side, value: count(side) }))
