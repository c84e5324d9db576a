import { type Complain, checkBattle, checkHolders } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import { SIDES, type State } from './state'
import { battleSteps } from './steps/battle'

/** What a schema alone cannot say of a position: parts that agree with each other. */
export const checkPosition =
  (rules: Rules) =>
  ({ table }: State, complain: Complain): void => {
    const { counters, battle, turn, scenario } = table
    checkHolders(
      counters,
      (id) => rules.counters[id]?.side,
      rules.board.has,
      (id, hex) => complain(['table', 'counters', id, 'at'], `both sides stand in ${hex}`),
    )
    if (turn > rules.lastTurn[scenario])
      complain(['table', 'turn'], `turn ${rules.lastTurn[scenario]} is the last of "${scenario}"`)
    checkBattle(table, battleSteps, (id) => rules.counters[id]?.side, complain)
    for (const [i, unit] of (battle?.active ?? []).entries())
      if (!battle!.defenders.includes(unit))
        complain(['table', 'battle', 'active', i], `${unit} is not among the defenders`)
    for (const [hex, side] of Object.entries(table.held))
      if (!rules.placeOf(hex) || !SIDES.includes(side)) complain(['table', 'held', hex], 'there is no place')
  }
