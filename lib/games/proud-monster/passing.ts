import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { opponent, type Side } from '@/lib/wargame/ruleset'
import type { PassMoment } from '@/lib/wargame/staff/pass'
import { ownAims } from './computer/worth'
import type { Rules } from './in-force'
import type { Situation } from './situation'
import { dueStep, type Table } from './state'
import type { View } from './view'

/** The player turn that goes on, by name. That of the Mutual Reinforcement Phase is another than the Soviet one after it (8.1). */
export const playerTurnOf = ({
  turn,
  couplet,
  phase,
  acting,
}: Pick<Table, 'turn' | 'couplet' | 'phase' | 'acting'>) =>
  `${turn}/${couplet}/${phase === 'reinforcement' ? phase : acting}`

/**
 * Whose sitting it is: what the Soviet files in the Mutual Reinforcement Phase is the last of that in which he has moved, and
 * what the German files the first of that in which he is to (8.1).
 */
const sittingOf = (table: Table): Side | null => {
  const due = dueStep(table)
  if (!due) return null
  return table.phase === 'reinforcement' && 'side' in due ? due.side : table.acting
}

const onMap = (at: Situation, side: Side) =>
  new Map(onMapUnits(at, side).map((unit) => [unit, hexOf(at, unit)!] as const))

/**
 * What of turns that are passed a level says, or a game that extends it: mud and snow by zones, and what besides is told of
 * attacks.
 */
export const passingWith = (
  deep: (at: Situation) => PassMoment['deep'] = () => ({}),
  attacks: readonly string[] = [],
) => ({
  sitting: sittingOf,
  attacks: ['log-attack', ...attacks],
  moment: (rules: Rules, { table, viewer }: View): PassMoment => {
    const at: Situation = { rules, open: table }
    const side = viewer as Side
    return {
      sitting: sittingOf(table),
      turn: table.turn,
      enemies: onMap(at, opponent(side)),
      own: onMap(at, side),
      places: ownAims(at, side).map(({ hex }) => hex),
      deep: deep(at),
      distance: (one, other) => rules.board.distance(one, other),
    }
  },
})

/** By the rules of the beginners. */
export const passing = passingWith()
