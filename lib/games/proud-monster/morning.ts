import { firstControl } from './control'
import type { Rules } from './in-force'
import { placing } from './placing'
import type { ScenarioId } from './state'

/** A scenario as the historical plans set it up, before anybody has moved: what lies open of it to all. */
export function morningOf(rules: Pick<Rules, 'board' | 'counters' | 'scenarios'>, scenario: ScenarioId) {
  const plans = { germanPlan: 'historical', sovietPlan: 'historical' } as const
  const placed = [...placing(rules, scenario, plans)].filter(([, hex]) => rules.board.has(hex))
  return {
    turn: rules.scenarios[scenario].firstTurn,
    placed: placed.map(([id, hex]) => ({ id, hex })),
    lies: { lost: 0, tried: null, from: null, left: null, fought: false },
    table: { scenario, taken: [] },
    firstControl,
  }
}
