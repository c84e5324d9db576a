import type { Cite } from '@/lib/kernel/decision'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex } from '../state'
import { groundCost, roadCost, stepCost } from './12-costs'
import { leftAfter, pointsLeft } from './12-movement'

/** One part of what a move costs: what for, by which rule, and how many points (`parts`); null: all that the unit has. */
export interface CostPart {
  readonly cite: Cite
  readonly what: `cost.${'all' | 'country' | 'river'}`
  readonly parts: number | null
}

/** What a move costs the slowest of some units of a stack, part by part (12.10 to 12.20). */
export function costParts(at: Situation, units: readonly CounterId[], path: readonly Hex[]): CostPart[] {
  const from = counterOf(at.open, units[0]!).at
  const leftOf = (unit: CounterId) => leftAfter(at, unit, from, path) ?? -1
  const unit = units.reduce((a, b) => (leftOf(b) >= 0 && leftOf(b) < leftOf(a) ? b : a))
  const legs = path.map((hex, n) => [path[n - 1] ?? from, hex] as const)
  // Along a road the ground is that of the road (12.20).
  const groundOf = (a: Hex, b: Hex): number =>
    (at.rules.board.has(a) ? roadCost(at, unit, a, b) : 0) || (groundCost(at, unit, b) ?? 0)
  const ground = legs.reduce((sum, [a, b]) => sum + groundOf(a, b), 0)
  const whole = legs.reduce((sum, [a, b]) => {
    const cost = at.rules.board.has(a) ? stepCost(at, unit, a, b) : groundCost(at, unit, b)
    return sum + (cost ?? 0)
  }, 0)
  // Everybody comes one hex far, with all that he has (12.3).
  if (whole > pointsLeft(at, unit)) return [{ what: 'cost.all', cite: 'PM 12.3', parts: null }]
  return [
    { what: 'cost.country', cite: 'PM 12.10', parts: ground },
    { what: 'cost.river', cite: 'PM 12.15', parts: whole - ground },
  ]
}
